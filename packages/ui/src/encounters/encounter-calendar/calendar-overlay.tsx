import { placeOf } from '@careline/core/internal/encounters/calendar';
import type { CSSProperties } from 'react';
import type { CalendarColumn, RowWindow } from './calendar-model.ts';

/** A time being chosen, before anything is stored. */
export interface Outline {
  readonly column: number;
  /** Unix seconds. */
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

interface OverlayProps {
  readonly columns: readonly CalendarColumn[];
  readonly window: RowWindow;
  readonly outline: Outline | undefined;
  /** Unix seconds. */
  readonly now: number;
  readonly nowWords: string;
}

/** Returns the position in drawn rows, or undefined outside of them. */
function rowsOf({ columns, window }: OverlayProps, column: number, start: number, end = start) {
  const rows = columns[column]?.rows ?? [];
  const known = rows.filter((one) => one !== undefined);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined || start < first || start >= last + 1800) return undefined;
  const top = placeOf(rows, start) - window.first;
  const bottom = placeOf(rows, end, false) - window.first;
  return top < 0 || top > window.until - window.first ? undefined : { top, bottom: Math.max(top, bottom) };
}

const placeStyle = (column: number, top: number, rows: number): CSSProperties =>
  ({ '--column': column, '--top': top, '--rows': rows }) as CSSProperties;

const AT =
  'pointer-events-none absolute top-[calc(var(--calendar-head)+var(--calendar-row)*var(--top))] left-[calc(var(--calendar-times)+(100%-var(--calendar-times))*var(--column)/var(--columns))] w-[calc((100%-var(--calendar-times))/var(--columns))]';

/** The line of the current time, and the outline of a time being chosen. Other elements say both in words. */
export function CalendarOverlay(props: OverlayProps) {
  const { columns, outline, now, nowWords } = props;
  const chosen = outline && rowsOf(props, outline.column, outline.start, outline.end);
  return (
    <div aria-hidden="true" data-print="hidden">
      {columns.map(({ key }, index) => {
        const at = rowsOf(props, index, now);
        return (
          at && (
            <div
              key={key}
              title={nowWords}
              style={placeStyle(index, at.top, 0)}
              className={`${AT} z-2 border-danger border-t-2 before:absolute before:-top-1.25 before:-left-1 before:size-2 before:rounded-full before:bg-danger`}
            />
          )
        );
      })}
      {outline && chosen && (
        <div
          style={placeStyle(outline.column, chosen.top, Math.max(0.5, chosen.bottom - chosen.top))}
          className={`${AT} z-4 flex h-[calc(var(--calendar-row)*var(--rows))] items-start overflow-hidden rounded-control border-2 border-accent bg-accent-soft px-1 font-semibold text-on-accent-soft text-xs opacity-90 shadow-raised`}
        >
          <span className="truncate tabular-nums">{outline.words}</span>
        </div>
      )}
    </div>
  );
}
