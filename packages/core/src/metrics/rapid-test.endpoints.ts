import * as v from 'valibot';
import { WRITES_RECORD } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, unixSecondsSchema, uuidSchema } from '#http';
import { newRapidTestSchema } from './rapid-test.ts';
import * as words from './words/en.ts';

/** Adds a rapid test. It is a reading of the metric `rapidtest`. */
export const addRapidTest = defineEndpoint({
  name: 'readings/rapid-test/add',
  summary: 'Add the result of a rapid test',
  service: 'data',
  method: 'POST',
  writes: true,
  ...WRITES_RECORD,
  audit: wordLabel(words.rapidTest, 'addRapidTest'),
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
