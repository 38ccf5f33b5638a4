import * as v from 'valibot';
import { answersWith } from '#calls';
import { type CodedLabels, codedLabel } from '#formatting';
import type { FormAnswers } from '#forms';
import { nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema, newMetaInfoSchema } from '#metrics';
import { CASE_SHEET_SECTION_KEYS } from './section-key.ts';

/** Why what somebody wrote is written otherwise. `other` is said in words. */
export const CASE_SHEET_REASONS = ['has-changed', 'patient-said', 'entered-wrongly', 'other'] as const;
export type CaseSheetReason = (typeof CASE_SHEET_REASONS)[number];

const REASON_LABELS: CodedLabels<CaseSheetReason> = {
  en: {
    'has-changed': 'It has changed since',
    'patient-said': 'The patient or a relative says otherwise',
    'entered-wrongly': 'It was entered wrongly',
    other: 'Other reason',
  },
  hi: {
    'has-changed': 'तब से स्थिति बदल गई है',
    'patient-said': 'मरीज़ या रिश्तेदार ने अलग बताया',
    'entered-wrongly': 'गलत दर्ज हुआ था',
    other: 'अन्य कारण',
  },
};

/** The label of a reason; an unknown one is shown as it is. */
export const caseSheetReasonLabel = (reason: string, locale?: string): string =>
  codedLabel(REASON_LABELS, reason, locale);

/** Characters of a reason in words. */
export const MAX_SHEET_REASON = 300;
/** Rows of the longest list of a section. */
export const MOST_ROWS = 100;
/** Versions that one save can follow: more than one only where records were merged. */
const MOST_FOLLOWED = 20;

const sheetReasonSchema = v.pipe(
  v.strictObject({
    code: v.picklist(CASE_SHEET_REASONS),
    text: v.optional(nonEmptyTextSchema(MAX_SHEET_REASON)),
  }),
  v.check(({ code, text }) => code !== 'other' || text !== undefined, 'must say the other reason in words'),
);
export type GivenSheetReason = v.InferOutput<typeof sheetReasonSchema>;

/** A new version of a section. The server numbers it, and says who wrote it and when. */
export const newSheetVersionSchema = v.strictObject({
  /** Made by the client. */
  id: uuidSchema,
  vitaId: uuidSchema,
  section: v.picklist(CASE_SHEET_SECTION_KEYS),
  /** The form definition the answers were given to, such as `case-sheet/oral@1`. */
  form: nonEmptyTextSchema(80),
  answers: answersWith(MOST_ROWS),
  /**
   * The versions it was made from: the newest one, none for the first, several where two records of the patient were merged
   * and each has one. Where others are the newest by now, the save is a `conflict`.
   */
  follows: v.pipe(v.array(uuidSchema), v.maxLength(MOST_FOLLOWED)),
  /** The encounter in which it is written. */
  encounterId: v.optional(uuidSchema),
  /** Needed where it says otherwise than somebody else wrote: see `correctsOthers`. */
  reason: v.optional(sheetReasonSchema),
  metaInfo: newMetaInfoSchema,
});
export type NewSheetVersion = v.InferInput<typeof newSheetVersionSchema>;

const storedAnswersSchema: v.GenericSchema<unknown, FormAnswers> = v.pipe(
  v.record(v.string(), v.record(v.string(), v.unknown())),
  v.transform((answers) => answers as FormAnswers),
);

/** What somebody wrote in a section; never changed afterwards. */
export const sheetVersionSchema = v.looseObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  facilityId: uuidSchema,
  /** A section of this version, or of a later one. */
  section: v.string(),
  /** Counts the versions of the section, from 1. */
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

/** A section as it stands. */
export const sheetSectionSchema = v.looseObject({
  section: v.string(),
  /** The newest version; several, the newest first, where two records were merged and nobody has put them together yet. */
  newest: v.array(sheetVersionSchema),
  /** How many versions there are. */
  versions: v.number(),
});
export type SheetSection = v.InferOutput<typeof sheetSectionSchema>;
