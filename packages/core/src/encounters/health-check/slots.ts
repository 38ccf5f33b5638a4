import type { EncounterSlot } from '#encounters';
import { MAX_SLOT_DAYS } from '#encounters';
import { dayAfter, isoDay } from '#formatting';

/** Returns the date range of a slot request: as many days as a response can have. */
export const slotWindow = (from: string): { readonly from: string; readonly to: string } => ({
  from,
  to: dayAfter(from, MAX_SLOT_DAYS - 1),
});

/** Returns the calendar day of a slot in the facility's time zone. */
export const slotDay = (slot: EncounterSlot, timeZone: string): string =>
  isoDay(slot.period.start, timeZone) ?? '';

/** Returns the slots of a day, in order. */
export const slotsOfDay = (
  slots: readonly EncounterSlot[],
  day: string,
  timeZone: string,
): readonly EncounterSlot[] => slots.filter((slot) => slotDay(slot, timeZone) === day);
