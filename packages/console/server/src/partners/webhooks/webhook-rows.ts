import type { Webhook, WebhookDelivery } from '@careline/core/internal/administration';
import { type Kysely, type Selectable, sql } from 'kysely';
import { notFoundHere } from '../../platform/access/access.ts';
import type { Schema } from '../../platform/database/schema.ts';

const selectWebhooks = (tx: Kysely<Schema>, organisationId: string) =>
  tx
    .selectFrom('webhook as w')
    .innerJoin('partner as p', 'p.id', 'w.partner_id')
    .leftJoin('staff as u', 'u.id', 'w.updated_by')
    .selectAll('w')
    .select(['u.id as updaterId', 'u.name as updaterName', 'p.active', 'p.scopes'])
    .select(
      sql<number>`(select count(*)::int from webhook_delivery d
        where d.webhook_id = w.id and d.state = 'waiting')`.as('waiting'),
    )
    .where('p.organisation_id', '=', organisationId);

export type WebhookRow = Awaited<ReturnType<ReturnType<typeof selectWebhooks>['executeTakeFirstOrThrow']>>;

export const toWebhook = (row: WebhookRow): Webhook => ({
  webhookId: row.id,
  partnerId: row.partner_id,
  url: row.url,
  events: row.events,
  secretEnd: row.secret_end,
  secretMadeAt: row.secret_made_at,
  formerSecret:
    row.former_secret_end !== null && row.former_secret_until !== null
      ? { end: row.former_secret_end, until: row.former_secret_until }
      : null,
  paused: row.paused_at === null ? null : { since: row.paused_at, reason: row.pause_reason ?? 'person' },
  failingSince: row.failing_since,
  waiting: row.waiting,
  updatedAt: row.updated_at,
  updatedBy: row.updaterId && row.updaterName !== null ? { id: row.updaterId, name: row.updaterName } : null,
});

/** Returns a partner's webhooks, oldest first; none for a partner of another organisation. */
export async function listPartnerWebhooks(
  tx: Kysely<Schema>,
  organisationId: string,
  partnerId: string,
): Promise<Webhook[]> {
  const rows = await selectWebhooks(tx, organisationId)
    .where('w.partner_id', '=', partnerId)
    .orderBy('w.created_at')
    .orderBy('w.id')
    .execute();
  return rows.map(toWebhook);
}

/** Returns a webhook. Throws `not-found`, also for one of another organisation. */
export async function readWebhook(
  tx: Kysely<Schema>,
  organisationId: string,
  webhookId: string,
): Promise<WebhookRow> {
  const row = await selectWebhooks(tx, organisationId).where('w.id', '=', webhookId).executeTakeFirst();
  if (!row) throw notFoundHere('webhook');
  return row;
}

export type DeliveryRow = Selectable<Schema['webhook_delivery']>;

export const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  deliveryId: row.id,
  event: row.event,
  occurredAt: row.occurred_at,
  state: row.state,
  attempts: row.attempts,
  // A delivery that is not yet claimed is due immediately.
  nextTryAt: row.state === 'waiting' && row.claim === null ? Math.max(row.next_try_at, row.created_at) : null,
  lastTryAt: row.last_try_at,
  answer: row.last_try_at === null ? null : { status: row.last_status, error: row.last_error },
});
