import { type Encounter, eventsToComplete, nextStatus, OPEN_STATUSES } from '@careline/core/encounters';
import type { Transaction } from 'kysely';
import { type Entry, metaInfoFaults, refuseFaults } from '../platform/access/entry.ts';
import { dayOf } from '../platform/database/day-bounds.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { type EncounterKey, insertEvent, lockEncounter, readEncounter, statusRefused } from './encounters.ts';

export interface EncounterFinish extends EncounterKey {
  readonly metaInfo: { readonly updatedAt: number; readonly source: string; readonly deleted: boolean };
}

/** An early patient is seen on the day; nobody is seen on a day to come. */
function refuseDayToCome(startsAt: number, { now, timeZone }: Entry): void {
  const day = dayOf(startsAt, timeZone);
  if (day <= dayOf(now, timeZone)) return;
  throw new ProblemError('conflict', {
    title: 'The encounter is yet to come',
    detail: `The encounter is on ${day}; it can be recorded as done from that day on.`,
    action: 'Move it to today if it took place today.',
  });
}

/**
 * Records that an encounter took place: the caller is assigned, accepts and completes it, as far as that is still to happen,
 * in one transaction and one row each. Throws `not-found`, `input-invalid`, and `conflict` where somebody changed it
 * meanwhile, where it has ended, and where its day is yet to come.
 */
export async function finishStored(
  tx: Transaction<Schema>,
  { metaInfo, ...key }: EncounterFinish,
  entry: Entry,
): Promise<Encounter> {
  const { encounterId, vitaId } = key;
  const { status, starts_at } = await lockEncounter(tx, key, entry);
  refuseFaults(metaInfoFaults(metaInfo, 'metaInfo'));
  const events = eventsToComplete(status);
  if (events.length === 0) throw statusRefused(status, 'finish', OPEN_STATUSES);
  refuseDayToCome(starts_at, entry);
  let at = status;
  for (const event of events) {
    const decision = nextStatus(at, event);
    if (!decision.allowed) throw statusRefused(at, event, decision.accepts);
    at = decision.status;
    await insertEvent(tx, { id: newId(), event, metaInfo }, { encounterId, vitaId, status: at }, entry);
  }
  await tx
    .updateTable('encounter')
    .set({ status: at, updated_at: metaInfo.updatedAt })
    .where('id', '=', encounterId)
    .execute();
  return (await readEncounter(tx, entry, encounterId)).encounter;
}
