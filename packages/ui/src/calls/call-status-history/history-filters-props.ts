import type { CallHistoryFilters } from '@careline/core/calls/history';
import type { CallAuthors } from './use-call-authors.ts';

export interface HistoryFiltersProps {
  readonly filters: CallHistoryFilters;
  readonly onChange: (filters: CallHistoryFilters) => void;
  /** Whose calls can be asked for. */
  readonly authors: CallAuthors;
}
