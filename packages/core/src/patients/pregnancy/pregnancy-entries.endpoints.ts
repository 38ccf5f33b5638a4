import * as v from 'valibot';
import { defineEndpoint, nonEmptyTextSchema, uuidSchema } from '#http';
import { MAX_MISTAKE_REASON, newPregnancyEntrySchema, pregnancyEntrySchema } from './pregnancy-entry.ts';

const entryAnswer = v.looseObject({ vitaId: uuidSchema, data: pregnancyEntrySchema });

/** All entries of a patient, mistakes among them, the newest first. */
export const listPregnancyEntries = defineEndpoint({
  name: 'patients/pregnancy/list',
  summary: 'What was recorded of the pregnancies of a patient',
  service: 'data',
  method: 'GET',
  writes: false,
  path: '/patients/pregnancy/list',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: v.array(pregnancyEntrySchema) }),
});

/**
 * Records a pregnancy, its end, an answer to the question, or breast-feeding. Fails with `conflict` where the record says
 * otherwise: a pregnancy that lasts for "not pregnant", or one on record for another that is not dated.
 */
export const recordPregnancy = defineEndpoint({
  name: 'patients/pregnancy/record',
  summary: 'Record a pregnancy, its end, or breast-feeding of a patient',
  service: 'data',
  method: 'POST',
  writes: true,
  path: '/patients/pregnancy/record',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ entry: newPregnancyEntrySchema }),
  answer: entryAnswer,
});

/** Marks an entry as a mistake. It stays in the history. One that is marked already is a conflict. */
export const markPregnancyMistake = defineEndpoint({
  name: 'patients/pregnancy/mistake',
  summary: 'Mark what was recorded of a pregnancy as entered by mistake',
  service: 'data',
  method: 'POST',
  writes: true,
  path: '/patients/pregnancy/mistake',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({
    entry: v.strictObject({
      id: uuidSchema,
      vitaId: uuidSchema,
      reason: nonEmptyTextSchema(MAX_MISTAKE_REASON),
    }),
  }),
  answer: entryAnswer,
});

export const pregnancyEntryEndpoints = [listPregnancyEntries, recordPregnancy, markPregnancyMistake] as const;
