import type { FilteredList } from '@careline/core/internal/preferences';
import { type ListFilter, type ListValues, listQuery, readListValues } from '@careline/ui/lists';
import { useSearchParams } from 'react-router';

/**
 * Reads a list's filters from the address and writes changes back to it, so that they can be linked to and restored.
 * With a key, the user can save them under names.
 */
export function useListValues(filters: readonly ListFilter[], saved?: FilteredList) {
  const [query, setQuery] = useSearchParams();
  return {
    values: readListValues(filters, query),
    onValuesChange: (next: ListValues) => setQuery(listQuery(filters, next), { replace: true }),
    saved,
  };
}
