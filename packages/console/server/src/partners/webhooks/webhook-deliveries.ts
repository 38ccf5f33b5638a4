import { WEBHOOK_TEST, type WebhookDelivery } from '@careline/core/internal/administration';
import type { Kysely, Transaction } from 'kysely';
import { notFoundHere } from '../../platform/access/access.ts';
import { keyset, readPage } from '../../platform/database/keyset.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { Administrator } from '../../staff/staff.ts';
import { readWebhook, toDelivery } from './webhook-rows.ts';

type Tx = Transaction<Schema>;

const NEWEST = keyset<{ readonly created_at: number; readonly id: string }>(
  'desc',
  [
    ['created_at', 'bigint'],
    ['id', 'uuid'],
  ],
  ({ created_at, id }) => [created_at, id],
);

interface DeliveryFilters {
  readonly webhookId: string;
  readonly limit: number;
  readonly after?: string | undefined;
}

/** Returns a webhook's sent and waiting deliveries, newest first. Throws `not-found`. */
export async function listWebhookDeliveries(
  tx: Kysely<Schema>,
  { webhookId, ...page }: DeliveryFilters,
  organisationId: string,
): Promise<{ data: WebhookDelivery[]; next: string | null }> {
  await readWebhook(tx, organisationId, webhookId);
  const query = tx.selectFrom('webhook_delivery').selectAll().where('webhook_id', '=', webhookId);
  return readPage(query, NEWEST, page, toDelivery);
}

const switchedOff = () =>
  new ProblemError('conflict', {
    detail: 'The partner is switched off: nothing is sent to it.',
    action: 'Switch the partner on first.',
  });

/** Queues a test delivery. Throws `not-found`, and `conflict` if the partner is deactivated. */
export async function addTest(
  tx: Tx,
  webhookId: string,
  { organisationId, now }: Administrator,
): Promise<WebhookDelivery> {
  const { active } = await readWebhook(tx, organisationId, webhookId);
  if (!active) throw switchedOff();
  const row = await tx
    .insertInto('webhook_delivery')
    .values({ webhook_id: webhookId, event: WEBHOOK_TEST, occurred_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDelivery(row);
}

/**
 * Sends a delivery again immediately, with the same id and a full set of attempts. Throws `not-found`, and `conflict`
 * if it is being sent, its webhook is paused or its partner is deactivated.
 */
export async function sendAgain(
  tx: Tx,
  deliveryId: string,
  { organisationId, now }: Administrator,
): Promise<{ delivery: WebhookDelivery; webhookId: string }> {
  const row = await tx
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('id', '=', deliveryId)
    .forUpdate()
    .executeTakeFirst();
  const webhook = row && (await readWebhook(tx, organisationId, row.webhook_id).catch(() => undefined));
  if (!row || !webhook) throw notFoundHere('delivery');
  if (!webhook.active) throw switchedOff();
  if (webhook.paused_at !== null) {
    throw new ProblemError('conflict', {
      detail: 'The webhook is paused: nothing is sent to it.',
      action: 'Resume the webhook first.',
    });
  }
  if (row.claim !== null && row.next_try_at > now) {
    throw new ProblemError('conflict', {
      detail: 'The delivery is being sent now.',
      action: 'Read the deliveries again.',
    });
  }
  const stored = await tx
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', tries: 0, next_try_at: now, claim: null })
    .where('id', '=', deliveryId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { delivery: toDelivery(stored), webhookId: row.webhook_id };
}
