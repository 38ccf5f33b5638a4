import { type CareListState, createCareList, type Goal, listGoals } from '@careline/core/care';
import type { HttpClient } from '@careline/core/http';
import { useEffect, useMemo } from 'react';
import { useStore } from '../../store/index.ts';

export interface GoalList {
  readonly state: CareListState<Goal>;
  /** Reads anew; what is shown stays until the answer is there. */
  readonly load: () => Promise<void>;
}

/** A patient's goals with the newest value of each. Nothing is asked for while `mayRead` is false. */
export function useGoals(http: HttpClient, vitaId: string, mayRead = true): GoalList {
  const list = useMemo(
    () =>
      createCareList<Goal>({
        vitaId,
        name: listGoals.name,
        read: () => http.call(listGoals, { query: { vitaId } }),
      }),
    [http, vitaId],
  );
  useEffect(() => {
    if (mayRead) void list.load();
  }, [list, mayRead]);
  const state = useStore(list.store, (whole) => whole);
  return useMemo(() => ({ state, load: list.load }), [state, list]);
}
