import * as v from 'valibot';
import { READS_NOTES, READS_RECORD } from '#access';
import { assessmentSchema } from '#assessments';
import { contactSchema } from '#calls';
import { noteSchema, reportSchema, taskSchema } from '#care';
import { sheetSectionSchema, sheetVersionSchema } from '#case-sheets';
import { messageSchema } from '#communication';
import { addendumSchema, encounterSchema } from '#encounters';
import { leftOpenSchema } from '#finishing';
import { defineEndpoint, nonEmptyTextSchema, queryIntegerSchema, uuidSchema } from '#http';
import { labOrderSchema, labReportSchema } from '#labs';
import { readingAlertSchema } from '#metrics';
import { issuedLineSchema, prescriptionSchema } from '#prescriptions/schemas';
import { importedEntrySchema } from '#record';
import { listOpenItems, reviewResult } from './open-items.endpoints.ts';
import { TIMELINE_KINDS } from './timeline-kind.ts';
import { countWaiting } from './waiting.endpoints.ts';

/** The next call of a patient in a programme, as the worklist has it. */
const nextCallSchema = v.looseObject({
  programme: v.string(),
  callType: v.string(),
  kind: v.string(),
  /** Unix seconds; the first second of the day where no hour was agreed. */
  dueAt: v.number(),
  timed: v.boolean(),
});

const sectionCountSchema = v.looseObject({
  section: v.string(),
  /** Rows that imports brought. */
  count: v.number(),
  /** Of a section to be reckoned with: what holds now, each thing once; `entries` has the first of them. */
  inForce: v.optional(v.number()),
});

/** Why something that exists is not among what holds now; a newer server may know more reasons. */
const ENDED_REASONS = [
  /** It ran until its day, or its source says that it is over. */
  'ended',
  /** Staff stopped it, or took it back. */
  'withdrawn',
  /** Somebody looked, and it is not so. */
  'ruled-out',
  /** Its source says that it was entered in error. */
  'in-error',
  /** A call or a history of the case sheet names it; nobody confirmed it since. */
  'reported',
] as const;
export type EndedReason = (typeof ENDED_REASONS)[number];

/** Something that exists in the record and does not hold now. */
const endedEntrySchema = v.looseObject({
  /** One of `VITAL_SECTIONS`. */
  section: v.string(),
  /** Null where it cannot be read. */
  name: v.nullable(v.string()),
  reason: v.string(),
  /** YYYY, YYYY-MM or YYYY-MM-DD: until when, or when it was said; null where nobody knows. */
  on: v.nullable(v.string()),
});
export type EndedEntry = v.InferOutput<typeof endedEntrySchema>;

const recordSummarySchema = v.looseObject({
  /** Every section, those without a row too. */
  sections: v.array(sectionCountSchema),
  /** What holds now of allergies, conditions and medicines, the newest first. */
  entries: v.array(importedEntrySchema),
  /** What is taken by prescriptions of this service; absent for whoever may not see them. */
  prescribed: v.optional(v.array(issuedLineSchema)),
  /** What was written of allergies in the case sheet: `readAllergies`; absent for whoever may not see it. */
  allergySheet: v.optional(sheetSectionSchema),
  /** What was written of diagnoses there: `readDiagnoses`; absent likewise, and from an older server. */
  diagnosisSheet: v.optional(sheetSectionSchema),
  /**
   * What exists of allergies, conditions and medicines and does not hold now, the latest first and at most ten of a section, where
   * nothing of the section holds: then "none recorded" would be false. From an older server absent.
   */
  ended: v.optional(v.array(endedEntrySchema)),
  /** Social history that other systems send as conditions, such as work and housing, the newest first. */
  social: v.optional(v.array(importedEntrySchema)),
  /** Rows of which nobody decided yet whose they are; they are shown nowhere. */
  undecided: v.number(),
  /** Null where none is due; absent for whoever may not see calls that are due. */
  nextCall: v.optional(v.nullable(nextCallSchema)),
  /** Null where none is booked; absent for whoever may not see encounters. */
  nextEncounter: v.optional(v.nullable(encounterSchema)),
});
export type RecordSummary = v.InferOutput<typeof recordSummarySchema>;

export const getRecordSummary = defineEndpoint({
  name: 'record/summary',
  summary: 'What is to be known of a patient first: allergies, conditions, medicines, what is next',
  service: 'care',
  method: 'GET',
  writes: false,
  ...READS_RECORD,
  audit: { en: 'Looked at the summary of a record', hi: 'रिकॉर्ड का सारांश देखा गया' },
  path: '/record/summary',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: recordSummarySchema }),
});

/** One thing that happened: whole, under the name of its kind. */
const timelineItemSchema = v.looseObject({
  id: uuidSchema,
  kind: v.string(),
  /** Unix seconds; null where nobody knows. */
  at: v.nullable(v.number()),
  call: v.optional(contactSchema),
  encounter: v.optional(encounterSchema),
  /** Of an encounter: what its completions left open, the newest first, and the addenda, the oldest first. */
  leftOpen: v.optional(v.array(leftOpenSchema)),
  addenda: v.optional(v.array(addendumSchema)),
  alert: v.optional(readingAlertSchema),
  note: v.optional(noteSchema),
  report: v.optional(reportSchema),
  score: v.optional(assessmentSchema),
  sheet: v.optional(sheetVersionSchema),
  prescription: v.optional(prescriptionSchema),
  labOrder: v.optional(labOrderSchema),
  labReport: v.optional(labReportSchema),
  referral: v.optional(taskSchema),
  message: v.optional(messageSchema),
  imported: v.optional(importedEntrySchema),
});
export type TimelineItem = v.InferOutput<typeof timelineItemSchema>;

/** What the caller may read of it, by the rights to the lists of each kind. */
export const listTimeline = defineEndpoint({
  name: 'record/timeline',
  summary: 'Everything that happened with a patient, the newest first',
  service: 'care',
  method: 'GET',
  writes: false,
  ...READS_NOTES,
  audit: { en: 'Looked at the timeline of a patient', hi: 'मरीज़ की समयरेखा देखी गई' },
  path: '/record/timeline',
  token: 'bearer',
  query: v.strictObject({
    vitaId: uuidSchema,
    kind: v.optional(v.picklist(TIMELINE_KINDS)),
    limit: v.optional(queryIntegerSchema(1, 100), '30'),
    /** The `next` of the answer before. */
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    data: v.array(timelineItemSchema),
    next: v.nullable(v.string()),
  }),
});

export const overviewEndpoints = [
  getRecordSummary,
  listTimeline,
  countWaiting,
  listOpenItems,
  reviewResult,
] as const;
