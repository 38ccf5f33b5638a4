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
