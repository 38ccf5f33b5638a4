import {
  createWorklist,
  readWorklistFilters,
  WORKLIST_FILTERS,
  type WorkItem,
  type WorklistFilters,
} from '@careline/core/calls/worklist';
import { decideRight, patientPath } from '@careline/core/navigation';
import { Worklist } from '@careline/ui/calls/worklist';
import type { BookedPatient } from '@careline/ui/encounters/encounter-booking';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useConsole } from '../../../console-context.tsx';
import { addressOfWork } from '../../../navigation/call-address.ts';
import { facilityTimeZone } from '../../../session/facility-time-zone.ts';
import { useProfile } from '../../../session/use-session.ts';
import { useHeldNext } from '../../calls/use-held-next.ts';
import { BookEncounter } from '../../encounters/book-encounter.tsx';
import { GivePatient } from './give-patient.tsx';
import { useTakeAlong } from './use-take-along.ts';

const readingsAddress = (vitaId: string): string => patientPath(vitaId, 'readings');

function queryOf(filters: WorklistFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of WORKLIST_FILTERS) {
    const value = filters[name];
    if (value) query.set(name, value);
  }
  return query;
}

/** An encounter from the row, over the worklist that stands there. */
const bookingFor = (patient: BookedPatient, reason: string) => (
  <BookEncounter patient={patient} reason={reason} iconOnly />
);

/** What is due, narrowed by the filters of the address. */
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
  const may = (endpoint: string) => decideRight(endpoint, profile.scopes).allowed;
  const heldNext = useHeldNext();
  useTakeAlong(held, filters, may('worklist/along'));
  const close = (isDone: boolean) => {
    setGiven(undefined);
    if (isDone) setTimes((count) => count + 1);
  };
  return (
    <>
      <Worklist
        http={http}
        held={held}
        timeZone={facilityTimeZone(profile)}
        filters={filters}
        onFiltersChange={(next) => setQuery(queryOf(next), { replace: true })}
        readingsAddress={may('metric/body') ? readingsAddress : undefined}
        callAddress={may('worklist/next') ? (item) => addressOfWork(item, filters) : undefined}
        onGive={may('worklist/reassign') && may('staff/list') ? setGiven : undefined}
        booking={bookingFor}
        refreshed={times}
        heldNext={heldNext}
      />
      {given && <GivePatient item={given} onClose={close} />}
    </>
  );
}
