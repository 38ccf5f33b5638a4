import {
  type Encounter,
  isOpenStatus,
  type newEncounterMoveSchema,
  OPEN_STATUSES,
} from '@careline/core/encounters';
import type { Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { type Entry, metaInfoFaults, refuseFaults } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { exchangePlace } from './encounter-slots.ts';
import {
  type EncounterKey,
  insertEvent,
  lockEncounter,
  readEncounter,
  refuseSecondPlace,
  statusRefused,
} from './encounters.ts';

export interface EncounterMove extends EncounterKey {
  readonly slotId: string;
  readonly move: InferOutput<typeof newEncounterMoveSchema>;
}

/**
 * Gives an encounter another slot; its id, its status and whoever is assigned stay. One whose time has passed can be moved
 * too: the patient did not come and comes another day. Throws `not-found`, `input-invalid`, `slot-unavailable`, and
 * `conflict` where somebody changed it meanwhile, where it has ended, and where the patient has the new time already.
 */
export async function moveStored(
  tx: Transaction<Schema>,
  { slotId, move, ...key }: EncounterMove,
  entry: Entry,
): Promise<Encounter> {
  const { encounterId, vitaId } = key;
  const { facilityId, now } = entry;
  const { status, slot_id, starts_at } = await lockEncounter(tx, key, entry);
  refuseFaults([
    ...metaInfoFaults(move.metaInfo, 'move.metaInfo'),
    ...(slot_id === slotId ? [{ path: 'slotId', message: 'must be another time than it has' }] : []),
  ]);
  if (!isOpenStatus(status)) throw statusRefused(status, 'move', OPEN_STATUSES);
  await refuseSecondPlace(tx, slotId, vitaId);
  const { start, end } = await exchangePlace(tx, slot_id, { slotId, facilityId, now });
  await tx
    .updateTable('encounter')
    .set({ slot_id: slotId, starts_at: start, ends_at: end, updated_at: move.metaInfo.updatedAt })
    .where('id', '=', encounterId)
    .execute();
  const event = { ...move, event: 'move', moved: { from: starts_at, to: start } };
  await insertEvent(tx, event, { encounterId, vitaId, status }, entry);
  return (await readEncounter(tx, entry, encounterId)).encounter;
}
