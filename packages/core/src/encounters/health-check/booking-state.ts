import type { Encounter, EncounterSlot, HealthCheckPackage, ServiceType } from '#encounters';
import type { HttpError } from '#http';
import type { Patient } from '#patients';

const BOOKING_FIELDS = ['patient', 'package', 'serviceType', 'slot'] as const;
export type BookingField = (typeof BOOKING_FIELDS)[number];

export interface BookingProblem {
  readonly field: BookingField;
  readonly code: 'required' | 'deceased';
}

/** Why a try came to nothing. */
export type BookingFailure =
  /** Somebody else has the place by now; `next` is the first one left after it. */
  | { readonly kind: 'slot-taken'; readonly next: EncounterSlot | undefined }
  /** The patient has this time already: another tab's, or an earlier try's whose answer was lost. */
  | { readonly kind: 'already-booked' }
  | { readonly kind: 'failed'; readonly error: HttpError };

export interface BookingState {
  readonly phase: 'editing' | 'saving' | 'booked';
  readonly patient: Patient | undefined;
  readonly package: HealthCheckPackage | '';
  readonly serviceType: ServiceType | '';
  /** YYYY-MM-DD in the facility's zone. */
  readonly day: string;
  readonly slotId: string | undefined;
  readonly reason: string;
  readonly slots: readonly EncounterSlot[];
  readonly slotsPhase: 'loading' | 'ready' | 'failed';
  readonly slotsError: HttpError | undefined;
  /** What the last try lacked; gone one by one as it is mended. */
  readonly problems: readonly BookingProblem[];
  /** Counts the tries, so that a summary takes the focus at each. */
  readonly tries: number;
  readonly failure: BookingFailure | undefined;
  readonly booked: Encounter | undefined;
}

/** What keeps a booking from being made. */
export function bookingProblems(state: BookingState): readonly BookingProblem[] {
  const { patient, slotId, slots } = state;
  const missing: Readonly<Record<BookingField, boolean>> = {
    patient: patient === undefined,
    package: state.package === '',
    serviceType: state.serviceType === '',
    slot: !slots.some((slot) => slot.id === slotId),
  };
  return BOOKING_FIELDS.flatMap((field): BookingProblem[] => {
    if (missing[field]) return [{ field, code: 'required' }];
    return field === 'patient' && patient?.deceased ? [{ field, code: 'deceased' }] : [];
  });
}

/** Whether anything was entered that leaving would lose. */
export const isBookingDirty = ({ phase, patient, package: key, slotId, reason }: BookingState): boolean =>
  phase !== 'booked' && (patient !== undefined || key !== '' || slotId !== undefined || reason !== '');
