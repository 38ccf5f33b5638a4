import * as v from 'valibot';
import { READS_NOTES, READS_RECORD } from '#access';
import { assessmentSchema } from '#assessments';
import { contactSchema } from '#calls';
import { noteSchema, reportSchema, taskSchema } from '#care';
import { sheetSectionSchema, sheetVersionSchema } from '#case-sheets';
import { messageSchema } from '#communication';
import { addendumSchema, encounterSchema } from '#encounters';
import { leftOpenSchema } from '#finishing';
import { wordLabel } from '#formatting';
import { defineEndpoint, nonEmptyTextSchema, queryIntegerSchema, uuidSchema } from '#http';
import { labOrderSchema, labReportSchema } from '#labs';
import { readingAlertSchema } from '#metrics';
import { issuedLineSchema, prescriptionSchema } from '#prescriptions/schemas';
import { importedEntrySchema } from '#record';
import { listOpenItems, listOwnOpenItems, reviewResult } from './open-items.endpoints.ts';
import { TIMELINE_KINDS } from './timeline-kind.ts';
import { countWaiting } from './waiting.endpoints.ts';
import * as words from './words/en.ts';

/** Next call of a patient in a programme, like in the worklist. */
const nextCallSchema = v.looseObject({
  programme: v.string(),
  callType: v.string(),
  kind: v.string(),
  /** Unix seconds; the start of the day if no time was agreed. */
  dueAt: v.number(),
  timed: v.boolean(),
});

const sectionCountSchema = v.looseObject({
  section: v.string(),
  /** Number of imported rows. */
  count: v.number(),
  /** For vital sections: the number of distinct active items; `entries` has the first ones. */
  inForce: v.optional(v.number()),
});

/** Why an existing item is not active. Newer servers may have more reasons. */
const ENDED_REASONS = [
  /** It ended on its date, or its source reports it as over. */
  'ended',
  /** Staff stopped or withdrew it. */
  'withdrawn',
  /** It was checked and ruled out. */
  'ruled-out',
  /** Its source reports it as entered in error. */
  'in-error',
  /** Named in a call or in the case sheet's history, and not confirmed since. */
  'reported',
] as const;
export type EndedReason = (typeof ENDED_REASONS)[number];

/** An existing item that is not active. */
const endedEntrySchema = v.looseObject({
  /** One of `VITAL_SECTIONS`. */
  section: v.string(),
  /** Null if unreadable. */
  name: v.nullable(v.string()),
  reason: v.string(),
  /** YYYY, YYYY-MM or YYYY-MM-DD: end date, or date of the statement; null if unknown. */
  on: v.nullable(v.string()),
});
export type EndedEntry = v.InferOutput<typeof endedEntrySchema>;

const recordSummarySchema = v.looseObject({
  /** Id of this record's changes on the live stream. Absent from older servers. */
  record: v.optional(uuidSchema),
  /** Every section, including those without rows. */
  sections: v.array(sectionCountSchema),
  /** Active allergies, conditions and medicines, newest first. */
  entries: v.array(importedEntrySchema),
  /** Active prescriptions of this service; absent without access. */
  prescribed: v.optional(v.array(issuedLineSchema)),
  /** Allergies in the case sheet (see `readAllergies`); absent without access. */
  allergySheet: v.optional(sheetSectionSchema),
  /** Diagnoses in the case sheet (see `readDiagnoses`); absent without access and from older servers. */
  diagnosisSheet: v.optional(sheetSectionSchema),
  /**
   * Inactive allergies, conditions and medicines, latest first, at most ten per section. Only for sections without
   * active items, for which "none recorded" would be false. Absent from older servers.
   */
  ended: v.optional(v.array(endedEntrySchema)),
  /** Social history that other systems send as conditions, such as work and housing, newest first. */
  social: v.optional(v.array(importedEntrySchema)),
  /** Rows that are hidden until someone decides which patient they belong to. */
  undecided: v.number(),
  /** Null if no call is due; absent without access. */
  nextCall: v.optional(v.nullable(nextCallSchema)),
  /** Null if no encounter is booked; absent without access. */
  nextEncounter: v.optional(v.nullable(encounterSchema)),
  /** Number of encounters booked after the next one, at most 19. Absent from older servers. */
  laterEncounters: v.optional(v.number()),
});
export type RecordSummary = v.InferOutput<typeof recordSummarySchema>;

export const getRecordSummary = defineEndpoint({
  name: 'record/summary',
  summary: 'Summary of a patient: allergies, conditions, medicines and next steps',
  service: 'care',
  method: 'GET',
  writes: false,
  ...READS_RECORD,
  audit: wordLabel(words.overview, 'getRecordSummary'),
  path: '/record/summary',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: recordSummarySchema }),
});

/** An event, with its data under the name of its kind. */
const timelineItemSchema = v.looseObject({
  id: uuidSchema,
  kind: v.string(),
  /** Unix seconds; null if unknown. */
  at: v.nullable(v.number()),
  call: v.optional(contactSchema),
  encounter: v.optional(encounterSchema),
  /** For encounters: items left open at completion, newest first, and addenda, oldest first. */
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

/** Lists the events that the user can read, by the rights of each kind's list. */
export const listTimeline = defineEndpoint({
  name: 'record/timeline',
  summary: 'Timeline of a patient, newest first',
  service: 'care',
  method: 'GET',
  writes: false,
  ...READS_NOTES,
  audit: wordLabel(words.overview, 'listTimeline'),
  path: '/record/timeline',
  token: 'bearer',
  query: v.strictObject({
    vitaId: uuidSchema,
    kind: v.optional(v.picklist(TIMELINE_KINDS)),
    limit: v.optional(queryIntegerSchema(1, 100), '30'),
    /** Unix seconds. Leaves out later events, such as booked encounters. */
    until: v.optional(queryIntegerSchema(0, Number.MAX_SAFE_INTEGER)),
    /** `next` from the previous page. */
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
  listOwnOpenItems,
  reviewResult,
] as const;
