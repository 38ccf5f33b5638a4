import * as v from 'valibot';
import { READS_RECORD, WRITES_RECORD } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, unixSecondsSchema, uuidSchema } from '#http';
import {
  assessmentSchema,
  assessmentWithdrawalSchema,
  gfrSchema,
  newAssessmentSchema,
  scaleOfferSchema,
} from './assessment.ts';
import * as words from './words/en.ts';

/** Lists scores, newest first, including withdrawn ones. */
export const listAssessments = defineEndpoint({
  name: 'assessments/list',
  summary: 'Scores and risk assessments of a patient',
  service: 'data',
  method: 'GET',
  writes: false,
  ...READS_RECORD,
  audit: wordLabel(words.assessments, 'listAssessments'),
  path: '/assessments/list',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: v.array(assessmentSchema) }),
});

/** Returns overdue scores, and the eGFR values that follow from readings. */
export const standingAssessments = defineEndpoint({
  name: 'assessments/standing',
  summary: 'Overdue scores of a patient, and the eGFR from creatinine results',
  service: 'data',
  method: 'GET',
  writes: false,
  ...READS_RECORD,
  audit: wordLabel(words.assessments, 'standingAssessments'),
  path: '/assessments/standing',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    /** Overdue scales by key; `since` is the due time in unix seconds. */
    due: v.array(v.looseObject({ scale: v.string(), since: unixSecondsSchema })),
    /** Estimated with CKD-EPI 2021, newest first; empty if the organisation does not offer it. */
    gfr: v.array(gfrSchema),
  }),
});

export const offerAssessments = defineEndpoint({
  name: 'assessments/offer',
  summary: 'Scores that apply to a patient, with known inputs from the record',
  service: 'data',
  method: 'GET',
  writes: false,
  ...WRITES_RECORD,
  audit: wordLabel(words.assessments, 'offerAssessments'),
  path: '/assessments/offer',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    /** Saturation scale 2 applies if a prescriber has set a target. */
    oxygenScale: v.number(),
    data: v.array(scaleOfferSchema),
  }),
});

/** Saves a score. Fails if the scale does not apply or is turned off, or if a critical result has no `reportedTo`. */
export const addAssessment = defineEndpoint({
  name: 'assessments/add',
  summary: 'Add a score or risk assessment',
  service: 'data',
  method: 'POST',
  writes: true,
  ...WRITES_RECORD,
  audit: wordLabel(words.assessments, 'addAssessment'),
  path: '/assessments/add',
  token: 'bearer',
  body: v.strictObject({ assessment: newAssessmentSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: assessmentSchema }),
  idempotent: true,
});

/** Withdraws a score. It stays readable with its author and reason, but no longer counts. */
export const withdrawAssessment = defineEndpoint({
  name: 'assessments/withdraw',
  summary: 'Withdraw a score or risk assessment',
  service: 'data',
  method: 'POST',
  writes: true,
  ...WRITES_RECORD,
  audit: wordLabel(words.assessments, 'withdrawAssessment'),
  path: '/assessments/withdraw',
  token: 'bearer',
  body: v.strictObject({ assessment: assessmentWithdrawalSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: assessmentSchema }),
  idempotent: true,
});

export const assessmentEndpoints = [
  listAssessments,
  standingAssessments,
  offerAssessments,
  addAssessment,
  withdrawAssessment,
] as const;
