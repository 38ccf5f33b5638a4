import { mayKnowEvent, WEBHOOK_TEST } from '@careline/core/internal/administration';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Seal } from '../../platform/database/seal.ts';
import type { Log } from '../../platform/http/log.ts';
import type { WebhookReach } from '../../platform/outbound/permitted-address.ts';
import { type PostAnswer, permittedPost } from '../../platform/outbound/permitted-post.ts';
import { FAILING_SECONDS, pauseAfter } from '../../platform/outbound/retry-plan.ts';
import {
  type ClaimedDelivery,
  claimDelivery,
  dropDelivery,
  dueWebhooks,
  noteDelivered,
  noteFailing,
  noteRefused,
  pauseWebhook,
  type TryResult,
} from './claim-delivery.ts';
import { webhookHeaders } from './sign-webhook.ts';
import { webhookBody } from './webhook-body.ts';
import { openSecret, openWebhookSeal } from './webhook-secrets.ts';

export interface WebhookSending {
  readonly db: Kysely<Schema>;
  readonly log: Log;
  /** Permitted addresses of webhooks. */
  readonly reach: WebhookReach;
  /** Unix seconds. */
  readonly now: () => number;
  /** From 0 to below 1. */
  readonly random?: () => number;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** Deliveries per webhook and round. The rest waits for the next round. */
const MAX_IN_ROUND = 100;
/** Slow partners must not delay others or overload the machine. */
const AT_ONCE = 8;

const GONE = 410;

const isTaken = ({ status }: PostAnswer): boolean => status !== null && status >= 200 && status < 300;

/** Returns whether the partner may know about it now and its subject still exists. */
const mayBeSent = ({ event, present, atFacility, scopes }: ClaimedDelivery): boolean =>
  event === WEBHOOK_TEST || (present && atFacility && mayKnowEvent(event, scopes));

function secretsOf(seal: Seal, delivery: ClaimedDelivery, now: number): readonly string[] {
  const { webhook_id, secret, former_secret, former_secret_until } = delivery;
  const isFormerGood = former_secret !== null && (former_secret_until ?? 0) > now;
  return [secret, ...(isFormerGood ? [former_secret] : [])].map((sealed) =>
    openSecret(seal, webhook_id, sealed),
  );
}

async function noteFailure(
  sending: WebhookSending,
  delivery: ClaimedDelivery,
  result: TryResult,
): Promise<void> {
  const { db, log, random = Math.random } = sending;
  const { id, webhook_id: webhook, event, tries } = delivery;
  const { answer, now } = result;
  const isGone = answer.status === GONE;
  const isTest = event === WEBHOOK_TEST;
  const pause = isGone || isTest ? undefined : pauseAfter(tries, random);
  await noteRefused(db, delivery, { ...result, nextTryAt: pause === undefined ? undefined : now + pause });
  const cause = answer.error ?? `EHTTP-${answer.status}`;
  log.warn(pause === undefined ? 'webhook-refused' : 'webhook-delayed', {
    delivery: id,
    type: event,
    tries,
    code: cause,
  });
  if (isTest) return;
  const isFailing = now - (await noteFailing(db, webhook, now)) >= FAILING_SECONDS;
  if (!isGone && !isFailing) return;
  const reason = isGone ? 'gone' : 'failing';
  if (await pauseWebhook(db, webhook, { reason, now })) log.warn('webhook-paused', { webhook, reason });
}

/** Sends a delivery. Returns whether it was accepted or is no longer needed. */
async function send(sending: WebhookSending, delivery: ClaimedDelivery, seal: Seal): Promise<boolean> {
  const { db, log, reach, now, timeoutMs = TIMEOUT_MS } = sending;
  if (!mayBeSent(delivery)) {
    await dropDelivery(db, delivery);
    return true;
  }
  const { id, url, event, tries } = delivery;
  const body = webhookBody(delivery);
  const at = now();
  const signed = webhookHeaders({ id, timestamp: at, body }, secretsOf(seal, delivery, at));
  const headers = { 'content-type': 'application/json', 'user-agent': 'Careline-Webhooks', ...signed };
  const answer = await permittedPost({ url, headers, body }, { reach, timeoutMs });
  const result = { answer, now: now() };
  if (!isTaken(answer)) {
    await noteFailure(sending, delivery, result);
    return false;
  }
  await noteDelivered(db, delivery, result);
  log.info('webhook-sent', { delivery: id, type: event, tries });
  return true;
}

/**
 * Sends due deliveries outside any transaction, each by one process, several webhooks in parallel. After a failure, the
 * webhook's other deliveries wait for the next round, so that a server that is down gets no further requests. If a
 * process dies before it records an answer, the delivery is sent twice with the same id. Stops early with the signal.
 */
export async function sendWebhooks(sending: WebhookSending, signal?: AbortSignal): Promise<void> {
  const { db, now } = sending;
  const waiting = [...(await dueWebhooks(db, now()))];
  if (waiting.length === 0) return;
  const seal = await openWebhookSeal(db);
  const sendAll = async (webhookId: string) => {
    for (let sent = 0; sent < MAX_IN_ROUND && !signal?.aborted; sent += 1) {
      const delivery = await claimDelivery(db, webhookId, now());
      if (!delivery || !(await send(sending, delivery, seal))) return;
    }
  };
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined && !signal?.aborted; id = waiting.shift())
      await sendAll(id);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
