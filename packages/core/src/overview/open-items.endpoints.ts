import * as v from 'valibot';
import { READS_PATIENT_ENCOUNTERS, READS_RECORD, SEES_PATIENTS } from '#access';
import { openSignSchema } from '#calls/findings';
import { openItemSchema } from '#finishing';
import { wordLabel } from '#formatting';
import { defineEndpoint, uuidSchema } from '#http';
import { readingAlertSchema } from '#metrics';
import * as words from './words/en.ts';

/** An open item with the documents for its actions. Absent if the user can't read the list of its kind. */
const listedOpenItemSchema = v.looseObject({
  ...openItemSchema.entries,
  /** All open alerts of the episode, newest first. */
  alerts: v.optional(v.array(readingAlertSchema)),
  sign: v.optional(openSignSchema),
});
export type OpenItem = v.InferOutput<typeof listedOpenItemSchema>;

const listAnswer = v.looseObject({ vitaId: uuidSchema, data: v.array(listedOpenItemSchema) });

/** Lists what has to be resolved or explained before work with a patient ends. */
export const listOpenItems = defineEndpoint({
  name: 'overview/open',
  summary: 'Open items of a patient, critical ones first',
  service: 'care',
  method: 'GET',
  writes: false,
  // The route removes facts of items that the user has no access to.
  ...READS_PATIENT_ENCOUNTERS,
  audit: wordLabel(words.openItems, 'listOpenItems'),
  path: '/overview/open',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: listAnswer,
});

/** Maximum number of patients in one response. */
export const MAX_OPEN_PATIENTS = 200;

const patientItemsSchema = v.looseObject({
  vitaId: uuidSchema,
  name: v.string(),
  /** As the source has it: YYYY, YYYY-MM or YYYY-MM-DD; null if unknown. */
  birthDate: v.nullable(v.string()),
  gender: v.string(),
  uhid: v.nullable(v.string()),
  /** At least one, critical ones first. */
  items: v.array(listedOpenItemSchema),
});
export type PatientItems = v.InferOutput<typeof patientItemsSchema>;

/**
 * Lists open items of the user's own patients, those with critical items first. A patient is the user's own from 31
 * days before an encounter with them until 92 days after it.
 */
export const listOwnOpenItems = defineEndpoint({
  name: 'overview/own',
  summary: "Open items of the care provider's own patients, critical ones first",
  service: 'care',
  method: 'GET',
  writes: false,
  ...SEES_PATIENTS,
  audit: wordLabel(words.openItems, 'listOwnOpenItems'),
  path: '/overview/own',
  token: 'bearer',
  query: v.strictObject({}),
  answer: v.looseObject({
    data: v.array(patientItemsSchema),
    /** Whether there are more patients than listed. */
    hasMore: v.boolean(),
  }),
});

/** Records that the user reviewed lab results or a file. A newer version of the results is open again. */
export const reviewResult = defineEndpoint({
  name: 'overview/review',
  summary: 'Record that a result of a patient was reviewed',
  service: 'care',
  method: 'POST',
  writes: true,
  ...READS_RECORD,
  audit: wordLabel(words.openItems, 'reviewResult'),
  path: '/overview/review',
  token: 'bearer',
  body: v.strictObject({
    vitaId: uuidSchema,
    kind: v.picklist(['lab-report', 'report']),
    id: uuidSchema,
  }),
  answer: listAnswer,
  idempotent: true,
});
