import { type Encounter, type EncounterUser, seesConsultations } from '@careline/core/internal/encounters';
import { BOOKS_ENCOUNTERS, decideRight } from '@careline/core/internal/navigation';
import type { BookedPatient, EncounterBookingProps } from '@careline/ui/encounters/encounter-booking';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { onDemand } from '@careline/ui/primitives/on-demand';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { ElementHandle } from '../shell/element-handle.ts';
import type { StaffContext } from '../staff/staff-only.tsx';
import { reportDirty, useDirtyEnd } from '../view/report-dirty.ts';
import { useMethods } from '../view/use-methods.ts';
import { encountersElementMessages } from './encounters.messages.ts';

const Dialog = onDemand<EncounterBookingProps>(
  async () => (await import('./book-part.ts')).EncounterBookingDialog,
);

const NO_ADDRESS = (): undefined => undefined;

interface Booking {
  /** The booking button; nothing for users who may not book. */
  readonly action: ReactNode;
  readonly dialog: ReactNode;
  /** Increases with each booking. */
  readonly booked: number;
}

/** Books an encounter for a known patient, or one found by search first. */
export function useBooking(
  element: ElementHandle,
  { profile, facility }: StaffContext,
  patient: BookedPatient | undefined,
): Booking {
  const t = useMessages(encountersElementMessages);
  const { emit } = element;
  const [isOpen, setOpen] = useState(false);
  const [booked, setBooked] = useState(0);
  const { resourceId: staffId, scopes } = profile;
  const user = useMemo<EncounterUser>(() => ({ staffId, scopes }), [staffId, scopes]);
  const mayBook = seesConsultations(scopes) && decideRight(BOOKS_ENCOUNTERS, scopes).allowed;
  useEffect(() => reportDirty(element, isOpen), [element, isOpen]);
  useDirtyEnd(element);
  useMethods(element, {
    book() {
      if (!mayBook || isOpen) return false;
      setOpen(true);
      return true;
    },
  });
  const ask = () => {
    if (emit('careline-encounter-book', { patientId: patient?.vitaId ?? '' }, true)) setOpen(true);
  };
  const report = ({ id, vitaId }: Encounter) => {
    emit('careline-encounter-booked', { encounterId: id, patientId: vitaId });
    setBooked((count) => count + 1);
  };
  return {
    booked,
    action: mayBook && (
      <Button size="small" icon="event" data-print="hidden" onClick={ask}>
        {t('book')}
      </Button>
    ),
    dialog: isOpen && (
      <Dialog
        user={user}
        facilityId={facility.facilityId}
        patient={patient}
        encounterAddress={NO_ADDRESS}
        onBooked={report}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
