import * as v from 'valibot';
import { answersWith } from '#calls';
import { type CodedLabels, codedLabel } from '#formatting';
import type { FormAnswers } from '#forms';
import { nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema, newMetaInfoSchema } from '#metrics';
import { CASE_SHEET_SECTION_KEYS } from './section-key.ts';
import * as words from './words/en.ts';

/** Reasons for changing an entry. `other` needs a text. */
export const CASE_SHEET_REASONS = ['has-changed', 'patient-said', 'entered-wrongly', 'other'] as const;
export type CaseSheetReason = (typeof CASE_SHEET_REASONS)[number];

const REASON_LABELS: CodedLabels<CaseSheetReason> = words.reason;

export const caseSheetReasonLabel = (reason: string, locale?: string): string =>
  codedLabel(REASON_LABELS, reason, locale);

/** Maximum characters of a reason. */
export const MAX_SHEET_REASON = 300;
/** Maximum rows of a section's list. */
export const MAX_ROWS = 100;
/** Maximum versions that a save follows; more than one only after a merge of records. */
const MAX_FOLLOWED = 20;

const sheetReasonSchema = v.pipe(
  v.strictObject({
    code: v.picklist(CASE_SHEET_REASONS),
    text: v.optional(nonEmptyTextSchema(MAX_SHEET_REASON)),
  }),
  v.check(({ code, text }) => code !== 'other' || text !== undefined, 'must say the other reason in words'),
);
export type GivenSheetReason = v.InferOutput<typeof sheetReasonSchema>;

/** A new version of a section. The server adds number, author and time. */
export const newSheetVersionSchema = v.strictObject({
  /** Created by the client. */
  id: uuidSchema,
  vitaId: uuidSchema,
  section: v.picklist(CASE_SHEET_SECTION_KEYS),
  /** Form definition of the answers, such as `case-sheet/oral@1`. */
  form: nonEmptyTextSchema(80),
  answers: answersWith(MAX_ROWS),
  /**
   * The versions it is based on: the newest one, none for the first, several after a merge of records. If others are
   * the newest, the save fails with `conflict`.
   */
  follows: v.pipe(v.array(uuidSchema), v.maxLength(MAX_FOLLOWED)),
  /** Encounter in which it is written. */
  encounterId: v.optional(uuidSchema),
  /** Required if it changes a colleague's entry: see `correctsOthers`. */
  reason: v.optional(sheetReasonSchema),
  metaInfo: newMetaInfoSchema,
});
export type NewSheetVersion = v.InferInput<typeof newSheetVersionSchema>;

const storedAnswersSchema: v.GenericSchema<unknown, FormAnswers> = v.pipe(
  v.record(v.string(), v.record(v.string(), v.unknown())),
  v.transform((answers) => answers as FormAnswers),
);

/** A version of a section, which is immutable. */
export const sheetVersionSchema = v.looseObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  facilityId: uuidSchema,
  /** A section key, possibly one from a newer version. */
  section: v.string(),
  /** Number of the version within the section, from 1. */
  number: v.number(),
  form: v.string(),
  answers: storedAnswersSchema,
  follows: v.array(uuidSchema),
  encounterId: v.nullable(uuidSchema),
  reason: v.nullable(v.looseObject({ code: v.string(), text: v.optional(textSchema(MAX_SHEET_REASON)) })),
  author: v.looseObject({ id: uuidSchema, name: v.string() }),
  at: unixSecondsSchema,
  metaInfo: metaInfoSchema,
});
export type SheetVersion = v.InferOutput<typeof sheetVersionSchema>;

/** The current state of a section. */
export const sheetSectionSchema = v.looseObject({
  section: v.string(),
  /** The newest version; after a merge of records several, newest first, until someone combines them. */
  newest: v.array(sheetVersionSchema),
  /** Number of versions. */
  versions: v.number(),
});
export type SheetSection = v.InferOutput<typeof sheetSectionSchema>;
