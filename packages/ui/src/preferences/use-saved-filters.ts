import type { HttpClient, HttpError } from '@careline/core/internal/http';
import { type FilteredList, type SavedFilter, savedFilters } from '@careline/core/internal/preferences';
import { newId } from '../http/index.ts';
import { useFavourites } from './use-favourites.ts';

export interface SavedFilters {
  /** Of this list; empty until they are there, and where they cannot be read. */
  readonly filters: readonly SavedFilter[];
  readonly busy: boolean;
  readonly error: HttpError | undefined;
  readonly forget: () => void;
  /** Whether it is stored. */
  readonly save: (name: string, query: string) => Promise<boolean>;
  readonly rename: (id: string, name: string) => Promise<boolean>;
  readonly remove: (id: string) => Promise<boolean>;
}

/** The filters that the person has saved for a list. */
export function useSavedFilters(http: HttpClient, list: FilteredList): SavedFilters {
  const { entries, busy, error, forget, change } = useFavourites(http, savedFilters);
  return {
    filters: entries.filter((filter) => filter.list === list),
    busy,
    error,
    forget,
    save(name, query) {
      const id = newId();
      return change(`save ${name} ${query}`, (filters) => [...filters, { id, list, name, query }]);
    },
    rename: (id, name) =>
      change(`rename ${id} ${name}`, (filters) =>
        filters.map((filter) => (filter.id === id ? { ...filter, name } : filter)),
      ),
    remove: (id) => change(`remove ${id}`, (filters) => filters.filter((filter) => filter.id !== id)),
  };
}
