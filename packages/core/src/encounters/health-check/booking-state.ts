import type { Encounter, EncounterSlot, HealthCheckPackage, ServiceType } from '#encounters';
import type { HttpError } from '#http';
import type { Patient } from '#patients';

const BOOKING_FIELDS = ['patient', 'package', 'serviceType', 'slot'] as const;
export type BookingField = (typeof BOOKING_FIELDS)[number];

export interface BookingProblem {
  readonly field: BookingField;
  readonly code: 'required' | 'deceased';
}

/** Why booking failed. */
export type BookingFailure =
  /** The place was taken; `next` is the next free slot. */
  | { readonly kind: 'slot-taken'; readonly next: EncounterSlot | undefined }
  /** The patient already has this booking: from another tab, or from an earlier attempt without a response. */
  | { readonly kind: 'already-booked' }
  | { readonly kind: 'failed'; readonly error: HttpError };

export interface BookingState {
  readonly phase: 'editing' | 'saving' | 'booked';
  readonly patient: Patient | undefined;
  readonly package: HealthCheckPackage | '';
  readonly serviceType: ServiceType | '';
  /** YYYY-MM-DD in the facility's time zone. */
  readonly day: string;
  readonly slotId: string | undefined;
  readonly reason: string;
  readonly slots: readonly EncounterSlot[];
  readonly slotsPhase: 'loading' | 'ready' | 'failed';
  readonly slotsError: HttpError | undefined;
  /** Problems of the last attempt; each disappears when it is fixed. */
  readonly problems: readonly BookingProblem[];
  /** Number of attempts. Each moves the focus to the summary. */
  readonly tries: number;
  readonly failure: BookingFailure | undefined;
  readonly booked: Encounter | undefined;
}

/** Returns what prevents booking. */
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

/** Whether leaving would lose input. */
export const isBookingDirty = ({ phase, patient, package: key, slotId, reason }: BookingState): boolean =>
  phase !== 'booked' && (patient !== undefined || key !== '' || slotId !== undefined || reason !== '');
