import { type Availability, exceptionPeriods, openPeriods, overlaps, type Period } from './open-periods.ts';

/** Duration and capacity of appointments of a service at a facility. */
export interface SlotLength {
  readonly serviceType: string;
  readonly minutes: number;
  readonly capacity: number;
}

/** Used for services without a setting. */
export const DEFAULT_SLOT_MINUTES = 30;
export const DEFAULT_SLOT_CAPACITY = 1;
export const MAX_SLOT_CAPACITY = 50;
export const MIN_SLOT_MINUTES = 5;
export const MAX_SLOT_MINUTES = 480;

/** A booked or reserved time of a care provider, at any facility. */
export interface TakenTime extends Period {
  readonly facilityId: string;
  readonly serviceType: string;
  /** Unix seconds; null for a booking. */
  readonly heldUntil: number | null;
}

export interface SlotQuestion extends Availability {
  readonly careProviderId: string;
  readonly facilityId: string;
  readonly slotLength: SlotLength;
  readonly taken: readonly TakenTime[];
  /** Start of the slots in unix seconds: from `from`, before `to`. */
  readonly from: number;
  readonly to: number;
  readonly now: number;
}

/** A bookable slot of a care provider (FHIR Slot). */
export interface ProviderSlot extends Period {
  readonly careProviderId: string;
  /** Capacity in patients. */
  readonly places: number;
  /** Free places. */
  readonly left: number;
}

/** Whether a taken time uses a place of this slot: same service, facility and start. */
const isInSlot = (taken: TakenTime, slot: Period, { facilityId, slotLength }: SlotQuestion): boolean =>
  taken.start === slot.start &&
  taken.facilityId === facilityId &&
  taken.serviceType === slotLength.serviceType;

function placesLeft(slot: Period, question: SlotQuestion): number {
  const within = question.taken.filter((taken) => overlaps(taken, slot));
  if (within.some((taken) => !isInSlot(taken, slot, question))) return 0;
  return Math.max(0, question.slotLength.capacity - within.length);
}

function cut({ start, end }: Period, seconds: number): Period[] {
  const count = Math.floor((end - start) / seconds);
  return Array.from({ length: count }, (_, index) => ({
    start: start + index * seconds,
    end: start + (index + 1) * seconds,
  }));
}

/**
 * Returns the future slots of a care provider's service, earliest first, including full ones.
 * Slots follow one another from the start of the hours. Slots that overlap leave are dropped.
 */
export function computeSlots(question: SlotQuestion): ProviderSlot[] {
  const { careProviderId, slotLength, from, to, now } = question;
  const leaves = exceptionPeriods(question, 'leave');
  const valid = {
    ...question,
    taken: question.taken.filter(({ heldUntil }) => heldUntil === null || heldUntil > now),
  };
  return openPeriods(question, slotLength.serviceType, { start: from, end: to })
    .flatMap((open) => cut(open, slotLength.minutes * 60))
    .filter(
      (slot) =>
        slot.start >= from &&
        slot.start < to &&
        slot.start > now &&
        !leaves.some((leave) => overlaps(leave, slot)),
    )
    .map((slot) => ({
      careProviderId,
      ...slot,
      places: slotLength.capacity,
      left: placesLeft(slot, valid),
    }));
}
