import {
  readWorklistFilters,
  WORKLIST_FILTERS,
  type WorklistFilters,
} from '@careline/core/internal/calls/worklist';
import { serverSeconds } from '@careline/core/internal/clock';
import { isoDay } from '@careline/core/internal/formatting';
import { SavedFilters } from '@careline/ui/preferences';
import { useTimeZone } from '@careline/ui/provider';

/** Returns the filters as a query string's parameters. */
export function queryOfWork(filters: WorklistFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of WORKLIST_FILTERS) {
    const value = filters[name];
    if (value) query.set(name, value);
  }
  return query;
}

export interface SavedWorkFiltersProps {
  readonly filters: WorklistFilters;
  readonly onChange: (filters: WorklistFilters) => void;
}

/** Saved worklist filters with the person's own names. The owner filter stays as chosen and is not saved. */
export function SavedWorkFilters({ filters, onChange }: SavedWorkFiltersProps) {
  const timeZone = useTimeZone();
  const { owner, ...others } = filters;
  return (
    <SavedFilters
      list="worklist"
      query={queryOfWork(others).toString()}
      onApply={(saved) => onChange({ ...readWorklistFilters(new URLSearchParams(saved)), owner })}
      today={isoDay(serverSeconds(), timeZone) ?? ''}
    />
  );
}
