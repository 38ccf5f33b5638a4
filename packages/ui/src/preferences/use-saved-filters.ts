import type { HttpClient, HttpError } from '@careline/core/http';
import {
  changeSavedFilters,
  type FilterChange,
  type FilteredList,
  readSavedFilters,
  type SavedFilter,
} from '@careline/core/preferences';
import { newId, useQuery, useSubmission } from '../http/index.ts';

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
  const { state, setValue } = useQuery<readonly SavedFilter[]>([http], (signal) =>
    readSavedFilters(http, signal),
  );
  const { submit, busy, error, forget } = useSubmission();
  const all = state.phase === 'ready' ? state.value : [];
  async function change(what: string, of: FilterChange): Promise<boolean> {
    const sent = await submit(what, () => changeSavedFilters(http, of));
    if (!sent) return false;
    setValue(sent.answer);
    return true;
  }
  return {
    filters: all.filter((filter) => filter.list === list),
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
