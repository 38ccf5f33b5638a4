import { type Signal, signalSchema } from '@careline/core/internal/encounters/video';
import { type Kysely, sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { lockSeats, partyOf, type Seated } from './seats.ts';

/** Maximum signals waiting for one seat. A connection takes about thirty. */
const MAX_WAITING = 200;
const PORTION = 50;

/**
 * Adds signals to the other seat's mailbox, in order.
 * Signals for a page that is gone are dropped. Throws `conflict` until the patient is admitted, `rate-limited` if too
 * many are waiting.
 */
export async function addSignals(
  tx: Transaction<Schema>,
  { seat }: Seated,
  { to, signals }: { readonly to: number; readonly signals: readonly Signal[] },
  now: number,
): Promise<void> {
  const seats = await lockSeats(tx, seat.encounter_id);
  const theirs = seats.find(({ party }) => party !== seat.party);
  const patient = seats.find(({ party }) => party === 'patient');
  if (!theirs || patient?.admitted_at == null) {
    throw new ProblemError('conflict', { detail: 'The patient is not let in.', reason: 'not-admitted' });
  }
  if (theirs.connection !== to) return;
  const { waiting } = await tx
    .selectFrom('video_signal')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('encounter_id', '=', seat.encounter_id)
    .where('party', '=', theirs.party)
    .executeTakeFirstOrThrow();
  if (waiting + signals.length > MAX_WAITING) {
    throw new ProblemError('rate-limited', {
      action: 'Wait until the other side has read the waiting signals.',
    });
  }
  await tx
    .insertInto('video_signal')
    .values(
      signals.map((signal) => ({
        encounter_id: seat.encounter_id,
        party: partyOf(theirs),
        connection: to,
        from_connection: seat.connection,
        signal: JSON.stringify(signal),
        created_at: now,
      })),
    )
    .execute();
}

/** Part of an API response, so a type and not an interface: later versions may add to it. */
export type WaitingSignal = { readonly id: number; readonly from: number; readonly signal: Signal };

/** Returns the signals after the last one received, and deletes those already received. */
export async function takeSignals(
  db: Kysely<Schema>,
  { seat }: Seated,
  after: number,
): Promise<WaitingSignal[]> {
  const mine = { encounter_id: seat.encounter_id, party: seat.party };
  if (after > 0) {
    await db
      .deleteFrom('video_signal')
      .where('encounter_id', '=', mine.encounter_id)
      .where('party', '=', mine.party)
      .where('id', '<=', after)
      .execute();
  }
  const rows = await db
    .selectFrom('video_signal')
    .select(['id', 'from_connection', 'signal'])
    .where('encounter_id', '=', mine.encounter_id)
    .where('party', '=', mine.party)
    .where('connection', '=', seat.connection)
    .where('id', '>', after)
    .orderBy('id')
    .limit(PORTION)
    .execute();
  return rows.map(({ id, from_connection: from, signal }) => ({
    id: Number(id),
    from,
    signal: v.parse(signalSchema, signal),
  }));
}

/** Deletes signals older than an hour, which no page waits for any more. */
export const dropOldSignals = (db: Kysely<Schema>, now: number) =>
  db
    .deleteFrom('video_signal')
    .where('created_at', '<', now - 3600)
    .execute();
