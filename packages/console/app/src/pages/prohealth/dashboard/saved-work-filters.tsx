import {
  readWorklistFilters,
  WORKLIST_FILTERS,
  type WorklistFilters,
} from '@careline/core/internal/calls/worklist';
import { serverSeconds } from '@careline/core/internal/clock';
import { isoDay } from '@careline/core/internal/formatting';
import { SavedFilters } from '@careline/ui/preferences';
import { useTimeZone } from '@careline/ui/provider';

/** The query of the address of a worklist. */
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

/** Filters of the worklist under names of one's own. Whose patients they are stays as it is chosen. */
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
