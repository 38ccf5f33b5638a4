import { type Colleague, listColleagues } from '@careline/core/internal/care';
import type { HttpClient } from '@careline/core/internal/http';
import { useMemo } from 'react';
import { useQuery } from '../../http/index.ts';

export interface TaskPeople {
  /** The user comes first, then the others by name. */
  readonly people: readonly Colleague[];
  readonly teams: readonly Colleague[];
  readonly failed: boolean;
  readonly reload: () => void;
}

const meFirst = (people: readonly Colleague[]): readonly Colleague[] =>
  people.toSorted((one, other) => Number(other.mine) - Number(one.mine));

/** Returns who can be assigned a task at the facility. Empty until the names have loaded. */
export function useTaskPeople(http: HttpClient): TaskPeople {
  const { state, refresh } = useQuery([http], (signal) => http.call(listColleagues, { signal }));
  return useMemo(() => {
    const { data, teams } = state.phase === 'ready' ? state.value : { data: [], teams: [] };
    const failed = state.phase === 'failed' || (state.phase === 'ready' && state.error !== undefined);
    return { people: meFirst(data), teams, failed, reload: refresh };
  }, [state, refresh]);
}
