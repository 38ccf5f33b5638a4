import * as v from 'valibot';
import { unixSecondsSchema, uuidSchema } from '#http';

/** A slot at a facility with a number of places. */
export const encounterSlotSchema = v.looseObject({
  id: uuidSchema,
  facilityId: uuidSchema,
  period: v.looseObject({ start: unixSecondsSchema, end: unixSecondsSchema }),
  places: v.number(),
  /** Free places. */
  left: v.number(),
});

export type EncounterSlot = v.InferOutput<typeof encounterSlotSchema>;

/** Returns the first free slot from an instant (unix seconds) on, other than `except`. Slots can be in any order. */
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
