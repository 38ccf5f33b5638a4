import { createOpenPatient, matchOfPatient, type OpenPatientState } from '@careline/core/internal/patients';
import { useStore } from '@careline/ui/store';
import { useEffect, useMemo } from 'react';
import { useConsole } from '../../console-context.tsx';

/** Loads the page's patient and adds them to the recent ones. `retry` reloads after a failure, `refresh` after a change. */
export function useOpenPatient(vitaId: string): {
  readonly who: OpenPatientState;
  readonly retry: () => void;
  readonly refresh: () => Promise<void>;
} {
  const { http, recents } = useConsole();
  const opened = useMemo(() => createOpenPatient({ http }), [http]);
  const who = useStore(opened.store, (whole) => whole);
  useEffect(() => {
    opened.open(vitaId);
    return opened.close;
  }, [opened, vitaId]);
  const patient = who.phase === 'open' ? who.patient : undefined;
  useEffect(() => {
    if (patient) recents.add(matchOfPatient(patient));
  }, [patient, recents]);
  return { who, retry: opened.retry, refresh: opened.refresh };
}
