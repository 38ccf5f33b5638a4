import {
  createWorklist,
  readWorklistFilters,
  type WorkItem,
  type WorklistFilters,
} from '@careline/core/internal/calls/worklist';
import {
  ADMINISTERS,
  CALLS_PATIENTS,
  decideRight,
  patientPath,
  READS_RECORD,
  type Right,
} from '@careline/core/internal/navigation';
import { Worklist } from '@careline/ui/calls/worklist';
import type { BookedPatient } from '@careline/ui/encounters/encounter-booking';
import { onDemand } from '@careline/ui/primitives/on-demand';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useConsole } from '../../../console-context.tsx';
import { addressOfWork } from '../../../navigation/call-address.ts';
import { useProfile } from '../../../session/use-session.ts';
import { BookEncounter } from '../../booking/book-encounter.tsx';
import { GivePatient } from './give-patient.tsx';
import { queryOfWork, type SavedWorkFiltersProps } from './saved-work-filters.tsx';
import { useCarriedValues } from './use-carried-values.ts';
import { useHeldNext } from './use-held-next.ts';

const readingsAddress = (vitaId: string): string => patientPath(vitaId, 'readings');

/** Loaded on demand: not needed before the filters are opened. */
const SavedWorkFilters = onDemand<SavedWorkFiltersProps>(
  async () => (await import('./saved-work-filters.tsx')).SavedWorkFilters,
);

/** Books an encounter from the row without leaving the worklist. */
const bookingFor = (patient: BookedPatient, reason: string) => (
  <BookEncounter patient={patient} reason={reason} iconOnly />
);

/** The work due, filtered by the address. */
export function DashboardWork() {
  const { http, worklist } = useConsole();
  const profile = useProfile();
  worklist.list ??= createWorklist({ http });
  const held = worklist.list;
  const [query, setQuery] = useSearchParams();
  const [given, setGiven] = useState<WorkItem>();
  const [times, setTimes] = useState(0);
  const asked = query.toString();
  const filters = useMemo(() => readWorklistFilters(new URLSearchParams(asked)), [asked]);
  const may = (right: Right) => decideRight(right, profile.scopes).allowed;
  const heldNext = useHeldNext();
  useCarriedValues(held, filters, may(CALLS_PATIENTS));
  const change = (next: WorklistFilters) => setQuery(queryOfWork(next), { replace: true });
  const close = (isDone: boolean) => {
    setGiven(undefined);
    if (isDone) setTimes((count) => count + 1);
  };
  return (
    <>
      <Worklist
        held={held}
        filters={filters}
        onFiltersChange={change}
        readingsAddress={may(READS_RECORD) ? readingsAddress : undefined}
        callAddress={may(CALLS_PATIENTS) ? (item) => addressOfWork(item, filters) : undefined}
        onGive={may(ADMINISTERS) && may(ADMINISTERS) ? setGiven : undefined}
        booking={bookingFor}
        besideFilters={<SavedWorkFilters filters={filters} onChange={change} />}
        refreshed={times}
        heldNext={heldNext}
      />
      {given && <GivePatient item={given} onClose={close} />}
    </>
  );
}
