import { type HttpClient, ofPatient, type QueryState } from '@careline/core/internal/http';
import { type LabOrder, type LabReport, listLabs } from '@careline/core/internal/labs';
import { useMemo } from 'react';
import { useQuery } from '../../http/index.ts';

export interface Labs {
  readonly orders: readonly LabOrder[];
  readonly reports: readonly LabReport[];
  readonly mayOrder: boolean;
}

export interface PatientLabsList {
  readonly state: QueryState<Labs>;
  readonly refresh: () => void;
}

/** Loads a patient's lab orders and results, newest first. Requests nothing while `isAsked` is false. */
export function useLabs(http: HttpClient, vitaId: string, isAsked = true): PatientLabsList {
  const { state, refresh } = useQuery<Labs>(
    [vitaId, listLabs],
    async (signal) =>
      ofPatient(await http.call(listLabs, { query: { vitaId }, signal }), vitaId, listLabs).data,
    { endpoint: listLabs.name, isAsked },
  );
  return useMemo(() => ({ state, refresh }), [state, refresh]);
}
