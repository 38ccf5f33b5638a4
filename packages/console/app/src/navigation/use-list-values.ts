import type { HttpClient } from '@careline/core/internal/http';
import type { FilteredList } from '@careline/core/internal/preferences';
import {
  type ListFilter,
  type ListOptions,
  type ListSource,
  type ListValues,
  listQuery,
  readListValues,
  useListPages,
  withUsual,
} from '@careline/ui/lists';
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

/** Returns what `ListView` needs of a list whose filters are in the address. */
export function useAddressedList<Row, About = null>(
  makeSource: (http: HttpClient) => ListSource<ListValues, Row, About>,
  filters: readonly ListFilter[],
  { saved, ...options }: ListOptions & { readonly saved?: FilteredList } = {},
) {
  const address = useListValues(filters, saved);
  const pages = useListPages(makeSource, withUsual(filters, address.values), options);
  return { ...address, filters, pages };
}
