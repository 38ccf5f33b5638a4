import { valueText } from '@careline/core/internal/clinical';
import { formatReading } from '@careline/core/internal/formatting';
import { lineLabel, type Trend, type TrendFlags, trendLabel } from '@careline/core/internal/trends';
import type { ReactNode } from 'react';
import { ValueStatus, ValueStatuses } from '../../../forms/value-status/index.ts';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { IconButton } from '../../../primitives/button/index.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/index.ts';
import { GraverValue } from '../../graver-value/index.ts';
import { Sparkline } from '../../sparkline/index.ts';
import { readingsViewerMessages } from '../readings-viewer.messages.ts';
import { isReasonOf, useReadingWords } from '../table/use-reading-words.ts';
import { changeOf, faced, isPair, type Summed, summed } from './trend-parts.ts';

export interface MeasureRowProps {
  readonly trend: Trend;
  readonly flags: TrendFlags;
  /** Whether the user has put this trend first. */
  readonly isFirst?: boolean | undefined;
  readonly onToggleFirst?: (() => void) | undefined;
  readonly onOpen: () => void;
}

/**
 * One line in a wide container: name, value, status, change, course, date, pin. In a narrow one the name has its
 * course next to it, the value its change and date, and the status stands below.
 */
const COLUMNS = [
  'grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 px-3 text-sm',
  '@4xl:grid-cols-[minmax(0,13rem)_8rem_minmax(0,1fr)_6rem_7rem_5rem_2.25rem]',
].join(' ');

const LINE = `grid min-h-row py-1 @4xl:py-0 ${COLUMNS}`;

/** The heading of the columns, in a wide container. */
export const HEAD = `@4xl:grid hidden min-h-7 border-row-line border-b bg-side font-medium text-muted text-xs ${COLUMNS}`;

interface LineProps {
  /** Whether the line is one of several of its measure. */
  readonly isPart?: boolean;
  readonly name: ReactNode;
  readonly value?: ReactNode;
  readonly status?: ReactNode;
  readonly change?: string | undefined;
  readonly course?: ReactNode;
  readonly when?: ReactNode;
  readonly pin?: ReactNode;
}

/** Where each cell stands: in a narrow container first, then in a wide one. */
const PLACES = {
  name: 'col-start-1 row-start-1 min-w-0',
  value:
    'col-start-1 row-start-2 @4xl:col-start-2 @4xl:row-start-1 @4xl:text-end wrap-anywhere font-semibold tabular-nums',
  status: 'col-span-3 row-start-3 @4xl:col-span-1 @4xl:col-start-3 @4xl:row-start-1 min-w-0',
  change:
    'col-start-2 row-start-2 @4xl:col-start-4 @4xl:row-start-1 whitespace-nowrap text-end text-muted text-xs tabular-nums',
  course: 'col-start-2 row-start-1 @4xl:col-start-5 justify-self-end',
  when: 'col-start-3 row-start-2 @4xl:col-start-6 @4xl:row-start-1 whitespace-nowrap text-end text-muted text-xs tabular-nums',
  pin: 'col-start-3 row-start-1 @4xl:col-start-7 justify-self-end',
} as const;

function Line({ isPart = false, name, value, status, change, course, when, pin }: LineProps) {
  const t = useMessages(readingsViewerMessages);
  return (
    <div className={`${LINE} ${isPart ? 'ps-7 @4xl:ps-3' : ''}`}>
      <div className={`${PLACES.name} ${isPart ? '@4xl:ps-4' : ''}`}>{name}</div>
      <p translate="no" className={PLACES.value}>
        {value}
      </p>
      <div className={PLACES.status}>{status}</div>
      <p className={PLACES.change}>
        {change !== undefined && (
          <>
            <span aria-hidden title={t('change', { change })}>
              {change}
            </span>
            <VisuallyHidden>{t('change', { change })}</VisuallyHidden>
          </>
        )}
      </p>
      <div className={PLACES.course}>{course}</div>
      <p className={PLACES.when}>{when}</p>
      <div className={PLACES.pin}>{pin}</div>
    </div>
  );
}

const courseOf = (parts: readonly Summed[]): ReactNode =>
  parts.some(({ summary }) => summary.count > 1) && (
    <Sparkline lines={parts.map(({ line }) => line.points)} />
  );

/** Returns the cells of values that are shown as one: a single line or both numbers of a pressure. */
function useValueCells() {
  const words = useReadingWords();
  return (parts: readonly Summed[]): Omit<LineProps, 'name' | 'isPart'> => {
    const lasts = parts.map(({ summary }) => summary.last);
    return {
      value: formatReading(lasts.map(({ shown }) => shown.text).join('/'), lasts[0]?.shown.unit),
      status: (
        <>
          <ValueStatuses values={faced(parts)} act />
          <GraverValue lines={parts.map(({ summary }) => summary)} />
        </>
      ),
      change: changeOf(parts),
      course: courseOf(parts),
      when: lasts[0] && words.short(lasts[0].at),
    };
  };
}

/** Returns the cells of the latest value that no chart can show, with status and day or the reason. */
function useNotDrawnCells() {
  const words = useReadingWords();
  const locale = useLocale();
  return ({ unplaced }: Trend, flags: TrendFlags): Omit<LineProps, 'name' | 'isPart'> => {
    const latest = unplaced.findLast(({ time }) => time !== undefined) ?? unplaced.at(-1);
    if (!latest) return {};
    const { record, key, time, reason } = latest;
    const face = flags.valueStatusOf(record, key);
    const isExplained = reason === 'in-words' || isReasonOf(reason, face);
    return {
      value: valueText(latest, record.metric, locale),
      status: (
        <span className="flex flex-wrap items-center gap-x-2">
          <ValueStatus face={face} act />
          {!isExplained && <span className="text-muted text-xs">{words.reason(reason)}</span>}
        </span>
      ),
      when: time ? words.short(time.at) : words.when(time),
    };
  };
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
  return <span className="text-muted text-xs tabular-nums">{parts.join(' · ')}</span>;
}

/** Summarises a trend. The whole row is clickable, but only its name is a control. */
export function MeasureRow({ trend, flags, isFirst = false, onToggleFirst, onOpen }: MeasureRowProps) {
  const t = useMessages(readingsViewerMessages);
  const locale = useLocale();
  const cellsOf = useValueCells();
  const notDrawn = useNotDrawnCells();
  const label = trendLabel(trend.definition, locale);
  const parts = summed(trend, flags);
  const isOne = parts.length === 1 || isPair(trend, parts);
  const name = (
    <div className="flex flex-wrap items-baseline gap-x-2">
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
      <Count trend={trend} />
    </div>
  );
  const pin = onToggleFirst && (
    <IconButton
      icon="push_pin"
      size="small"
      label={t(isFirst ? 'notFirst' : 'first', { trend: label })}
      aria-pressed={isFirst}
      data-print="hidden"
      // Must be above the name, whose click area covers the row.
      className="relative z-10 text-muted opacity-60 hover:opacity-100 focus-visible:opacity-100 aria-pressed:text-accent aria-pressed:opacity-100"
      onClick={onToggleFirst}
    />
  );
  const cells = isOne ? cellsOf(parts) : parts.length === 0 ? notDrawn(trend, flags) : {};
  return (
    <li data-print="together" className="relative border-row-line border-b last:border-b-0 hover:bg-hover">
      <Line name={name} pin={pin} {...cells} />
      {/* Several values have a day each, because they rarely come from one record. */}
      {!isOne &&
        parts.map((part) => (
          <Line
            key={part.line.definition.key}
            isPart
            name={lineLabel(part.line.definition, locale)}
            {...cellsOf([part])}
          />
        ))}
    </li>
  );
}
