import { formatReading } from '@careline/core/internal/formatting';
import { lineLabel, type Trend, type TrendFlags, trendLabel } from '@careline/core/internal/trends';
import { ValueStatuses } from '../../../forms/value-status/index.ts';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { GraverValue } from '../../graver-value/index.ts';
import { Sparkline } from '../../sparkline/index.ts';
import { readingsViewerMessages } from '../readings-viewer.messages.ts';
import { useReadingWords } from '../table/use-reading-words.ts';
import { changeOf, faced, isPair, type Summed, summed } from './trend-parts.ts';

export interface TrendLinesProps {
  readonly trends: readonly Trend[];
  readonly flags: TrendFlags;
  /** Maximum number of lines. */
  readonly most: number;
  readonly label: string;
  readonly onOpen: (trend: string) => void;
}

/** Returns the parts to show in one line: a pair, or the part measured last. */
function shownParts(trend: Trend, flags: TrendFlags): readonly Summed[] {
  const parts = summed(trend, flags);
  if (isPair(trend, parts)) return parts;
  return parts.toSorted((one, other) => other.summary.last.at - one.summary.last.at).slice(0, 1);
}

function TrendLineItem({
  trend,
  flags,
  onOpen,
}: Pick<TrendLinesProps, 'flags' | 'onOpen'> & { readonly trend: Trend }) {
  const t = useMessages(readingsViewerMessages);
  const locale = useLocale();
  const words = useReadingWords();
  const parts = shownParts(trend, flags);
  const [first] = parts;
  if (!first) return null;
  const { definition } = trend;
  const name = parts.length === 1 && definition.lines.length > 1 ? first.line.definition : undefined;
  const { last } = first.summary;
  const value = formatReading(parts.map(({ summary }) => summary.last.shown.text).join('/'), last.shown.unit);
  const change = changeOf(parts);
  const isFlagged = parts.some(({ summary }) => summary.face.kind === 'flag');
  return (
    <li className="flex flex-col gap-0.5 border-line border-t py-1.5 first:border-t-0">
      <span className="flex items-center justify-between gap-2">
        <span className="min-w-0">
          <button
            type="button"
            className="wrap-anywhere block text-start text-muted text-xs hover:underline"
            onClick={() => onOpen(definition.key)}
          >
            {[trendLabel(definition, locale), name && lineLabel(name, locale)].filter(Boolean).join(', ')}
          </button>
          <span translate="no" className="block font-semibold text-sm tabular-nums">
            {value}
          </span>
          <span className="block text-muted text-xs tabular-nums">
            {[words.short(last.at), change !== undefined && t('change', { change })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        {first.summary.count > 1 && <Sparkline lines={parts.map(({ line }) => line.points)} />}
      </span>
      {isFlagged && <ValueStatuses values={faced(parts)} />}
      <GraverValue lines={parts.map(({ summary }) => summary)} />
    </li>
  );
}

/** The newest value of each trend with its change and course, one below the other. */
export function TrendLines({ trends, flags, most, label, onOpen }: TrendLinesProps) {
  const drawn = trends.filter((trend) => shownParts(trend, flags).length > 0).slice(0, most);
  if (drawn.length === 0) return null;
  return (
    <ul aria-label={label}>
      {drawn.map((trend) => (
        <TrendLineItem key={trend.definition.key} {...{ trend, flags, onOpen }} />
      ))}
    </ul>
  );
}
