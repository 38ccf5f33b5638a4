import * as v from 'valibot';
import { unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema, newMetaInfoSchema } from '#metrics';
import { MESSAGE_CHANNELS } from './message-channel.ts';
import { MESSAGE_LANGUAGES, MESSAGE_TEMPLATES, messageParametersSchema } from './message-template.ts';

/** Maximum messages per patient in 24 hours, across all facilities. */
export const MAX_MESSAGES_A_DAY = 5;

const wording = {
  template: v.picklist(MESSAGE_TEMPLATES),
  parameters: v.optional(messageParametersSchema, {}),
  /** Language of the text; defaults to the first of the patient's languages that has one. */
  locale: v.optional(v.picklist(MESSAGE_LANGUAGES)),
};

/** A message to send. */
export const newMessageSchema = v.strictObject({
  /** Created by the client. */
  id: uuidSchema,
  vitaId: uuidSchema,
  /** The call it belongs to. */
  contactId: v.optional(uuidSchema),
  ...wording,
  metaInfo: newMetaInfoSchema,
});
export type NewMessage = v.InferInput<typeof newMessageSchema>;

/** A message to preview. */
export const messageDraftSchema = v.strictObject({
  vitaId: uuidSchema,
  channel: v.picklist(MESSAGE_CHANNELS),
  ...wording,
});
export type MessageDraft = v.InferInput<typeof messageDraftSchema>;

/** A message preview. Newer servers may add fields. */
export const messagePreviewSchema = v.looseObject({
  channel: v.string(),
  locale: v.string(),
  /** Available languages, best match first. */
  languages: v.array(v.string()),
  /** Phone number or address; null if there is none. */
  recipient: v.nullable(v.string()),
  /** Subject of an e-mail. */
  subject: v.nullable(v.string()),
  body: v.string(),
  /** Number of SMS parts; null for an e-mail. */
  parts: v.nullable(v.number()),
  /** One of `MESSAGE_OBSTACLES` if it may not be sent; otherwise null. */
  obstacle: v.nullable(v.string()),
  /** One of `MESSAGE_WAITS` if it would not be sent now; otherwise null. */
  waits: v.nullable(v.string()),
  /** Earliest sending time, unix seconds. */
  notBefore: unixSecondsSchema,
  /** True in a demo, which sends nothing. */
  simulated: v.boolean(),
});
export type MessagePreview = v.InferOutput<typeof messagePreviewSchema>;

const personSchema = v.looseObject({ id: uuidSchema, name: v.string() });

/** A message with its state. Newer servers may add states and reasons. */
export const messageSchema = v.looseObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  facilityId: uuidSchema,
  contactId: v.nullable(uuidSchema),
  channel: v.string(),
  template: v.string(),
  locale: v.string(),
  recipient: v.string(),
  subject: v.nullable(v.string()),
  body: v.string(),
  state: v.string(),
  /** Reason of the failure or of the last failed attempt; one of `MESSAGE_FAILURES`. */
  reason: v.nullable(v.string()),
  /** One of `MESSAGE_WAITS` while it is queued; otherwise null. */
  waits: v.nullable(v.string()),
  /** Earliest time of the next attempt while it is queued. Unix seconds. */
  notBefore: v.nullable(unixSecondsSchema),
  /** True in a demo, which sends nothing. */
  simulated: v.boolean(),
  author: personSchema,
  /** Time of the current state, unix seconds. */
  stateAt: unixSecondsSchema,
  metaInfo: metaInfoSchema,
});
export type PatientMessage = v.InferOutput<typeof messageSchema>;

/** A message with its patient, for a facility's outbox. */
export const outboxMessageSchema = v.looseObject({
  ...messageSchema.entries,
  patient: v.looseObject({ name: v.string(), uhid: v.nullable(v.string()) }),
});
export type OutboxMessage = v.InferOutput<typeof outboxMessageSchema>;
