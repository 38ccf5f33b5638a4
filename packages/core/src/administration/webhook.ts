import * as v from 'valibot';
import { READS_CALLS, READS_RECORD, type Right } from '#access';
import { type Label, labelIn, wordLabel } from '#formatting';
import { nonEmptyTextSchema, uuidSchema } from '#http';
import { decideRight } from '#navigation';
import { staffReferenceSchema } from './staff.ts';
import * as words from './words/en.ts';

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

interface EventDefinition {
  /** A call of the contract: whoever may make it may know of the event. */
  readonly right: Right;
  readonly label: Label;
}

/** What a partner can be sent. */
const EVENTS = {
  /** The outcome of a call was saved, whether it reached anybody or not. */
  'call.saved': {
    right: READS_CALLS,
    label: wordLabel(words.webhook, 'outcomeOfCallWasSaved'),
  },
  /** A saved call was corrected: its log, its outcome, or when it was. */
  'call.corrected': {
    right: READS_CALLS,
    label: wordLabel(words.webhook, 'savedCallWasCorrected'),
  },
  /** A saved call was entered in error and counts no more. */
  'call.withdrawn': {
    right: READS_CALLS,
    label: wordLabel(words.webhook, 'savedCallWasWithdrawn'),
  },
  /** A reading asks for a look. */
  'alert.raised': {
    right: READS_RECORD,
    label: wordLabel(words.webhook, 'readingRaisedAlert'),
  },
} as const satisfies Readonly<Record<string, EventDefinition>>;

export type WebhookEvent = keyof typeof EVENTS;
export const WEBHOOK_EVENTS = Object.keys(EVENTS) as readonly WebhookEvent[];

const isEvent = (event: string): event is WebhookEvent => Object.hasOwn(EVENTS, event);

/** Sent only on request; partners can't subscribe to it. */
export const WEBHOOK_TEST = 'webhook.test';
const TEST_LABEL: Label = wordLabel(words.webhook, 'test');

/** What an event is called; one of a newer server is shown as it is. */
export function webhookEventLabel(event: string, locale?: string): string {
  if (event === WEBHOOK_TEST) return labelIn(TEST_LABEL, locale);
  return isEvent(event) ? labelIn(EVENTS[event].label, locale) : event;
}

/** Whether a partner with these scopes may receive an event. */
export const mayKnowEvent = (event: string, scopes: readonly string[]): boolean =>
  isEvent(event) && decideRight(EVENTS[event].right, scopes).allowed;

/** Maximum webhooks per partner: enough for one per system, not one per event. */
export const MAX_WEBHOOKS = 5;

const webhookAddressSchema = v.pipe(
  nonEmptyTextSchema(500),
  v.check(
    (text) => readWebhookAddress(text) !== undefined,
    'must be an https address without a user and a fragment; http only on the own machine',
  ),
  v.transform((text) => readWebhookAddress(text) ?? text),
);

/** Webhook fields that an administrator can edit. */
export const webhookFieldsSchema = v.strictObject({
  url: webhookAddressSchema,
  events: v.pipe(
    v.array(v.picklist(WEBHOOK_EVENTS)),
    v.minLength(1, 'must name at least one event'),
    v.check((items) => new Set(items).size === items.length, 'must not name the same event twice'),
  ),
});
export type WebhookFields = v.InferOutput<typeof webhookFieldsSchema>;

/** A partner's address that receives signed events. Times are unix seconds. */
export const webhookSchema = v.looseObject({
  webhookId: uuidSchema,
  partnerId: uuidSchema,
  url: v.string(),
  /** May include events of a newer server. */
  events: v.array(v.string()),
  /** Last characters of the secret, to tell secrets apart. */
  secretEnd: v.string(),
  secretMadeAt: v.number(),
  /** The previous secret and the time until which it also signs; null if there is none. */
  formerSecret: v.nullable(v.looseObject({ end: v.string(), until: v.number() })),
  /** Null while active. Newer servers may send unknown reasons. */
  paused: v.nullable(v.looseObject({ since: v.number(), reason: v.string() })),
  /** Start of the current series of failures; null after a successful delivery. */
  failingSince: v.nullable(v.number()),
  /** Number of queued deliveries, including retries. */
  waiting: v.number(),
  /** Identifies this version of the record. */
  updatedAt: v.number(),
  updatedBy: v.nullable(staffReferenceSchema),
});
export type Webhook = v.InferOutput<typeof webhookSchema>;

/** One event for one webhook, with its result. Times are unix seconds. */
export const webhookDeliverySchema = v.looseObject({
  /** The `webhook-id` header, the same for every attempt. */
  deliveryId: uuidSchema,
  /** One of `WEBHOOK_EVENTS`, or `WEBHOOK_TEST`. */
  event: v.string(),
  /** Time of the event itself. */
  occurredAt: v.number(),
  state: v.string(),
  /** Attempts so far, including earlier rounds. */
  attempts: v.number(),
  /** Next attempt of a queued delivery; null while it is being sent. */
  nextTryAt: v.nullable(v.number()),
  lastTryAt: v.nullable(v.number()),
  /**
   * Last result: an HTTP status, or a code such as `timeout` if there was no response. Null before the first attempt.
   */
  answer: v.nullable(v.looseObject({ status: v.nullable(v.number()), error: v.nullable(v.string()) })),
});
export type WebhookDelivery = v.InferOutput<typeof webhookDeliverySchema>;

/** The payload that a partner receives. It has only ids: no identities and no clinical data. */
export interface WebhookBody {
  /** `webhook-id` of the delivery. */
  readonly id: string;
  readonly type: WebhookEvent | typeof WEBHOOK_TEST;
  /** Time of the event, ISO 8601 in UTC. */
  readonly timestamp: string;
  readonly data: {
    /** Absent from test events. */
    readonly facilityId?: string;
    readonly patientId?: string;
    /** Present in `call.…` events. */
    readonly callId?: string;
    /** Present in `alert.raised` events. */
    readonly alertId?: string;
    readonly level?: string;
  };
}
