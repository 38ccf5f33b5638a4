import type { MessageChannel, MessageFailure } from '@careline/core/internal/communication';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { Carried, MessageCarrier } from './message-carrier.ts';

export type WaitingMessage = Selectable<Schema['patient_message']>;

/** Longer than sending takes, so that another process only takes over after this one has died. */
const CLAIM_S = 600;
/** Returns the pause before a retry: starts at half a minute and doubles up to an hour. */
const pauseAfter = (attempts: number): number => Math.min(30 * 2 ** (attempts - 1), 3600);

/** Claims the due message that has waited longest for this process. Times are unix seconds. */
export const claimMessage = (
  db: Kysely<Schema>,
  channels: readonly MessageChannel[],
  now: number,
): Promise<WaitingMessage | undefined> =>
  db
    .updateTable('patient_message')
    .set({ attempts: sql`attempts + 1`, next_try_at: now + CLAIM_S, claimed_until: now + CLAIM_S })
    .where('id', '=', (query) =>
      query
        .selectFrom('patient_message')
        .select('id')
        .where('state', '=', 'queued')
        .where('channel', 'in', channels)
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/** Selects the message while we hold its claim; the number of attempts identifies the claim. */
const claimed = (db: Kysely<Schema>, { id, attempts }: WaitingMessage) =>
  db
    .updateTable('patient_message')
    .set({ claimed_until: null })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'queued');

/** Records that a carrier accepted it. A status that was reported earlier stays. */
export async function noteCarried(
  db: Kysely<Schema>,
  message: WaitingMessage,
  { state, ref }: Carried,
  { via, now }: { readonly via: MessageCarrier['via']; readonly now: number },
): Promise<void> {
  await db
    .updateTable('patient_message')
    .set({ via, provider_ref: ref ?? null })
    .where('id', '=', message.id)
    .where('attempts', '=', message.attempts)
    .execute();
  await claimed(db, message).set({ state, reason: null, state_at: now, updated_at: now }).execute();
}

/** Records that it will never be accepted. */
export async function noteFailed(
  db: Kysely<Schema>,
  message: WaitingMessage,
  {
    reason,
    via,
    now,
  }: { readonly reason: MessageFailure; readonly via: string | null; readonly now: number },
): Promise<void> {
  await claimed(db, message).set({ state: 'failed', reason, via, state_at: now, updated_at: now }).execute();
}

/** Records a failed attempt that will be retried. */
export async function noteDelayed(
  db: Kysely<Schema>,
  message: WaitingMessage,
  { reason, now }: { readonly reason: MessageFailure; readonly now: number },
): Promise<void> {
  await claimed(db, message)
    .set({ reason, next_try_at: now + pauseAfter(message.attempts) })
    .execute();
}

/** Postpones a message because it is outside calling hours. */
export async function putOff(db: Kysely<Schema>, message: WaitingMessage, until: number): Promise<void> {
  await claimed(db, message).set({ next_try_at: until }).execute();
}

/** A provider's status report. */
export interface MessageNews {
  readonly id: string;
  readonly round: number;
  readonly state: 'sent' | 'delivered' | 'failed';
  readonly reason?: MessageFailure | undefined;
  /** Unix seconds. */
  readonly at: number;
}

/** The states that each report may replace. A delivery is true whatever was recorded before. */
const COMES_AFTER: Readonly<Record<MessageNews['state'], readonly string[]>> = {
  sent: ['queued'],
  failed: ['queued', 'sent'],
  delivered: ['queued', 'sent', 'failed', 'cancelled'],
};

/** Stores a status report and returns whether the message exists. Late and repeated reports change nothing. */
export async function moveMessage(tx: Transaction<Schema>, news: MessageNews): Promise<boolean> {
  const known = await tx
    .selectFrom('patient_message')
    .select(['state', 'round'])
    .where('id', '=', news.id)
    .where('channel', '=', 'sms')
    .forUpdate()
    .executeTakeFirst();
  if (!known || news.round > known.round) return false;
  const isOfNow = news.round === known.round || news.state === 'delivered';
  if (!isOfNow || !COMES_AFTER[news.state].includes(known.state)) return true;
  await tx
    .updateTable('patient_message')
    .set({
      state: news.state,
      reason: news.state === 'failed' ? (news.reason ?? 'refused') : null,
      via: 'provider',
      state_at: news.at,
      claimed_until: null,
    })
    .where('id', '=', news.id)
    .execute();
  return true;
}
