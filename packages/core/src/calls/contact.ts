import * as v from 'valibot';
import { nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema, newMetaInfoSchema } from '#metrics';
import { CALL_TYPE_KEYS, PROGRAMME_KEYS } from '#programmes';
import { DISPOSITION_KEYS } from './outcome/disposition.ts';

/** Statuses a contact goes through; rows are only ever appended, the newest one counts (design 6). */
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

/** One call, born when dialling starts; served as a touchpoint. */
export const newContactSchema = v.strictObject({
  /** Made by the client. */
  id: uuidSchema,
  vitaId: uuidSchema,
  programme: v.picklist(PROGRAMME_KEYS),
  callType: v.picklist(CALL_TYPE_KEYS),
  direction: v.optional(v.picklist(CALL_DIRECTIONS), 'outbound'),
  /** Which of the patient's numbers; without it the first that may be called is meant. */
  number: v.optional(nonEmptyTextSchema(100)),
  /** When the call was begun, unix seconds. */
  startedAt: unixSecondsSchema,
  metaInfo: newMetaInfoSchema,
});

/** What a call came to. `nextCallAt` in unix seconds. */
export const newContactStatusSchema = v.strictObject({
  id: uuidSchema,
  disposition: v.picklist(DISPOSITION_KEYS),
  /**
   * Relation, language or reason, where the disposition asks for one. A language as its BCP 47 tag, or in words where it is
   * none of the listed ones; a listed one that comes in words is stored as its tag.
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

/** Facts of a call that were set right after it was closed (`touchpoint/update`), as they were and as they are. */
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
  /** Why a call was corrected or withdrawn. */
  reason: v.optional(v.nullable(v.string())),
  /** With `corrected`, where the call itself was set right and not what it came to. */
  changes: v.optional(v.nullable(contactChangesSchema)),
  author: v.looseObject({ id: v.string(), name: v.string() }),
  metaInfo: metaInfoSchema,
});

export const contactSchema = v.looseObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  /** For lists: who was called, as far as the reader may see it. */
  patient: v.looseObject({ name: v.string(), uhid: v.nullable(v.string()) }),
  facilityId: uuidSchema,
  programme: v.string(),
  callType: v.string(),
  direction: v.string(),
  /** 1 for the first attempt of this call type for this patient since somebody was last reached. */
  attempt: v.number(),
  startedAt: unixSecondsSchema,
  author: v.looseObject({ id: v.string(), name: v.string() }),
  /** The newest status. */
  status: contactStatusSchema,
  /** What could not wait and was handed over, as `DangerKind`; absent from an older server. */
  escalated: v.optional(v.array(v.string())),
  /** To whom, and when by the facility's clock: what the caller entered, YYYY-MM-DDTHH:mm; null where nothing was. */
  handedOver: v.optional(v.nullable(v.looseObject({ to: v.string(), at: v.string() }))),
  /** The number of the newest call-log version, or null where the call has none. */
  logVersion: v.nullable(v.number()),
  metaInfo: metaInfoSchema,
});

export type Contact = v.InferOutput<typeof contactSchema>;
export type ContactStatus = v.InferOutput<typeof contactStatusSchema>;

/** A contact whose newest status is one of these still waits for its disposition. */
export function isOpenContact(contact: Pick<Contact, 'status'>): boolean {
  return contact.status.status === 'dialling' || contact.status.status === 'unfinished';
}
