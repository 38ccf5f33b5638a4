import * as v from 'valibot';
import { WRITES_RECORD } from '#access';
import { defineEndpoint, unixSecondsSchema, uuidSchema } from '#http';
import { newRapidTestSchema } from './rapid-test.ts';

/** Adds a rapid test. It is a reading of the metric `rapidtest`. */
export const addRapidTest = defineEndpoint({
  name: 'readings/rapid-test/add',
  summary: 'Add the result of a rapid test',
  service: 'data',
  method: 'POST',
  writes: true,
  ...WRITES_RECORD,
  audit: { en: 'Recorded a rapid test', hi: 'रैपिड टेस्ट दर्ज किया गया' },
  path: '/readings/rapid-test/add',
  token: 'bearer',
  body: v.strictObject({ test: newRapidTestSchema }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    data: v.looseObject({ id: uuidSchema, metaInfo: v.looseObject({ createdAt: unixSecondsSchema }) }),
  }),
  idempotent: true,
});

export const rapidTestEndpoints = [addRapidTest] as const;
