import * as v from 'valibot';
import { unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema, newMetaInfoSchema } from '#metrics';
import { MESSAGE_CHANNELS } from './message-channel.ts';
import { MESSAGE_LANGUAGES, MESSAGE_TEMPLATES, messageParametersSchema } from './message-template.ts';

/** Most messages a patient gets within 24 hours, at all facilities together. */
export const MOST_MESSAGES_A_DAY = 5;

const wording = {
  template: v.picklist(MESSAGE_TEMPLATES),
  parameters: v.optional(messageParametersSchema, {}),
  /** The language of the text; without it the first of the patient's there is a text in. */
  locale: v.optional(v.picklist(MESSAGE_LANGUAGES)),
};

/** A message that somebody sends. */
export const newMessageSchema = v.strictObject({
  /** Made by the client. */
  id: uuidSchema,
  vitaId: uuidSchema,
  /** The call it belongs to. */
  contactId: v.optional(uuidSchema),
  ...wording,
  metaInfo: newMetaInfoSchema,
});
export type NewMessage = v.InferInput<typeof newMessageSchema>;

/** What a message would say. */
export const messageDraftSchema = v.strictObject({
  vitaId: uuidSchema,
  channel: v.picklist(MESSAGE_CHANNELS),
  ...wording,
});
export type MessageDraft = v.InferInput<typeof messageDraftSchema>;

/** A message as it would be sent. Open: a newer server may say more. */
export const messagePreviewSchema = v.looseObject({
  channel: v.string(),
  locale: v.string(),
  /** The languages it can be sent in, the one that fits best first. */
  languages: v.array(v.string()),
  /** Number or address; null where there is none. */
  recipient: v.nullable(v.string()),
  /** Of an e-mail. */
  subject: v.nullable(v.string()),
  body: v.string(),
  /** How many SMS it is; null for an e-mail. */
  parts: v.nullable(v.number()),
  /** Why it may not be sent, one of `MESSAGE_OBSTACLES`; null where it may. */
  obstacle: v.nullable(v.string()),
  /** Why it would not go out now, one of `MESSAGE_WAITS`; null where it would. */
  waits: v.nullable(v.string()),
  /** When it goes out at the earliest, unix seconds. */
  notBefore: unixSecondsSchema,
  /** Nobody gets it: a demo only shows how it goes. */
  simulated: v.boolean(),
});
export type MessagePreview = v.InferOutput<typeof messagePreviewSchema>;

const personSchema = v.looseObject({ id: uuidSchema, name: v.string() });

/** A message with what became of it. Open: states and reasons may be added. */
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
  /** Why it failed, or why the last try did; one of `MESSAGE_FAILURES`. */
  reason: v.nullable(v.string()),
  /** Why it waits, one of `MESSAGE_WAITS`; null where it does not. */
  waits: v.nullable(v.string()),
  /** While it waits: when it goes out, or is tried again, at the earliest. Unix seconds. */
  notBefore: v.nullable(unixSecondsSchema),
  /** Nobody got it: a demo only shows how it goes. */
  simulated: v.boolean(),
  author: personSchema,
  /** When it came into this state, unix seconds. */
  stateAt: unixSecondsSchema,
  metaInfo: metaInfoSchema,
});
export type PatientMessage = v.InferOutput<typeof messageSchema>;

/** A message beside its patient, as a facility's outbox lists it. */
export const outboxMessageSchema = v.looseObject({
  ...messageSchema.entries,
  patient: v.looseObject({ name: v.string(), uhid: v.nullable(v.string()) }),
});
export type OutboxMessage = v.InferOutput<typeof outboxMessageSchema>;
