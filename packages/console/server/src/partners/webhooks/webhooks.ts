import {
  FORMER_KEY_SECONDS,
  MAX_WEBHOOKS,
  mayKnowEvent,
  type Webhook,
  type WebhookFields,
} from '@careline/core/internal/administration';
import { sql, type Transaction } from 'kysely';
import { notFoundHere } from '../../platform/access/access.ts';
import { refuseFaults } from '../../platform/access/entry.ts';
import { newId } from '../../platform/database/new-id.ts';
import {
  concurrentChangeError,
  type RecordChanges,
  recordChanges,
} from '../../platform/database/record-changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { addressFaults } from '../../platform/outbound/address-faults.ts';
import type { WebhookReach } from '../../platform/outbound/permitted-address.ts';
import type { Administrator } from '../../staff/staff.ts';
import { newWebhookSecret } from './sign-webhook.ts';
import { readWebhook, toWebhook, type WebhookRow } from './webhook-rows.ts';
import { closeSecret, openWebhookSeal } from './webhook-secrets.ts';

type Tx = Transaction<Schema>;

const SHOWN_END = 4;

/** A stored webhook, with the secret only if it was just created. */
export interface StoredWebhook {
  readonly data: Webhook;
  readonly secret: string | null;
}

const eventFaults = ({ events }: WebhookFields, scopes: readonly string[], held: readonly string[] = []) =>
  events.flatMap((event, index) =>
    mayKnowEvent(event, scopes) || held.includes(event)
      ? []
      : [{ path: `events.${index}`, message: 'is not covered by the partner’s scopes' }],
  );

/** Returns a new secret, which leaves the server once, and the columns to store for it. */
async function makeSecret(tx: Tx, webhookId: string, now: number) {
  const secret = newWebhookSecret();
  const sealed = closeSecret(await openWebhookSeal(tx), webhookId, secret);
  return { secret, row: { secret: sealed, secret_end: secret.slice(-SHOWN_END), secret_made_at: now } };
}

async function lockPartner(tx: Tx, organisationId: string, partnerId: string) {
  const partner = await tx
    .selectFrom('partner')
    .select('scopes')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', partnerId)
    .forUpdate()
    .executeTakeFirst();
  if (!partner) throw notFoundHere('partner');
  return partner;
}

async function refuseMany(tx: Tx, partnerId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('webhook')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow();
  if (count < MAX_WEBHOOKS) return;
  throw new ProblemError('conflict', {
    detail: `A partner has at most ${MAX_WEBHOOKS} webhooks.`,
    action: 'Change one of them, or remove one first.',
  });
}

/** Adds a webhook to a partner. Throws `not-found`, `input-invalid`, and `conflict` if it has the maximum number. */
export async function storeWebhook(
  tx: Tx,
  { partnerId, url, events }: WebhookFields & { readonly partnerId: string },
  { organisationId, staffId, now }: Administrator,
  reach: WebhookReach,
): Promise<StoredWebhook> {
  const { scopes } = await lockPartner(tx, organisationId, partnerId);
  refuseFaults([...addressFaults('url', url, reach), ...eventFaults({ url, events }, scopes)]);
  await refuseMany(tx, partnerId);
  const id = newId();
  const { secret, row } = await makeSecret(tx, id, now);
  const versions = { created_at: now, updated_at: now, updated_by: staffId };
  await tx
    .insertInto('webhook')
    .values({ id, partner_id: partnerId, url, events: [...events], ...row, ...versions })
    .execute();
  return { data: toWebhook(await readWebhook(tx, organisationId, id)), secret };
}

export type WebhookChange = WebhookFields & {
  readonly webhookId: string;
  readonly paused: boolean;
  readonly newSecret: boolean;
  readonly formerSecret?: 'keep' | 'end' | undefined;
  /** Version that the change is based on. */
  readonly updatedAt: number;
};

const NO_FORMER_SECRET = { former_secret: null, former_secret_end: null, former_secret_until: null };

/** Returns the secret columns. Only the newest former secret still signs: two are enough for a change. */
async function secretOf(tx: Tx, { webhookId, newSecret, formerSecret }: WebhookChange, now: number) {
  if (!newSecret) return { secret: null, row: formerSecret === 'end' ? NO_FORMER_SECRET : {} };
  const { secret, row } = await makeSecret(tx, webhookId, now);
  const former = {
    former_secret: sql.ref<string | null>('secret'),
    former_secret_end: sql.ref<string | null>('secret_end'),
    former_secret_until: now + FORMER_KEY_SECONDS,
  };
  return { secret, row: { ...row, ...(formerSecret === 'keep' ? former : NO_FORMER_SECRET) } };
}

function pauseOf({ paused_at }: WebhookRow, { paused }: WebhookChange, now: number) {
  if (paused === (paused_at !== null)) return {};
  return paused
    ? { paused_at: now, pause_reason: 'person' }
    : { paused_at: null, pause_reason: null, failing_since: null };
}

/** Restarts the attempts of waiting deliveries when a webhook is resumed or gets a new address. */
async function sendWaitingNow(tx: Tx, webhookId: string, now: number): Promise<void> {
  await tx
    .updateTable('webhook_delivery')
    .set({ tries: 0, next_try_at: sql`least(next_try_at, ${now}::bigint)` })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .where('claim', 'is', null)
    .execute();
}

/** Hides the query of a URL, which may contain a key. */
const shownAddress = (text: string): string => text.replace(/\?.*$/, '?…');

async function lockWebhook(tx: Tx, organisationId: string, webhookId: string): Promise<WebhookRow> {
  await tx.selectFrom('webhook').select('id').where('id', '=', webhookId).forUpdate().execute();
  return readWebhook(tx, organisationId, webhookId);
}

/** Changes a webhook. Throws `not-found`, `conflict` and `input-invalid`. */
export async function changeWebhook(
  tx: Tx,
  change: WebhookChange,
  { organisationId, staffId, now }: Administrator,
  reach: WebhookReach,
): Promise<StoredWebhook & { readonly changes: RecordChanges }> {
  const { webhookId, url, events, paused } = change;
  const before = await lockWebhook(tx, organisationId, webhookId);
  if (before.updated_at !== change.updatedAt) throw concurrentChangeError(before.updaterName ?? undefined);
  refuseFaults([
    ...(url === before.url ? [] : addressFaults('url', url, reach)),
    ...eventFaults(change, before.scopes, before.events),
  ]);
  const { secret, row } = await secretOf(tx, change, now);
  const pause = pauseOf(before, change, now);
  await tx
    .updateTable('webhook')
    .set({ url, events: [...events], ...row, ...pause })
    .set({ updated_at: Math.max(now, before.updated_at + 1), updated_by: staffId })
    .where('id', '=', webhookId)
    .execute();
  const goesOn = before.paused_at !== null && !paused;
  if (goesOn || url !== before.url) await sendWaitingNow(tx, webhookId, now);
  const facts = (of: { url: string; events: readonly string[]; paused: boolean }) => ({
    url: shownAddress(of.url),
    events: of.events,
    paused: of.paused,
  });
  const changes = recordChanges(
    facts({ url: before.url, events: before.events, paused: before.paused_at !== null }),
    facts({ url, events, paused }),
  );
  return { data: toWebhook(await readWebhook(tx, organisationId, webhookId)), secret, changes };
}

/** Removes a webhook with all its deliveries and returns it. Throws `not-found`. */
export async function deleteWebhook(tx: Tx, webhookId: string, organisationId: string): Promise<Webhook> {
  const before = await lockWebhook(tx, organisationId, webhookId);
  await tx.deleteFrom('webhook').where('id', '=', webhookId).execute();
  return toWebhook(before);
}

/** Returns what the audit stores about a new webhook. */
export const auditedFacts = ({ url, events }: WebhookFields) => ({ url: shownAddress(url), events });
