import type { WorkItem, WorklistState } from '@careline/core/internal/calls/worklist';
import { useLayoutEffect, useRef, useState } from 'react';

/** As long as a row takes to leave (`animate-leave`). */
const LEAVE_MS = 150;
/** More at once is the list made anew. */
const MOST_LEAVING = 3;

export interface ShownRow {
  readonly key: string;
  readonly item: WorkItem;
  /** It is done with, and is only seen to go. */
  readonly isLeaving: boolean;
}

const keyOf = ({ vitaId, programme }: WorkItem): string => `${vitaId} ${programme}`;

const wantsLess = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What stood there before, each where it stood, with those that are gone marked. */
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
 * The rows, and for a moment those that left the list: whoever comes back from a call sees that it is done. Rows of other filters
 * do not leave, they are another list.
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
  // Before anything is painted: a row must not be gone for a frame before it is seen to go.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { rows, filters };
    if (before.rows === rows || before.filters !== filters || wantsLess()) return;
    const here = new Set(rows.map(keyOf));
    const left = before.rows.filter((item) => !here.has(keyOf(item))).length;
    if (left === 0 || left > MOST_LEAVING) return;
    setGone({ before: before.rows, of: rows });
    const timer = setTimeout(() => setGone(undefined), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [rows, filters]);
  return gone?.of === rows ? withGone(gone.before, rows) : withGone([], rows);
}
