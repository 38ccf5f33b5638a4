import * as v from 'valibot';
import { nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema, newMetaInfoSchema } from '#metrics';
import { CALL_TYPE_KEYS, PROGRAMME_KEYS } from '#programmes';
import { DISPOSITION_KEYS } from './outcome/disposition.ts';

/** Statuses of a contact. Rows are only appended, and the latest counts (design 6). */
export const CONTACT_STATUSES = [
  'dialling',
  'unfinished',
  'reached',
  'retry',
  'stop',
  'corrected',
  'withdrawn',
] as const;
export type ContactStatusKey = (typeof CONTACT_STATUSES)[number];

export const CALL_DIRECTIONS = ['outbound', 'inbound'] as const;

/** A call, created when dialling starts; a touchpoint on the wire. */
export const newContactSchema = v.strictObject({
  /** Created by the client. */
  id: uuidSchema,
  vitaId: uuidSchema,
  programme: v.picklist(PROGRAMME_KEYS),
  callType: v.picklist(CALL_TYPE_KEYS),
  direction: v.optional(v.picklist(CALL_DIRECTIONS), 'outbound'),
  /** One of the patient's numbers; by default the first that may be called. */
  number: v.optional(nonEmptyTextSchema(100)),
  /** Start of the call, unix seconds. */
  startedAt: unixSecondsSchema,
  metaInfo: newMetaInfoSchema,
});

/** Outcome of a call. `nextCallAt` in unix seconds. */
export const newContactStatusSchema = v.strictObject({
  id: uuidSchema,
  disposition: v.picklist(DISPOSITION_KEYS),
  /**
   * Relation, language or reason, if the disposition asks for one. Languages are BCP 47 tags, or text for unlisted
   * ones; listed names are stored as tags.
   */
  detail: v.optional(textSchema(500)),
  note: v.optional(textSchema(4000)),
  nextCallAt: v.optional(v.nullable(unixSecondsSchema), null),
  endedAt: unixSecondsSchema,
  metaInfo: newMetaInfoSchema,
});

export type NewContact = v.InferInput<typeof newContactSchema>;
export type NewContactStatus = v.InferInput<typeof newContactStatusSchema>;

const changed = <Value extends v.GenericSchema>(value: Value) =>
  v.optional(v.looseObject({ before: value, after: value }));

/** Facts of a call corrected after closing (`touchpoint/update`), before and after. */
const contactChangesSchema = v.looseObject({
  /** Unix seconds. */
  startedAt: changed(v.number()),
  callType: changed(v.string()),
  direction: changed(v.string()),
});

export type ContactChanges = v.InferOutput<typeof contactChangesSchema>;

export const contactStatusSchema = v.looseObject({
  id: uuidSchema,
  status: v.string(),
  disposition: v.nullable(v.string()),
  detail: v.nullable(v.string()),
  note: v.nullable(v.string()),
  nextCallAt: v.nullable(v.number()),
  endedAt: v.nullable(v.number()),
  /** Reason for a correction or withdrawal. */
  reason: v.optional(v.nullable(v.string())),
  /** With `corrected`, if the call's facts were corrected rather than its outcome. */
  changes: v.optional(v.nullable(contactChangesSchema)),
  author: v.looseObject({ id: v.string(), name: v.string() }),
  metaInfo: metaInfoSchema,
});

export const contactSchema = v.looseObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  /** The patient for lists, as far as the user has access. */
  patient: v.looseObject({ name: v.string(), uhid: v.nullable(v.string()) }),
  facilityId: uuidSchema,
  programme: v.string(),
  callType: v.string(),
  direction: v.string(),
  /** 1 for the first attempt of this call type since the patient was last reached. */
  attempt: v.number(),
  startedAt: unixSecondsSchema,
  author: v.looseObject({ id: v.string(), name: v.string() }),
  /** Latest status. */
  status: contactStatusSchema,
  /** Dangers that were handed over, as `DangerKind`; absent from older servers. */
  escalated: v.optional(v.array(v.string())),
  /** Recipient and local time of the hand-over as entered, YYYY-MM-DDTHH:mm; null if there was none. */
  handedOver: v.optional(v.nullable(v.looseObject({ to: v.string(), at: v.string() }))),
  /** Latest call-log version, or null. */
  logVersion: v.nullable(v.number()),
  metaInfo: metaInfoSchema,
});

export type Contact = v.InferOutput<typeof contactSchema>;
export type ContactStatus = v.InferOutput<typeof contactStatusSchema>;

/** Whether a contact still waits for its disposition. */
export function isOpenContact(contact: Pick<Contact, 'status'>): boolean {
  return contact.status.status === 'dialling' || contact.status.status === 'unfinished';
}
