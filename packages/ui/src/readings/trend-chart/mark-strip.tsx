import type { TimeSpan } from '@careline/core/internal/trends';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useFormatEpochDate, useMessages } from '../../messages/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { trendChartMessages } from '../trends.messages.ts';
import type { ChartLayout } from './chart-layout.ts';
import { stopOfKey } from './chart-stops.ts';

/** A patient's call or note on the timeline of a chart. */
export interface TimeMark {
  readonly id: string;
  /** Unix seconds. */
  readonly at: number;
  readonly kind: 'call' | 'note';
  /** Read aloud when the mark is reached: who and what, in the user's language. */
  readonly text: string;
}

export interface MarkStripProps {
  readonly marks: readonly TimeMark[];
  readonly layout: ChartLayout;
  readonly span: TimeSpan;
}

const HEIGHT = 20;
/** Pixels. Closer marks are drawn as one, but the keyboard reaches each of them. */
const CLOSEST = 5;

/** Calls are round, notes are square. */
const SHAPES = { call: 'm0-4a4 4 0 1 0 0 8a4 4 0 1 0 0-8', note: 'm-3.5-3.5h7v7h-7z' } as const;

const placeOf = ({ at }: TimeMark, { x }: ChartLayout): number => Math.round(x(at) / CLOSEST) * CLOSEST;

/** Returns all marks of a kind as one path, with each position once. */
function pathOf(marks: readonly TimeMark[], kind: TimeMark['kind'], layout: ChartLayout): string {
  const places = new Set(marks.filter((mark) => mark.kind === kind).map((mark) => placeOf(mark, layout)));
  return [...places].map((place) => `M${place} ${HEIGHT / 2}${SHAPES[kind]}`).join('');
}

const inOrder = (marks: readonly TimeMark[], { from, to }: TimeSpan): readonly TimeMark[] =>
  marks.filter(({ at }) => at >= from && at <= to).toSorted((one, other) => one.at - other.at);

function Sample({ kind }: Pick<TimeMark, 'kind'>) {
  const t = useMessages(trendChartMessages);
  return (
    <span className="inline-flex items-center gap-1 text-muted">
      <svg width="10" height="10" viewBox="-5 -5 10 10" aria-hidden="true">
        <path d={`M0 0${SHAPES[kind]}`} className={kind === 'call' ? 'fill-info' : 'fill-muted'} />
      </svg>
      {t(kind)}
    </span>
  );
}

/** Shows calls and notes under a chart. A separate slider reads each of them. */
export function MarkStrip({ marks, layout, span }: MarkStripProps) {
  const timeZone = useTimeZone();
  const formatEpochDate = useFormatEpochDate();
  const t = useMessages(trendChartMessages);
  const [chosen, setChosen] = useState<number>();
  const shown = inOrder(marks, span);
  const last = shown.length - 1;
  const current = Math.min(chosen ?? last, last);
  const mark = shown[current];
  if (!mark) return null;
  const date = formatEpochDate(mark.at, { timeZone });

  function onKeyDown(event: KeyboardEvent) {
    const to = stopOfKey(event.key, current, last);
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setChosen(to);
  }
  function onPointerMove({ clientX, currentTarget }: PointerEvent) {
    const place = clientX - currentTarget.getBoundingClientRect().left;
    const distance = (index: number): number => Math.abs(layout.x(shown[index]?.at ?? 0) - place);
    let nearest = 0;
    for (const index of shown.keys()) if (distance(index) < distance(nearest)) nearest = index;
    setChosen(nearest);
  }
  return (
    <div className="flex flex-col gap-1">
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('marks')}
        aria-valuemin={1}
        aria-valuemax={shown.length}
        aria-valuenow={current + 1}
        aria-valuetext={t('mark', { date, text: mark.text, number: current + 1, count: shown.length })}
        className="touch-pan-y"
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerDown={onPointerMove}
      >
        <svg width={layout.width} height={HEIGHT} aria-hidden="true" className="block">
          <path d={`M${layout.plot.x} ${HEIGHT / 2}h${layout.plot.width}`} className="stroke-line" />
          <path d={pathOf(shown, 'call', layout)} className="fill-info" />
          <path d={pathOf(shown, 'note', layout)} className="fill-muted" />
          <circle
            cx={placeOf(mark, layout)}
            cy={HEIGHT / 2}
            r="7"
            className="fill-none stroke-2 stroke-focus"
          />
        </svg>
      </div>
      <p className="flex min-h-6 flex-wrap gap-x-3 text-sm" aria-hidden="true">
        <Sample kind={mark.kind} />
        <span className="text-muted tabular-nums">{date}</span>
        <span className="wrap-anywhere min-w-0">{mark.text}</span>
      </p>
    </div>
  );
}
