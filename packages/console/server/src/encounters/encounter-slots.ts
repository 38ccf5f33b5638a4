import { type EncounterSlot, MAX_SLOT_DAYS } from '@careline/core/internal/encounters';
import { endOfDay, startOfDay } from '@careline/core/internal/formatting';
import { type Kysely, sql, type Transaction } from 'kysely';
import { refuseFaults } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';

export interface SlotWindow {
  readonly facilityId: string;
  /** The facility's time zone. `from` and `to` are days in it, inclusive. */
  readonly timeZone: string;
  readonly from: string;
  readonly to: string;
  /** Unix seconds. */
  readonly now: number;
}

const DAY_SECONDS = 86_400;

function refuseWindow(start: number, end: number): void {
  // Allow one more hour, for a day on which clocks change.
  const most = MAX_SLOT_DAYS * DAY_SECONDS + 3600;
  if (end <= start) refuseFaults([{ path: 'to', message: 'must not be before from' }]);
  if (end - start > most) {
    refuseFaults([
      { path: 'to', message: `must be at most ${MAX_SLOT_DAYS} days after from, both days included` },
    ]);
  }
}

/** Returns the facility's slots that have not started, earliest first. Throws `input-invalid`. */
export async function readSlots(tx: Kysely<Schema>, window: SlotWindow): Promise<EncounterSlot[]> {
  const { facilityId, timeZone, from, to, now } = window;
  const [start, end] = [startOfDay(from, timeZone), endOfDay(to, timeZone)];
  refuseWindow(start, end);
  const rows = await tx
    .selectFrom('encounter_slot')
    .selectAll()
    .where('facility_id', '=', facilityId)
    .where('starts_at', '>=', Math.max(start, now + 1))
    .where('starts_at', '<', end)
    .where('places', '>', 0)
    .orderBy('starts_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    facilityId: row.facility_id,
    period: { start: row.starts_at, end: row.ends_at },
    places: row.places,
    left: row.places - row.taken,
  }));
}

export interface WantedSlot {
  readonly slotId: string;
  readonly facilityId: string;
  /** The encounter's time in unix seconds, which must match the slot's. If undefined, the slot decides. */
  readonly start?: number | undefined;
  readonly end?: number | undefined;
  readonly now: number;
}

/**
 * Takes a place in a slot.
 * A single statement checks and counts, so that only one of two concurrent callers gets the last place. Throws
 * `slot-unavailable` for a slot that is full, has started, or is not the facility's.
 */
export async function takePlace(
  tx: Transaction<Schema>,
  wanted: WantedSlot,
): Promise<{ readonly start: number; readonly end: number }> {
  const taken = await tx
    .updateTable('encounter_slot')
    .set({ taken: sql<number>`taken + 1` })
    .where('id', '=', wanted.slotId)
    .where('facility_id', '=', wanted.facilityId)
    .$if(wanted.start !== undefined, (query) => query.where('starts_at', '=', wanted.start ?? 0))
    .where('starts_at', '>', wanted.now)
    .$if(wanted.end !== undefined, (query) => query.where('ends_at', '=', wanted.end ?? 0))
    .where(sql<boolean>`taken < places`)
    .returning(['starts_at as start', 'ends_at as end'])
    .executeTakeFirst();
  if (taken) return taken;
  throw new ProblemError('slot-unavailable', {
    detail: 'This time has no place left, has passed, or is not offered here.',
    action: 'List the slots again and choose another.',
  });
}

/**
 * Exchanges one place for another in a single step.
 * Locks the slots in the order of their ids, so that two opposite exchanges do not deadlock. Throws `slot-unavailable`.
 */
export async function exchangePlace(
  tx: Transaction<Schema>,
  before: string | null,
  wanted: WantedSlot,
): Promise<{ readonly start: number; readonly end: number }> {
  const slots = [before, wanted.slotId].filter((id) => id !== null);
  await tx
    .selectFrom('encounter_slot')
    .select('id')
    .where('id', 'in', slots)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const period = await takePlace(tx, wanted);
  if (before) await freePlace(tx, before);
  return period;
}

export async function freePlace(tx: Transaction<Schema>, slotId: string): Promise<void> {
  await tx
    .updateTable('encounter_slot')
    .set({ taken: sql<number>`greatest(taken - 1, 0)` })
    .where('id', '=', slotId)
    .execute();
}

export interface NewSlot {
  readonly id: string;
  readonly organisationId: string;
  readonly facilityId: string;
  /** Unix seconds. */
  readonly start: number;
  readonly end: number;
  readonly places: number;
}

/** Slots per statement. A statement takes at most 65,535 values. */
const BATCH = 1000;

/**
 * Adds slots, or changes the places of existing ones, but never to fewer than are taken.
 * `keep` leaves existing slots unchanged.
 */
export async function offerSlots(
  tx: Transaction<Schema>,
  slots: readonly NewSlot[],
  { keep = false }: { readonly keep?: boolean } = {},
): Promise<void> {
  for (let at = 0; at < slots.length; at += BATCH) {
    const rows = slots.slice(at, at + BATCH).map((slot) => ({
      id: slot.id,
      organisation_id: slot.organisationId,
      facility_id: slot.facilityId,
      starts_at: slot.start,
      ends_at: slot.end,
      places: slot.places,
    }));
    await tx
      .insertInto('encounter_slot')
      .values(rows)
      .onConflict((conflict) =>
        keep
          ? conflict.columns(['facility_id', 'starts_at']).doNothing()
          : conflict.columns(['facility_id', 'starts_at']).doUpdateSet({
              places: sql<number>`greatest(excluded.places, encounter_slot.taken)`,
              ends_at: sql<number>`excluded.ends_at`,
            }),
      )
      .execute();
  }
}
