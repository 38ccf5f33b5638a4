import type { Encounter } from '@careline/core/internal/encounters';
import {
  type BookingField,
  createHealthCheckBooking,
  isBookingDirty,
} from '@careline/core/internal/encounters/health-check';
import {
  createOpenPatient,
  type RecentPatients,
  type RegistrationStart,
} from '@careline/core/internal/patients';
import { type FormEvent, useEffect, useId, useMemo, useRef } from 'react';
import { MessagesProvider, useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useHttp, useNow, useTimeZone } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';
import { Booked } from './booked.tsx';
import type { BookingContext } from './booking-context.ts';
import { BookingProblems } from './booking-problems.tsx';
import { CheckPart } from './check-part.tsx';
import { healthCheckRegistrationMessages } from './health-check-registration.messages.ts';
import { PatientPart } from './patient-part.tsx';
import { SlotPart } from './slot-part.tsx';

export interface HealthCheckRegistrationProps {
  /** Facility of the booking. Give each facility its own React key, because no state carries over. */
  readonly facility: { readonly facilityId: string; readonly facilityName: string };
  /** Whether the user also works at other facilities; if so, the screen says how to switch. */
  readonly hasOtherFacilities?: boolean;
  readonly vitaId?: string;
  readonly recents?: RecentPatients;
  /** Name of the retail partner, shown for its own service. */
  readonly partner?: string;
  /** Called to register a new patient first, with the text typed so far. Without it, registration is not offered. */
  readonly onRegister?: (start: RegistrationStart) => void;
  /** Returns the address of the list of checks booked for a day (YYYY-MM-DD). Without it, no link is shown. */
  readonly dayAddress?: (day: string) => string;
  /** Called when the server has confirmed the booking. */
  readonly onBooked?: (encounter: Encounter) => void;
  readonly onDirtyChange?: (dirty: boolean) => void;
  /** Overrides the locale of the nearest provider. */
  readonly locale?: string;
}

/** Creates the stores of the screen. They always share the same patient. */
function useStores({ facility, vitaId }: HealthCheckRegistrationProps) {
  const now = useNow();
  const http = useHttp();
  const timeZone = useTimeZone();
  const { facilityId } = facility;
  const opened = useMemo(() => createOpenPatient({ http }), [http]);
  const booking = useMemo(
    () => createHealthCheckBooking({ http, facilityId, timeZone, now }),
    [http, facilityId, timeZone, now],
  );
  useEffect(() => {
    const follow = () => {
      const who = opened.store.getState();
      booking.setPatient(who.phase === 'open' ? who.patient : undefined);
    };
    return opened.store.subscribe(follow);
  }, [opened, booking]);
  useEffect(() => {
    if (vitaId) opened.open(vitaId);
    return opened.close;
  }, [opened, vitaId]);
  useEffect(() => {
    booking.open();
    return booking.close;
  }, [booking]);
  return { opened, booking };
}

function useDirty(dirty: boolean, onChange: HealthCheckRegistrationProps['onDirtyChange']): void {
  useEffect(() => onChange?.(dirty), [dirty, onChange]);
}

/** Calls `onBooked` once per booking, however often the component renders. */
function useBooked(booked: Encounter | undefined, onBooked: HealthCheckRegistrationProps['onBooked']): void {
  const latest = useRef(onBooked);
  latest.current = onBooked;
  useEffect(() => {
    if (booked) latest.current?.(booked);
  }, [booked]);
}

function Registration(props: HealthCheckRegistrationProps) {
  const { facility, hasOtherFacilities = false, recents, partner } = props;
  const t = useMessages(healthCheckRegistrationMessages);
  const id = useId();
  const { opened, booking } = useStores(props);
  const state = useStore(booking.store, (whole) => whole);
  const who = useStore(opened.store, (whole) => whole);
  useDirty(isBookingDirty(state), props.onDirtyChange);
  useBooked(state.booked, props.onBooked);
  const context: BookingContext = {
    booking,
    state,
    idOf: (field: BookingField) => `${id}-${field}`,
  };
  const { facilityId, facilityName } = facility;
  if (state.phase === 'booked') {
    const another = () => {
      opened.close();
      booking.another();
    };
    return (
      <Booked
        context={context}
        facilityName={facilityName}
        partner={partner}
        onAnother={another}
        dayAddress={props.dayAddress}
      />
    );
  }
  const book = (event: FormEvent) => {
    event.preventDefault();
    void booking.book();
  };
  return (
    <div className="flex flex-col gap-4">
      <BookingProblems context={context} />
      <PatientPart
        context={context}
        opened={opened}
        who={who}
        recents={recents}
        facilityId={facilityId}
        onRegister={props.onRegister}
      />
      <form noValidate onSubmit={book}>
        {/* The column is a div inside the fieldset: Chromium loses content of a flex fieldset when one part appears
            while another changes. */}
        <fieldset disabled={state.phase === 'saving'} className="min-w-0">
          <div className="flex min-w-0 flex-col gap-4">
            <CheckPart
              context={context}
              facilityName={facilityName}
              hasOtherFacilities={hasOtherFacilities}
              partner={partner}
            />
            <SlotPart context={context} />
          </div>
        </fieldset>
        <Button
          type="submit"
          variant="primary"
          icon="how_to_reg"
          busy={state.phase === 'saving'}
          className="mt-4 max-sm:w-full"
        >
          {t('book')}
        </Button>
      </form>
    </div>
  );
}

/** Books a health check for a patient: package, service and time. Creates at most one encounter, even after retries. */
export function HealthCheckRegistration(props: HealthCheckRegistrationProps) {
  const inherited = useLocale();
  return (
    <MessagesProvider locale={props.locale ?? inherited}>
      <Registration {...props} />
    </MessagesProvider>
  );
}
