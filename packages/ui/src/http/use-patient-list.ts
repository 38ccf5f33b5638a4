import { ofPatient, type QueryState } from '@careline/core/internal/http';
import { useMemo } from 'react';
import { useQuery } from './use-query.ts';

/** Where a list about one patient comes from. */
export interface PatientListSource<Item> {
  readonly vitaId: string;
  readonly endpoint: { readonly name: string };
  readonly read: (
    signal: AbortSignal,
  ) => Promise<{ readonly vitaId: string; readonly data: readonly Item[] }>;
  /** Nothing is asked for while it is false. */
  readonly isAsked?: boolean;
}

export interface PatientList<Item> {
  readonly state: QueryState<readonly Item[]>;
  /** Anew, as after a change or a failure; what is shown stays until the answer is there. */
  readonly refresh: () => void;
}

/** A list about one patient; an answer about somebody else is refused. */
export function usePatientList<Item>(source: PatientListSource<Item>): PatientList<Item> {
  const { vitaId, endpoint, read, isAsked } = source;
  const { state, refresh } = useQuery(
    [vitaId, endpoint],
    async (signal) => ofPatient(await read(signal), vitaId, endpoint).data,
    { endpoint: endpoint.name, ...(isAsked !== undefined && { isAsked }) },
  );
  return useMemo(() => ({ state, refresh }), [state, refresh]);
}
