import {
  type Encounter,
  isOpenStatus,
  type newEncounterMoveSchema,
  type newPeriodSchema,
  OPEN_STATUSES,
} from '@careline/core/internal/encounters';
import type { Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { metaInfoFaults, refuseFaults } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { moveProviderTime } from './availability/provider-time.ts';
import { refuseSecondPlace } from './create-encounter.ts';
import { type EncounterEntry, requireAct } from './encounter-entry.ts';
import { insertEvent, statusRefused } from './encounter-events.ts';
import { promisedBy, writeNews } from './encounter-messages.ts';
import { exchangePlace, freePlace } from './encounter-slots.ts';
import {
  actedOn,
  bookingOf,
  type EncounterKey,
  type LockedEncounter,
  lockEncounter,
  readEncounter,
} from './encounters.ts';

type Period = InferOutput<typeof newPeriodSchema>;

export interface EncounterMove extends EncounterKey {
  /** For a health check. A consultation has a period. */
  readonly slotId?: string | undefined;
  readonly period?: Period | undefined;
  readonly move: InferOutput<typeof newEncounterMoveSchema>;
}

/** Exchanges the encounter's place for one in the slot. Throws `slot-unavailable`, `conflict`. */
async function takeSlot(
  tx: Transaction<Schema>,
  slotId: string,
  row: LockedEncounter,
  { facilityId, now }: EncounterEntry,
): Promise<Period> {
  await refuseSecondPlace(tx, slotId, row.person_id);
  return await exchangePlace(tx, row.slot_id, { slotId, facilityId, now });
}

/** Returns the new time without a slot, and frees the place the encounter had. */
async function takePeriod(tx: Transaction<Schema>, period: Period, row: LockedEncounter): Promise<Period> {
  if (row.slot_id) await freePlace(tx, row.slot_id);
  return period;
}

/** Returns the faults of a move. A health check needs a slot, a consultation a period, and either must change. */
const moveFaults = ({ slotId, period, move }: EncounterMove, row: LockedEncounter) => [
  ...metaInfoFaults(move.metaInfo, 'move.metaInfo'),
  ...(slotId !== undefined && row.slot_id === slotId
    ? [{ path: 'slotId', message: 'must differ from the current time' }]
    : []),
  ...(period?.start === row.starts_at && (period.end ?? null) === row.ends_at
    ? [{ path: 'period', message: 'must differ from the current time' }]
    : []),
  ...(row.package !== null && slotId === undefined
    ? [{ path: 'slotId', message: 'must be the slot a health check is moved to' }]
    : []),
];

/**
 * Moves an encounter to another time.
 * Its id, status and assignee stay. A past encounter can be moved too, if the patient did not come and comes another
 * day. Throws `not-found`, `scope-missing`, `input-invalid`, `slot-unavailable`, or `conflict` if it was changed in the
 * meantime, has ended, or the patient already has the new time.
 */
export async function moveStored(
  tx: Transaction<Schema>,
  { slotId, period, move, ...key }: EncounterMove,
  entry: EncounterEntry,
): Promise<Encounter> {
  const { encounterId, vitaId } = key;
  const row = await lockEncounter(tx, key, entry);
  const { status, starts_at } = row;
  await requireAct(tx, entry, 'move', actedOn(row));
  refuseFaults(moveFaults({ slotId, period, move, ...key }, row));
  if (!isOpenStatus(status)) throw statusRefused(status, 'move', OPEN_STATUSES);
  const time = slotId ? await takeSlot(tx, slotId, row, entry) : await takePeriod(tx, period as Period, row);
  await tx
    .updateTable('encounter')
    .set({
      slot_id: slotId ?? null,
      starts_at: time.start,
      ends_at: time.end ?? null,
      updated_at: move.metaInfo.updatedAt,
      // A patient who had already arrived must arrive again.
      arrived_at: null,
      started_at: null,
    })
    .where('id', '=', encounterId)
    .execute();
  const event = { ...move, event: 'move', moved: { from: starts_at, to: time.start } };
  await insertEvent(tx, event, { encounterId, vitaId, status }, entry);
  if (row.care_provider_id && row.package === null) {
    const booking = bookingOf(
      { ...row, starts_at: time.start, ends_at: time.end ?? null },
      row.care_provider_id,
    );
    const { facilityId, staffId, now } = entry;
    await moveProviderTime(tx, { ...booking, facilityId, staffId, now });
  }
  const { encounter } = await readEncounter(tx, entry, encounterId);
  await writeNews(
    tx,
    encounter,
    { status, package: row.package, start: starts_at },
    promisedBy(encounter),
    entry,
  );
  return encounter;
}
