import { valueText } from '@careline/core/internal/clinical';
import { formatReading } from '@careline/core/internal/formatting';
import { lineLabel, type Trend, type TrendFlags, trendLabel } from '@careline/core/internal/trends';
import { ValueStatus, ValueStatuses } from '../../../forms/value-status/index.ts';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { IconButton } from '../../../primitives/button/index.ts';
import { Sparkline } from '../../sparkline/index.ts';
import { readingsViewerMessages } from '../readings-viewer.messages.ts';
import { signed } from '../signed.ts';
import { isReasonOf, useReadingWords } from '../table/use-reading-words.ts';
import { faced, isPair, type Summed, summed } from './trend-parts.ts';

export interface TrendCardProps {
  readonly trend: Trend;
  readonly flags: TrendFlags;
  /** Whether the user has put this trend first. */
  readonly isFirst?: boolean | undefined;
  readonly onToggleFirst?: (() => void) | undefined;
  readonly onOpen: () => void;
}

function When({ parts }: { readonly parts: readonly Summed[] }) {
  const t = useMessages(readingsViewerMessages);
  const words = useReadingWords();
  const [first] = parts;
  if (!first) return null;
  const changes = parts.map(({ summary }) => summary.change);
  const change = changes.every((one) => one !== undefined) ? changes.map(signed).join(' / ') : undefined;
  return (
    <p className="text-muted text-xs tabular-nums">
      {words.short(first.summary.last.at)}
      {change !== undefined && ` · ${t('change', { change })}`}
    </p>
  );
}

/** Shows one value in large digits with its flag. */
function One({ parts }: { readonly parts: readonly Summed[] }) {
  const lasts = parts.map(({ summary }) => summary.last.shown);
  return (
    <>
      <p translate="no" className="text-title tabular-nums">
        {formatReading(lasts.map(({ text }) => text).join('/'), lasts[0]?.unit)}
      </p>
      <p className="flex min-h-6 items-center">
        <ValueStatuses values={faced(parts)} act />
      </p>
      <When parts={parts} />
    </>
  );
}

/** Lists several values with a day each, because they rarely come from one record. */
function Several({ parts }: { readonly parts: readonly Summed[] }) {
  const locale = useLocale();
  const words = useReadingWords();
  return (
    <dl className="flex flex-col gap-2 tabular-nums">
      {parts.map(({ line, summary }) => (
        <div key={line.definition.key} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <dt className="text-sm">{lineLabel(line.definition, locale)}</dt>
          <dd translate="no" className="font-semibold">
            {formatReading(summary.last.shown.text, summary.last.shown.unit)}
          </dd>
          <dd className="basis-full text-muted text-xs">
            {[words.short(summary.last.at), signed(summary.change)].filter(Boolean).join(' · ')}
          </dd>
          <dd className="basis-full">
            <ValueStatus face={summary.face} act />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows the latest value that no chart can show, with status and day or the reason. */
function NotDrawn({ trend, flags }: Omit<TrendCardProps, 'onOpen'>) {
  const words = useReadingWords();
  const locale = useLocale();
  const latest = trend.unplaced.findLast(({ time }) => time !== undefined) ?? trend.unplaced.at(-1);
  if (!latest) return null;
  const { record, key, time, reason } = latest;
  const face = flags.valueStatusOf(record, key);
  const isExplained = reason === 'in-words' || isReasonOf(reason, face);
  const parts = [time ? words.short(time.at) : words.when(time), isExplained ? '' : words.reason(reason)];
  return (
    <>
      <p translate="no" className="wrap-anywhere text-title tabular-nums">
        {valueText(latest, record.metric, locale)}
      </p>
      <p className="flex min-h-6 items-center">
        <ValueStatus face={face} act />
      </p>
      <p className="text-muted text-xs tabular-nums">{parts.filter(Boolean).join(' · ')}</p>
    </>
  );
}

function Count({ trend }: { readonly trend: Trend }) {
  const t = useMessages(readingsViewerMessages);
  const drawn = trend.lines.reduce((sum, { points }) => Math.max(sum, points.length), 0);
  const { length } = trend.unplaced;
  const many = trend.lines.length > 1 && trend.definition.key !== 'bloodPressure';
  const all = many ? trend.lines.reduce((sum, { points }) => sum + points.length, 0) : drawn;
  const inWords = trend.unplaced.filter(({ reason }) => reason === 'in-words').length;
  const values = all + inWords;
  const parts = [
    ...(values > 0 ? [t('values', { count: values })] : []),
    ...(length > inWords ? [t('notDrawn', { count: length - inWords })] : []),
  ];
  return <p className="text-muted text-xs tabular-nums">{parts.join(' · ')}</p>;
}

/** Summarises a trend. The whole card is clickable, but only its name is a control. */
export function TrendCard(props: TrendCardProps) {
  const { trend, flags, isFirst = false, onToggleFirst, onOpen } = props;
  const t = useMessages(readingsViewerMessages);
  const locale = useLocale();
  const label = trendLabel(trend.definition, locale);
  const parts = summed(trend, flags);
  const one = parts.length === 1 || isPair(trend, parts);
  return (
    <li className="relative flex min-w-0 flex-col gap-1 rounded-card border border-line bg-raised p-4 hover:bg-hover">
      <div className="flex min-h-9 items-start justify-between gap-3">
        <h3 className="min-w-0 font-medium">
          <button
            type="button"
            data-trend={trend.definition.key}
            onClick={onOpen}
            className="wrap-anywhere text-start after:absolute after:inset-0"
          >
            {label}
          </button>
        </h3>
        {onToggleFirst && (
          <IconButton
            icon="push_pin"
            label={t(isFirst ? 'notFirst' : 'first', { trend: label })}
            aria-pressed={isFirst}
            data-print="hidden"
            // Must be above the name, whose click area covers the card.
            className="-my-1.5 relative z-10 ms-auto size-9! text-muted opacity-60 hover:opacity-100 focus-visible:opacity-100 aria-pressed:text-accent aria-pressed:opacity-100"
            onClick={onToggleFirst}
          />
        )}
        {parts.some(({ summary }) => summary.count > 1) && (
          <Sparkline lines={parts.map(({ line }) => line.points)} />
        )}
      </div>
      {parts.length === 0 && <NotDrawn trend={trend} flags={flags} />}
      {one ? <One parts={parts} /> : <Several parts={parts} />}
      <Count trend={trend} />
    </li>
  );
}
