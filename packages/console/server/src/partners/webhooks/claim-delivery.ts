import { randomUUID } from 'node:crypto';
import { WEBHOOK_TEST } from '@careline/core/internal/administration';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { PostAnswer } from '../../platform/outbound/permitted-post.ts';
import type { WebhookSubject } from './webhook-body.ts';

type Db = Kysely<Schema>;

/** Longer than sending takes, so that another process only takes over after this one has died. */
const CLAIM_S = 120;

/** A delivery that only this process may send. */
export interface ClaimedDelivery extends WebhookSubject {
  readonly webhook_id: string;
  readonly claim: string;
  /** Attempts in this round, including this one. */
  readonly tries: number;
  readonly url: string;
  readonly secret: string;
  readonly former_secret: string | null;
  readonly former_secret_until: number | null;
  /** Whether the patient exists and is not erased. */
  readonly present: boolean;
  readonly scopes: string[];
  readonly atFacility: boolean;
}

/** Selects due deliveries (unix seconds). A test is also due for a paused webhook. */
const due = (now: number) => sql<boolean>`
  d.state = 'waiting' and d.next_try_at <= ${now} and p.active
  and (w.paused_at is null or d.event = ${WEBHOOK_TEST})`;

/** Returns webhooks with due deliveries. */
export async function dueWebhooks(db: Db, now: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select w.id from webhook w join partner p on p.id = w.partner_id
    where exists (select from webhook_delivery d where d.webhook_id = w.id and ${due(now)})
    order by w.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Claims a webhook's delivery that has been due longest. */
export async function claimDelivery(
  db: Db,
  webhookId: string,
  now: number,
): Promise<ClaimedDelivery | undefined> {
  const claim = randomUUID();
  const { rows } = await sql<ClaimedDelivery>`
    with claimed as (
      update webhook_delivery set
        claim = ${claim}, attempts = attempts + 1, tries = tries + 1, next_try_at = ${now + CLAIM_S}
      where id = (
        select d.id from webhook_delivery d
        join webhook w on w.id = d.webhook_id join partner p on p.id = w.partner_id
        where d.webhook_id = ${webhookId} and ${due(now)}
        order by d.next_try_at, d.created_at, d.id limit 1
        for update of d skip locked
      )
      returning *
    )
    select d.id, d.webhook_id, d.claim, d.tries, d.event, d.occurred_at, d.facility_id, d.subject_id,
      w.url, w.secret, w.former_secret, w.former_secret_until, p.scopes,
      n.id as person_id, n.id is not null as present, a.level,
      exists (select from partner_facility f
        where f.partner_id = p.id and f.facility_id = d.facility_id) as "atFacility"
    from claimed d
    join webhook w on w.id = d.webhook_id join partner p on p.id = w.partner_id
    left join contact c on c.id = d.subject_id and d.event like 'call.%'
    left join reading_alert a on a.reading_id = d.subject_id and d.event like 'alert.%'
    left join person n on n.id = coalesce(c.person_id, a.person_id) and n.erased_at is null`.execute(db);
  return rows[0];
}

/** Selects the delivery while we hold its claim. */
const claimed = (db: Db, { id, claim }: ClaimedDelivery) =>
  db.updateTable('webhook_delivery').set({ claim: null }).where('id', '=', id).where('claim', '=', claim);

const answered = ({ status, error }: PostAnswer, now: number) => ({
  last_try_at: now,
  last_status: status,
  last_error: error,
});

export interface TryResult {
  readonly answer: PostAnswer;
  /** Unix seconds. */
  readonly now: number;
}

/** Records that the partner accepted it. */
export async function noteDelivered(
  db: Db,
  delivery: ClaimedDelivery,
  { answer, now }: TryResult,
): Promise<void> {
  await claimed(db, delivery)
    .set({ state: 'delivered', ...answered(answer, now) })
    .execute();
  if (delivery.event === WEBHOOK_TEST) return;
  await db
    .updateTable('webhook')
    .set({ failing_since: null })
    .where('id', '=', delivery.webhook_id)
    .where('failing_since', 'is not', null)
    .execute();
}

/** Records a failed attempt: it waits for the next one (unix seconds), or is given up. */
export async function noteRefused(
  db: Db,
  delivery: ClaimedDelivery,
  { answer, now, nextTryAt }: TryResult & { readonly nextTryAt: number | undefined },
): Promise<void> {
  await claimed(db, delivery)
    .set(nextTryAt === undefined ? { state: 'failed' } : { next_try_at: nextTryAt })
    .set(answered(answer, now))
    .execute();
}

/** Returns since when the webhook has been failing, including this failure (unix seconds). */
export async function noteFailing(db: Db, webhookId: string, now: number): Promise<number> {
  const { rows } = await sql<{ since: number }>`
    update webhook set failing_since = coalesce(failing_since, ${now}::bigint) where id = ${webhookId}
    returning failing_since as since`.execute(db);
  return rows[0]?.since ?? now;
}

/** Pauses a webhook until someone resumes it. Returns whether it was active. */
export async function pauseWebhook(
  db: Db,
  webhookId: string,
  { reason, now }: { readonly reason: 'gone' | 'failing'; readonly now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook')
    .set({ paused_at: now, pause_reason: reason, updated_by: null })
    .set({ updated_at: sql`greatest(updated_at + 1, ${now}::bigint)` })
    .where('id', '=', webhookId)
    .where('paused_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a delivery that the partner may no longer know about, or whose subject is gone. */
export async function dropDelivery(db: Db, { id, claim }: ClaimedDelivery): Promise<void> {
  await db.deleteFrom('webhook_delivery').where('id', '=', id).where('claim', '=', claim).execute();
}

/** Counts waiting deliveries of all organisations. */
export async function countWaitingDeliveries(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from webhook_delivery where state = 'waiting'`.execute(db);
  return rows[0]?.waiting ?? 0;
}

const DAYS_LISTED = 30;

/** Deletes deliveries older than 30 days, including those waiting for a paused webhook. `now` is in unix seconds. */
export async function dropOldDeliveries(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('webhook_delivery')
    .where('created_at', '<', now - DAYS_LISTED * 86_400)
    .execute();
}
