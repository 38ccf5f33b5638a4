import type { WaitingEntry } from '@careline/core/internal/encounters/waiting-list';
import { decideRight, FINDS_PATIENTS, patientPath, READS_RECORD } from '@careline/core/internal/navigation';
import { WaitingList } from '@careline/ui/encounters/waiting-list';
import { useState } from 'react';
import { useProfile } from '../../session/use-session.ts';
import { useMayBook, WaitingBooking } from '../booking/book-encounter.tsx';
import { useEncounterSetting } from '../booking/use-encounter-setting.ts';

export interface FacilityWaitingListProps {
  /** Shows only patients with a free time. */
  readonly onlyOffered?: boolean;
  readonly onBooked?: () => void;
}

/** The facility's waiting list with the dialog that books a time for a patient. */
export function FacilityWaitingList({ onlyOffered = false, onBooked }: FacilityWaitingListProps) {
  const { scopes } = useProfile();
  const { partner } = useEncounterSetting();
  const mayBook = useMayBook();
  const [booked, setBooked] = useState<WaitingEntry>();
  const [revision, setRevision] = useState(0);
  const opensRecords = [READS_RECORD, FINDS_PATIENTS].every((right) => decideRight(right, scopes).allowed);
  return (
    <>
      <WaitingList
        onlyOffered={onlyOffered}
        revision={revision}
        partner={partner}
        patientAddress={(vitaId) => (opensRecords ? patientPath(vitaId) : undefined)}
        onBook={mayBook ? setBooked : undefined}
      />
      {booked && (
        <WaitingBooking
          entry={booked}
          onBooked={() => {
            setRevision((count) => count + 1);
            onBooked?.();
          }}
          onClose={() => setBooked(undefined)}
        />
      )}
    </>
  );
}
