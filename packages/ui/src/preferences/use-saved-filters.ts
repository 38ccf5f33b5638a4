import type { HttpClient, HttpError } from '@careline/core/internal/http';
import { type FilteredList, type SavedFilter, savedFilters } from '@careline/core/internal/preferences';
import { newId } from '../http/index.ts';
import { useFavourites } from './use-favourites.ts';

export interface SavedFilters {
  /** Filters of this list; empty until loaded, or if loading fails. */
  readonly filters: readonly SavedFilter[];
  readonly busy: boolean;
  readonly error: HttpError | undefined;
  readonly forget: () => void;
  /** Resolves to whether it was saved. */
  readonly save: (name: string, query: string) => Promise<boolean>;
  readonly rename: (id: string, name: string) => Promise<boolean>;
  readonly remove: (id: string) => Promise<boolean>;
}

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
