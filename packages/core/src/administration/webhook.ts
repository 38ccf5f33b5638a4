import * as v from 'valibot';
import { READS_CALLS, READS_RECORD, type Right } from '#access';
import { type Label, labelIn } from '#formatting';
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
    label: { en: 'The outcome of a call was saved', hi: 'कॉल का परिणाम सहेजा गया' },
  },
  /** A saved call was corrected: its log, its outcome, or when it was. */
  'call.corrected': {
    right: READS_CALLS,
    label: { en: 'A saved call was corrected', hi: 'सहेजी गई कॉल सुधारी गई' },
  },
  /** A saved call was entered in error and counts no more. */
  'call.withdrawn': {
    right: READS_CALLS,
    label: { en: 'A saved call was withdrawn', hi: 'सहेजी गई कॉल वापस ली गई' },
  },
  /** A reading asks for a look. */
  'alert.raised': {
    right: READS_RECORD,
    label: { en: 'A reading raised an alert', hi: 'किसी माप से चेतावनी बनी' },
  },
} as const satisfies Readonly<Record<string, EventDefinition>>;

export type WebhookEvent = keyof typeof EVENTS;
export const WEBHOOK_EVENTS = Object.keys(EVENTS) as readonly WebhookEvent[];

const isEvent = (event: string): event is WebhookEvent => Object.hasOwn(EVENTS, event);

/** Sent when somebody asks for a test; nobody subscribes to it. */
export const WEBHOOK_TEST = 'webhook.test';
const TEST_LABEL: Label = { en: 'Test', hi: 'परीक्षण' };

/** What an event is called; one of a newer server is shown as it is. */
export function webhookEventLabel(event: string, locale?: string): string {
  if (event === WEBHOOK_TEST) return labelIn(TEST_LABEL, locale);
  return isEvent(event) ? labelIn(EVENTS[event].label, locale) : event;
}

/** Whether a partner of these scopes may know of an event. */
export const mayKnowEvent = (event: string, scopes: readonly string[]): boolean =>
  isEvent(event) && decideRight(EVENTS[event].right, scopes).allowed;

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
