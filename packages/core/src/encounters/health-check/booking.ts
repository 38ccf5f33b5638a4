import { createStore, type StoreApi } from 'zustand/vanilla';
import { serverNow } from '#clock';
import { type HealthCheckPackage, packageContent } from '#encounters';
import { isoDay } from '#formatting';
import type { HttpClient } from '#http';
import type { Patient } from '#patients';
import { type BookingSending, createBookingSending } from './booking-sending.ts';
import { type BookingSlots, createBookingSlots } from './booking-slots.ts';
import { type BookingState, bookingProblems } from './booking-state.ts';

export interface HealthCheckBookingOptions {
  readonly http: HttpClient;
  readonly facilityId: string;
  /** Time zone of the facility. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly newId?: () => string;
}

/** Editable fields. */
type BookingPart = Partial<Pick<BookingState, 'serviceType' | 'reason'>>;

export interface HealthCheckBooking extends Omit<BookingSlots, 'reload'>, Pick<BookingSending, 'book'> {
  readonly store: StoreApi<BookingState>;
  /** Sets the patient and clears the results of earlier attempts. */
  setPatient(patient: Patient | undefined): void;
  /** Sets the package with its default service. */
  setPackage(key: HealthCheckPackage | ''): void;
  set(part: BookingPart): void;
  reloadSlots(): void;
  /** Starts another booking on the same day. */
  another(): void;
}

const begun = (day: string): BookingState => ({
  phase: 'editing',
  patient: undefined,
  package: '',
  serviceType: '',
  day,
  slotId: undefined,
  reason: '',
  slots: [],
  slotsPhase: 'loading',
  slotsError: undefined,
  problems: [],
  tries: 0,
  failure: undefined,
  booked: undefined,
});

/**
 * Creates the booking of a health check: current slots, one encounter however often it is submitted, and an
 * alternative if a place was taken.
 */
export function createHealthCheckBooking(options: HealthCheckBookingOptions): HealthCheckBooking {
  const { http, facilityId, timeZone, now = serverNow, newId = () => crypto.randomUUID() } = options;
  const today = () => isoDay(new Date(now()), timeZone) ?? '';
  const store = createStore<BookingState>(() => begun(today()));

  const edit = (part: Partial<BookingState>): void => {
    if (store.getState().phase !== 'editing') return;
    store.setState((state) => {
      const next = { ...state, ...part, failure: undefined };
      const left = new Set(bookingProblems(next).map(({ field }) => field));
      return { ...next, problems: state.problems.filter(({ field }) => left.has(field)) };
    }, true);
  };

  const slots = createBookingSlots({ http, facilityId, timeZone, today, store, edit });
  const sending = createBookingSending({ http, facilityId, now, newId, store, reloadSlots: slots.reload });

  return {
    store,
    open: slots.open,
    showDay: slots.showDay,
    takeSlot: slots.takeSlot,
    close: slots.close,
    reloadSlots: () => void slots.reload(),
    setPatient: (patient) => edit({ patient }),
    setPackage: (key) =>
      edit({ package: key, serviceType: key === '' ? '' : (packageContent(key).serviceTypes[0] ?? '') }),
    set: edit,
    book: sending.book,
    another() {
      sending.forget();
      store.setState(begun(store.getState().day), true);
      void slots.reload();
    },
  };
}
