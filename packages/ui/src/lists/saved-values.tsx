import { isoDay } from '@careline/core/internal/formatting';
import type { FilteredList } from '@careline/core/internal/preferences';
import type { SavedFiltersProps } from '../preferences/saved-filters.tsx';
import { onDemand } from '../primitives/on-demand/index.ts';
import { useNow, useTimeZone } from '../provider/index.ts';
import type { ListFilter, ListValues } from './list-model.ts';
import { readListValues, savableQuery } from './list-values.ts';

/** Loaded by lists that offer it only. */
const SavedFilters = onDemand<SavedFiltersProps>(
  async () => (await import('../preferences/saved-filters.tsx')).SavedFilters,
  null,
);

export interface SavedValuesProps {
  readonly list: FilteredList;
  readonly filters: readonly ListFilter[];
  readonly values: ListValues;
  readonly onChange: (values: ListValues) => void;
}

/** Saves the values of a list under names. A typed text stays as it is and is never saved. */
export function SavedValues({ list, filters, values, onChange }: SavedValuesProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const typed = filters.flatMap(({ kind, key }) =>
    kind === 'text' && values[key] ? [[key, values[key]]] : [],
  );
  return (
    <SavedFilters
      list={list}
      query={savableQuery(filters, values).toString()}
      onApply={(query) =>
        onChange({ ...Object.fromEntries(typed), ...readListValues(filters, new URLSearchParams(query)) })
      }
      today={isoDay(Math.floor(now() / 1000), timeZone) ?? ''}
    />
  );
}
