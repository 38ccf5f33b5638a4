import * as v from 'valibot';
import { READS_RECORD, WRITES_RECORD } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, nonEmptyTextSchema, uuidSchema } from '#http';
import * as words from '../words/en.ts';
import { MAX_MISTAKE_REASON, newPregnancyEntrySchema, pregnancyEntrySchema } from './pregnancy-entry.ts';

const entryAnswer = v.looseObject({ vitaId: uuidSchema, data: pregnancyEntrySchema });

/** Lists all entries of a patient, including mistakes, newest first. */
export const listPregnancyEntries = defineEndpoint({
  name: 'patients/pregnancy/list',
  summary: 'Pregnancy entries of a patient',
  service: 'data',
  method: 'GET',
  writes: false,
  ...READS_RECORD,
  audit: wordLabel(words.pregnancyEntries, 'listPregnancyEntries'),
  path: '/patients/pregnancy/list',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: v.array(pregnancyEntrySchema) }),
});

/**
 * Records a pregnancy, its end, an answer to the question, or breast-feeding.
 * Fails with `conflict` if the record contradicts it: "not pregnant" during a pregnancy, or an undated pregnancy
 * during another one.
 */
export const recordPregnancy = defineEndpoint({
  name: 'patients/pregnancy/record',
  summary: 'Record a pregnancy, its end, or breast-feeding of a patient',
  service: 'data',
  method: 'POST',
  writes: true,
  // Anyone who can write notes about a patient.
  ...WRITES_RECORD,
  audit: wordLabel(words.pregnancyEntries, 'recordPregnancy'),
  path: '/patients/pregnancy/record',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ entry: newPregnancyEntrySchema }),
  answer: entryAnswer,
});

/** Marks an entry as a mistake. It stays in the history. Fails with `conflict` if it is already marked. */
export const markPregnancyMistake = defineEndpoint({
  name: 'patients/pregnancy/mistake',
  summary: 'Mark a pregnancy entry as a mistake',
  service: 'data',
  method: 'POST',
  writes: true,
  ...WRITES_RECORD,
  audit: wordLabel(words.pregnancyEntries, 'markPregnancyMistake'),
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
