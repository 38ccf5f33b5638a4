import * as v from 'valibot';
import { unixSecondsSchema, uuidSchema } from '#http';

/** A time at a facility for which so many encounters can be booked. */
export const encounterSlotSchema = v.looseObject({
  id: uuidSchema,
  facilityId: uuidSchema,
  period: v.looseObject({ start: unixSecondsSchema, end: unixSecondsSchema }),
  places: v.number(),
  /** Places nobody has taken. */
  left: v.number(),
});

export type EncounterSlot = v.InferOutput<typeof encounterSlotSchema>;

/** The first slot with a place at or after an instant (unix seconds), other than `except`; slots in any order. */
export function nextFreeSlot(
  slots: readonly EncounterSlot[],
  from: number,
  except?: string,
): EncounterSlot | undefined {
  return slots
    .filter((slot) => slot.left > 0 && slot.period.start >= from && slot.id !== except)
    .reduce<EncounterSlot | undefined>(
      (first, slot) => (first && first.period.start <= slot.period.start ? first : slot),
      undefined,
    );
}
