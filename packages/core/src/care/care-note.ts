import * as v from 'valibot';
import { type CodedLabels, codedLabel } from '#formatting';
import { nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema, newMetaInfoSchema } from '#metrics';
import * as words from './words/en.ts';

export const NOTE_KINDS = ['general', 'clinical', 'family', 'calling', 'warning'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

const NOTE_KIND_LABELS = words.noteKind satisfies CodedLabels<NoteKind>;

export function noteKindLabel(kind: string, locale?: string): string {
  return codedLabel(NOTE_KIND_LABELS, kind, locale);
}

/** Maximum characters of a note. */
export const MAX_CARE_NOTE = 4000;

/** Reason for a correction or a deletion. */
const changeReasonSchema = v.pipe(textSchema(300), v.minLength(3, 'must say why'));

const content = { kind: v.picklist(NOTE_KINDS), text: nonEmptyTextSchema(MAX_CARE_NOTE) };

export const newNoteSchema = v.strictObject({
  /** Created by the client. */
  id: uuidSchema,
  vitaId: uuidSchema,
  /** The encounter in which the note is written. */
  encounterId: v.optional(v.nullable(uuidSchema), null),
  ...content,
  metaInfo: newMetaInfoSchema,
});

export type NewNote = v.InferInput<typeof newNoteSchema>;

/** The version that was edited. If the server has a newer one, the change fails with `conflict`. */
const followsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));

/** The corrected content of a note. Earlier versions stay readable. */
export const noteCorrectionSchema = v.strictObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  ...content,
  follows: followsSchema,
  reason: changeReasonSchema,
  metaInfo: newMetaInfoSchema,
});

/** Deletes a note that should not exist, for example one about another patient. */
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
  /** Reason for this version; null for the first. */
  reason: v.nullable(v.string()),
  author: v.looseObject({ id: uuidSchema, name: v.string() }),
  writtenAt: unixSecondsSchema,
});

/** A note in its current version, with earlier versions newest first. */
export const noteSchema = v.looseObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  facilityId: uuidSchema,
  /** Absent from older servers. */
  encounterId: v.optional(v.nullable(uuidSchema)),
  /** Service and start of that encounter, for display. */
  encounter: v.optional(v.nullable(v.looseObject({ serviceType: v.string(), start: unixSecondsSchema }))),
  ...versionSchema.entries,
  earlier: v.array(versionSchema),
  metaInfo: metaInfoSchema,
});

export type CareNote = v.InferOutput<typeof noteSchema>;
export type NoteVersion = v.InferOutput<typeof versionSchema>;
