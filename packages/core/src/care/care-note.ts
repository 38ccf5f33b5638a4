import * as v from 'valibot';
import { type CodedLabels, codedLabel } from '#formatting';
import { nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema, newMetaInfoSchema } from '#metrics';

/** What a note is about. */
export const NOTE_KINDS = ['general', 'clinical', 'family', 'calling', 'warning'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

const NOTE_KIND_LABELS = {
  en: {
    general: 'General',
    clinical: 'Clinical',
    family: 'Family',
    calling: 'How to call',
    warning: 'Warning',
  },
  hi: {
    general: 'सामान्य',
    clinical: 'चिकित्सकीय',
    family: 'परिवार',
    calling: 'कॉल कैसे करें',
    warning: 'चेतावनी',
  },
} as const satisfies CodedLabels<NoteKind>;

/** The label of a kind of note; an unknown one is shown as it is. */
export function noteKindLabel(kind: string, locale?: string): string {
  return codedLabel(NOTE_KIND_LABELS, kind, locale);
}

/** Most characters of a note. */
export const MAX_CARE_NOTE = 4000;

/** Why something is corrected or deleted. */
const changeReasonSchema = v.pipe(textSchema(300), v.minLength(3, 'must say why'));

const content = { kind: v.picklist(NOTE_KINDS), text: nonEmptyTextSchema(MAX_CARE_NOTE) };

/** A note about a patient. */
export const newNoteSchema = v.strictObject({
  /** Made by the client. */
  id: uuidSchema,
  vitaId: uuidSchema,
  /** The encounter of the patient it is written in; it stays with the note. */
  encounterId: v.optional(v.nullable(uuidSchema), null),
  ...content,
  metaInfo: newMetaInfoSchema,
});

export type NewNote = v.InferInput<typeof newNoteSchema>;

/** The version that a change was made on; a newer one on the server is a conflict. */
const followsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));

/** What a note should have said. What it said before stays and can be read. */
export const noteCorrectionSchema = v.strictObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  ...content,
  follows: followsSchema,
  reason: changeReasonSchema,
  metaInfo: newMetaInfoSchema,
});

/** A note that should not be there, as one about somebody else. */
export const noteDeletionSchema = v.strictObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  follows: followsSchema,
  reason: changeReasonSchema,
  metaInfo: newMetaInfoSchema,
});

const versionSchema = v.looseObject({
  version: v.number(),
  kind: v.string(),
  text: v.string(),
  /** Why this version was made; null for the first. */
  reason: v.nullable(v.string()),
  author: v.looseObject({ id: uuidSchema, name: v.string() }),
  writtenAt: unixSecondsSchema,
});

/** A note as it reads now, with what it said before, newest first. */
export const noteSchema = v.looseObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  facilityId: uuidSchema,
  /** Absent from a server of an earlier version. */
  encounterId: v.optional(v.nullable(uuidSchema)),
  /** What names that encounter: the service, and when it begins. */
  encounter: v.optional(v.nullable(v.looseObject({ serviceType: v.string(), start: unixSecondsSchema }))),
  ...versionSchema.entries,
  earlier: v.array(versionSchema),
  metaInfo: metaInfoSchema,
});

export type CareNote = v.InferOutput<typeof noteSchema>;
export type NoteVersion = v.InferOutput<typeof versionSchema>;
