import { type Availability, exceptionPeriods, openPeriods, overlaps, type Period } from './open-periods.ts';

/** How long an appointment of a service is at a facility, and how many patients it takes at once. */
export interface SlotLength {
  readonly serviceType: string;
  readonly minutes: number;
  readonly capacity: number;
}

/** Where a facility says nothing of a service. */
export const DEFAULT_SLOT_MINUTES = 30;
export const DEFAULT_SLOT_CAPACITY = 1;
export const MAX_SLOT_CAPACITY = 50;
export const MIN_SLOT_MINUTES = 5;
export const MAX_SLOT_MINUTES = 480;

/** A time of a care provider that is booked, or held while somebody books it, at whatever facility. */
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
  /** Slots that begin at or after `from` and before `to`, unix seconds. */
  readonly from: number;
  readonly to: number;
  readonly now: number;
}

/** A time that can be booked with a care provider (FHIR Slot). */
export interface ProviderSlot extends Period {
  readonly careProviderId: string;
  /** How many patients it takes. */
  readonly places: number;
  /** How many of them nobody has. */
  readonly left: number;
}

/** Whether a taken time is a place of this slot: the same service, there, from the same instant. */
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
 * The slots of a service with a care provider, earliest first, full ones included and what has begun left out. Slots follow
 * one another from the beginning of the hours they lie in; one that meets a leave is none.
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
