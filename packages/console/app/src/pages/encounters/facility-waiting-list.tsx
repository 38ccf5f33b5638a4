import type { WaitingEntry } from '@careline/core/internal/encounters/waiting-list';
import { patientPath } from '@careline/core/internal/navigation';
import { WaitingList } from '@careline/ui/encounters/waiting-list';
import { useState } from 'react';
import { useOpensRecords } from '../../session/use-opens-records.ts';
import { useMayBook, WaitingBooking } from '../booking/book-encounter.tsx';
import { useEncounterSetting } from '../booking/use-encounter-setting.ts';

export interface FacilityWaitingListProps {
  /** Shows only patients with a free time. */
  readonly onlyOffered?: boolean;
  readonly onBooked?: () => void;
}

/** The facility's waiting list with the dialog that books a time for a patient. */
export function FacilityWaitingList({ onlyOffered = false, onBooked }: FacilityWaitingListProps) {
  const { partner } = useEncounterSetting();
  const mayBook = useMayBook();
  const [booked, setBooked] = useState<WaitingEntry>();
  const [revision, setRevision] = useState(0);
  const opensRecords = useOpensRecords();
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
