import type { WorkItem, WorklistState } from '@careline/core/internal/calls/worklist';
import { useLayoutEffect, useRef, useState } from 'react';

/** Duration of the leave animation in ms (`animate-leave`). */
const LEAVE_MS = 150;
/** If more rows leave at once, the list was reloaded, so nothing is animated. */
const MAX_LEAVING = 3;

export interface ShownRow {
  readonly key: string;
  readonly item: WorkItem;
  /** The row is done and only animates out. */
  readonly isLeaving: boolean;
}

const keyOf = ({ vitaId, programme }: WorkItem): string => `${vitaId} ${programme}`;

const wantsLess = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Merges the previous rows into the current ones at their old positions, marked as leaving. */
function withGone(before: readonly WorkItem[], rows: readonly WorkItem[]): readonly ShownRow[] {
  const here = new Set(rows.map(keyOf));
  const shown: ShownRow[] = rows.map((item) => ({ key: keyOf(item), item, isLeaving: false }));
  before.forEach((item, index) => {
    if (here.has(keyOf(item))) return;
    shown.splice(Math.min(index, shown.length), 0, { key: keyOf(item), item, isLeaving: true });
  });
  return shown;
}

/**
 * Returns the rows, with those that just left the list kept briefly for an animation.
 * A user coming back from a call sees that it is done. Rows of other filters do not animate: they are another list.
 */
export function useLeavingRows({
  rows,
  filters,
}: Pick<WorklistState, 'rows' | 'filters'>): readonly ShownRow[] {
  const last = useRef({ rows, filters });
  const [gone, setGone] = useState<{
    readonly before: readonly WorkItem[];
    readonly of: readonly WorkItem[];
  }>();
  // A layout effect, so that a leaving row does not disappear for one frame before it animates.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { rows, filters };
    if (before.rows === rows || before.filters !== filters || wantsLess()) return;
    const here = new Set(rows.map(keyOf));
    const left = before.rows.filter((item) => !here.has(keyOf(item))).length;
    if (left === 0 || left > MAX_LEAVING) return;
    setGone({ before: before.rows, of: rows });
    const timer = setTimeout(() => setGone(undefined), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [rows, filters]);
  return gone?.of === rows ? withGone(gone.before, rows) : withGone([], rows);
}
