import * as v from 'valibot';
import { READS_CALLS, READS_RECORD } from '#access';
import { nonEmptyTextSchema, uuidSchema } from '#http';
import { decideRight } from '#navigation';
import { staffReferenceSchema } from './staff.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The address of a webhook as URLs are written: `https`, or `http` on the own machine for a developer, without a user and a
 * fragment; undefined for any other text.
 */
export function readWebhookAddress(text: string): string | undefined {
  const address = text.trim();
  if (!URL.canParse(address) || address.includes('#')) return undefined;
  const url = new URL(address);
  if (url.username || url.password) return undefined;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname));
  return isSafe ? url.href : undefined;
}

/** What a partner can be sent, each with the call of the contract whose readers may know of it. */
const EVENT_RIGHTS = {
  /** The outcome of a call was saved, whether it reached anybody or not. */
  'call.saved': READS_CALLS,
  /** A saved call was set right: its log, its outcome, or when it was. */
  'call.corrected': READS_CALLS,
  /** A saved call was entered in error and counts no more. */
  'call.withdrawn': READS_CALLS,
  /** A reading asks for a look. */
  'alert.raised': READS_RECORD,
} as const;

export type WebhookEvent = keyof typeof EVENT_RIGHTS;
export const WEBHOOK_EVENTS = Object.keys(EVENT_RIGHTS) as readonly WebhookEvent[];

/** Sent when somebody asks for a test; nobody subscribes to it. */
export const WEBHOOK_TEST = 'webhook.test';

/** Whether a partner of these scopes may know of an event. */
export const mayKnowEvent = (event: string, scopes: readonly string[]): boolean =>
  Object.hasOwn(EVENT_RIGHTS, event) && decideRight(EVENT_RIGHTS[event as WebhookEvent], scopes).allowed;

/** Webhooks of one partner: one for each of its systems, not one for each event. */
export const MAX_WEBHOOKS = 5;

const webhookAddressSchema = v.pipe(
  nonEmptyTextSchema(500),
  v.check(
    (text) => readWebhookAddress(text) !== undefined,
    'must be an https address without a user and a fragment; http only on the own machine',
  ),
  v.transform((text) => readWebhookAddress(text) ?? text),
);

/** What an administrator decides about a webhook. */
export const webhookFieldsSchema = v.strictObject({
  url: webhookAddressSchema,
  events: v.pipe(
    v.array(v.picklist(WEBHOOK_EVENTS)),
    v.minLength(1, 'must name at least one event'),
    v.check((items) => new Set(items).size === items.length, 'must not name the same event twice'),
  ),
});
export type WebhookFields = v.InferOutput<typeof webhookFieldsSchema>;

/** An address at a partner's that is sent what happens, signed. Times in unix seconds. */
export const webhookSchema = v.looseObject({
  webhookId: uuidSchema,
  partnerId: uuidSchema,
  url: v.string(),
  /** Those of a newer server too. */
  events: v.array(v.string()),
  /** The end of the secret, to tell two apart. */
  secretEnd: v.string(),
  secretMadeAt: v.number(),
  /** The secret before it, and until when it signs too; null where none does. */
  formerSecret: v.nullable(v.looseObject({ end: v.string(), until: v.number() })),
  /** Null while it is sent to; an unknown reason is one of a newer server. */
  paused: v.nullable(v.looseObject({ since: v.number(), reason: v.string() })),
  /** Since when nothing was taken; null after a delivery that was. */
  failingSince: v.nullable(v.number()),
  /** Deliveries that wait to be sent, or sent again. */
  waiting: v.number(),
  /** Stands for this version of the record. */
  updatedAt: v.number(),
  updatedBy: v.nullable(staffReferenceSchema),
});
export type Webhook = v.InferOutput<typeof webhookSchema>;

/** One event for one webhook, with what became of it. Times in unix seconds. */
export const webhookDeliverySchema = v.looseObject({
  /** Its `webhook-id`: the same with every try. */
  deliveryId: uuidSchema,
  /** One of `WEBHOOK_EVENTS`, or `WEBHOOK_TEST`. */
  event: v.string(),
  /** When what it is about happened. */
  occurredAt: v.number(),
  state: v.string(),
  /** Tries so far, those of earlier rounds included. */
  attempts: v.number(),
  /** Of a delivery that waits: when it is tried next; null while it is being sent. */
  nextTryAt: v.nullable(v.number()),
  lastTryAt: v.nullable(v.number()),
  /** The last answer: an HTTP status, or a code such as `timeout` where there was none; null before the first try. */
  answer: v.nullable(v.looseObject({ status: v.nullable(v.number()), error: v.nullable(v.string()) })),
});
export type WebhookDelivery = v.InferOutput<typeof webhookDeliverySchema>;

/** What a delivery looks like to a partner: ids alone, never who somebody is or what was found. */
export interface WebhookBody {
  /** The `webhook-id` of the delivery. */
  readonly id: string;
  readonly type: WebhookEvent | typeof WEBHOOK_TEST;
  /** When it happened, in UTC as ISO 8601 writes it. */
  readonly timestamp: string;
  readonly data: {
    /** Absent from a test. */
    readonly facilityId?: string;
    readonly patientId?: string;
    /** Of `call.…`. */
    readonly callId?: string;
    /** Of `alert.raised`. */
    readonly alertId?: string;
    readonly level?: string;
  };
}
