import type { Indicator, IndicatorFigure } from '@careline/core/internal/insights';
import type { MonthWindow } from './month-window.ts';

export type NamedFigure = IndicatorFigure & { readonly indicator: Indicator };

/** Returns the figures of months that are over: from memory if they were counted in the last hour. */
export type FinishedMonths = (
  months: readonly MonthWindow[],
  count: (months: readonly MonthWindow[]) => Promise<readonly NamedFigure[]>,
) => Promise<readonly NamedFigure[]>;

/** Late entries and corrections appear after this time. */
const MAX_AGE_SECONDS = 3600;
const MAX_ENTRIES = 1000;

/** Creates a memory of figures. It is of the process: another one counts for itself. */
export function createFinishedMonths(): FinishedMonths {
  const counted = new Map<string, { readonly at: number; readonly figures: readonly NamedFigure[] }>();
  return async (months, count) => {
    const key = JSON.stringify(months.map(({ now: _, ...month }) => month));
    const now = months[0]?.now ?? 0;
    const known = counted.get(key);
    if (known && now - known.at < MAX_AGE_SECONDS) return known.figures;
    const figures = await count(months);
    counted.delete(key);
    counted.set(key, { at: now, figures });
    for (const oldest of counted.keys()) {
      if (counted.size <= MAX_ENTRIES) break;
      counted.delete(oldest);
    }
    return figures;
  };
}
