import * as v from 'valibot';
import { READS_RECORD, WRITES_RECORD } from '#access';
import { defineEndpoint, nonEmptyTextSchema, uuidSchema } from '#http';
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
  audit: {
    en: "Viewed a patient's pregnancy entries",
    hi: 'मरीज़ की गर्भावस्था की प्रविष्टियाँ देखी गईं',
  },
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
  audit: {
    en: 'Recorded a pregnancy, its end or breast-feeding',
    hi: 'गर्भावस्था, उसका अंत या स्तनपान दर्ज किया गया',
  },
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
  audit: { en: 'Marked a pregnancy entry as a mistake', hi: 'गर्भावस्था की प्रविष्टि को गलती से दर्ज बताया गया' },
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
