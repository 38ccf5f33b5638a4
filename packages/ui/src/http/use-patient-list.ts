import { ofPatient, type QueryState } from '@careline/core/internal/http';
import { useMemo } from 'react';
import { useQuery } from './use-query.ts';

export interface PatientListSource<Item> {
  readonly vitaId: string;
  readonly endpoint: { readonly name: string };
  readonly read: (
    signal: AbortSignal,
  ) => Promise<{ readonly vitaId: string; readonly data: readonly Item[] }>;
  /** Requests nothing while false. */
  readonly isAsked?: boolean;
}

export interface PatientList<Item> {
  readonly state: QueryState<readonly Item[]>;
  /** Reloads, for example after a change or a failure. The displayed data stays until the response arrives. */
  readonly refresh: () => void;
}

/** Returns a list about one patient. Rejects data about another patient. */
export function usePatientList<Item>(source: PatientListSource<Item>): PatientList<Item> {
  const { vitaId, endpoint, read, isAsked } = source;
  const { state, refresh } = useQuery(
    [vitaId, endpoint],
    async (signal) => ofPatient(await read(signal), vitaId, endpoint).data,
    { endpoint: endpoint.name, ...(isAsked !== undefined && { isAsked }) },
  );
  return useMemo(() => ({ state, refresh }), [state, refresh]);
}
