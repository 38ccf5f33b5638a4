import type { CallHistoryFilters } from '@careline/core/internal/calls/history';
import type { CallAuthors } from './use-call-authors.ts';

export interface HistoryFiltersProps {
  readonly filters: CallHistoryFilters;
  readonly onChange: (filters: CallHistoryFilters) => void;
  /** Whose calls can be asked for. */
  readonly authors: CallAuthors;
}

/** Whether the first day lies after the last one, which no call can fit. */
export function hasDatesReversed({ from, to }: CallHistoryFilters): boolean {
  return from !== undefined && to !== undefined && from > to;
}

/** What the filters stand in, before they are here too: they push nothing down when they come. */
export const FILTERS_GRID =
  'grid grid-cols-2 items-start gap-x-4 gap-y-3 @xl:grid-cols-3 @3xl:grid-cols-[repeat(3,minmax(0,1fr))_auto_auto] @max-xs:grid-cols-1';
