import type { EncounterSlot } from '#encounters';
import { MAX_SLOT_DAYS } from '#encounters';
import { dayAfter, isoDay } from '#formatting';

/** The days of one question for slots: from a day on, as many as an answer spans. */
export const slotWindow = (from: string): { readonly from: string; readonly to: string } => ({
  from,
  to: dayAfter(from, MAX_SLOT_DAYS - 1),
});

/** The calendar day of a slot in the facility's zone. */
export const slotDay = (slot: EncounterSlot, timeZone: string): string =>
  isoDay(slot.period.start, timeZone) ?? '';

/** The slots of one day, in their order. */
export const slotsOfDay = (
  slots: readonly EncounterSlot[],
  day: string,
  timeZone: string,
): readonly EncounterSlot[] => slots.filter((slot) => slotDay(slot, timeZone) === day);
