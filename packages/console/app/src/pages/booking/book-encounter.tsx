import type { Encounter } from '@careline/core/internal/encounters';
import { mayAct } from '@careline/core/internal/encounters';
import { bookingOfEntry, type WaitingEntry } from '@careline/core/internal/encounters/waiting-list';
import { encounterPath } from '@careline/core/internal/navigation';
import {
  type BookedPatient,
  EncounterBookingDialog,
  type EncounterBookingProps,
} from '@careline/ui/encounters/encounter-booking';
import { useMessages } from '@careline/ui/messages';
import { Button, type ButtonSize, type ButtonVariant, IconButton } from '@careline/ui/primitives/button';
import { useState } from 'react';
import { useConsole } from '../../console-context.tsx';
import { useProfile } from '../../session/use-session.ts';
import { bookingMessages } from './booking.messages.ts';
import { useEncounterSetting } from './use-encounter-setting.ts';

/** Returns whether the person may book consultations at their current facility. */
export function useMayBook(): boolean {
  const { resourceId: staffId, scopes, facility } = useProfile();
  const user = { staffId, scopes };
  return Boolean(facility) && mayAct(user, 'create', { careProviderId: staffId }).allowed;
}

/** Returns a patient of a list as bookings name them. */
export const bookedPatientOf = ({
  vitaId,
  patient: { name, uhid },
  gender,
  birthDate,
}: Pick<WaitingEntry, 'vitaId' | 'patient' | 'gender' | 'birthDate'>): BookedPatient => ({
  ...{ vitaId, name, birthDate, uhid },
  appUserInfo: { name, gender },
});

/** A patient of the waiting list, to be booked for the offered time. */
export interface WaitingBookingProps extends Pick<BookingProps, 'onBooked' | 'onClose'> {
  readonly entry: WaitingEntry;
}

/** Books a time for a waiting patient. The booking takes them off the list. */
export function WaitingBooking({ entry, ...props }: WaitingBookingProps) {
  return <Booking {...props} patient={bookedPatientOf(entry)} preset={bookingOfEntry(entry)} />;
}

export interface BookingProps extends Pick<EncounterBookingProps, 'isWalkIn' | 'searchText' | 'onRegister'> {
  /** If missing, the dialog starts with a patient search. */
  readonly patient?: BookedPatient | undefined;
  readonly preset?: EncounterBookingProps['preset'];
  readonly onBooked?: ((encounter: Encounter) => void) | undefined;
  readonly onClose: () => void;
}

/** Books an encounter in a dialog over the current page. */
export function Booking(props: BookingProps) {
  const { recents } = useConsole();
  const { facility, scopes } = useProfile();
  const setting = useEncounterSetting();
  return (
    <EncounterBookingDialog
      {...setting}
      {...props}
      facilityId={facility?.facilityId ?? ''}
      recents={recents}
      encounterAddress={(id) => encounterPath(scopes, id)}
    />
  );
}

export interface BookEncounterProps extends Pick<BookingProps, 'patient' | 'onBooked'> {
  readonly reason?: string | undefined;
  readonly preset?: BookingProps['preset'];
  readonly size?: ButtonSize;
  readonly variant?: ButtonVariant;
  /** In a list row: a short label, with the patient's name for screen readers. */
  readonly inRow?: boolean;
  /** In a row without room for text: an icon with the full accessible name. */
  readonly iconOnly?: boolean;
}

/** A button that books an encounter; nothing for users who may not. */
export function BookEncounter({ patient, reason, preset, onBooked, ...props }: BookEncounterProps) {
  const { inRow = false, iconOnly = false, ...look } = props;
  const t = useMessages(bookingMessages);
  const [open, setOpen] = useState(false);
  if (!useMayBook()) return null;
  const named = patient ? t('bookFor', { name: patient.name }) : t('book');
  const show = () => setOpen(true);
  return (
    <>
      {iconOnly ? (
        <IconButton
          icon="event"
          size="small"
          label={named}
          data-print="hidden"
          className="text-muted"
          onClick={show}
        />
      ) : (
        <Button
          {...look}
          icon="event"
          data-print="hidden"
          aria-label={inRow && patient ? named : undefined}
          onClick={show}
        >
          {t(inRow ? 'bookShort' : 'book')}
        </Button>
      )}
      {open && (
        <Booking
          patient={patient}
          preset={reason === undefined ? preset : { ...preset, reason }}
          onBooked={onBooked}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
