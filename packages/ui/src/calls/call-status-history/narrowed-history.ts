import type { CallHistoryFilters } from '@careline/core/internal/calls/history';
import type { CallAuthors } from './use-call-authors.ts';

export interface HistoryFiltersProps {
  readonly filters: CallHistoryFilters;
  readonly onChange: (filters: CallHistoryFilters) => void;
  readonly authors: CallAuthors;
}

/** Returns whether the first day is after the last one. No call matches such a range. */
export function hasDatesReversed({ from, to }: CallHistoryFilters): boolean {
  return from !== undefined && to !== undefined && from > to;
}

/** The grid of the filters. Shared with their placeholder so that nothing moves when they load. */
export const FILTERS_GRID =
  'grid grid-cols-2 items-start gap-x-4 gap-y-3 @xl:grid-cols-3 @3xl:grid-cols-[repeat(3,minmax(0,1fr))_auto_auto] @max-xs:grid-cols-1';
