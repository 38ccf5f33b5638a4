import type { HttpClient, HttpError } from '@careline/core/internal/http';
import type { FavouriteChange, FavouriteList } from '@careline/core/internal/preferences';
import { useQuery, useSubmission } from '../http/index.ts';

export interface Favourites<Entry> {
  /** Empty until loaded, or if loading fails. */
  readonly entries: readonly Entry[];
  /** Whether loading succeeded. */
  readonly areRead: boolean;
  readonly busy: boolean;
  readonly error: HttpError | undefined;
  readonly forget: () => void;
  /** Resolves to whether it was saved. `what` distinguishes one change from another. */
  readonly change: (what: string, change: FavouriteChange<Entry>) => Promise<boolean>;
}

export function useFavourites<Entry>(http: HttpClient, list: FavouriteList<Entry>): Favourites<Entry> {
  const { state, setValue } = useQuery<readonly Entry[]>([http, list], (signal) => list.read(http, signal));
  const { submit, busy, error, forget } = useSubmission();
  return {
    entries: state.phase === 'ready' ? state.value : [],
    areRead: state.phase === 'ready',
    busy,
    error,
    forget,
    async change(what, change) {
      const sent = await submit(what, () => list.change(http, change));
      if (!sent) return false;
      setValue(sent.answer);
      return true;
    },
  };
}
