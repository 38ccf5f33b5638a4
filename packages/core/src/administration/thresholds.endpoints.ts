import * as v from 'valibot';
import { ADMINISTERS } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint } from '#http';
import { programmeThresholdFieldsSchema, programmeThresholdSchema } from './thresholds.ts';
import * as words from './words/en.ts';

/** Lists every programme, including those that use the default limits. */
export const listProgrammeThresholds = defineEndpoint({
  name: 'thresholds/list',
  summary: 'Limits and goals of each programme',
  service: 'auth',
  method: 'GET',
  writes: false,
  ...ADMINISTERS,
  audit: wordLabel(words.thresholds, 'listProgrammeThresholds'),
  path: '/thresholds/list',
  token: 'bearer',
  answer: v.looseObject({ data: v.array(programmeThresholdSchema) }),
});

/**
 * Changes a programme's limits and re-evaluates the readings of the last 31 days.
 * Fails with `conflict` if someone else changed them in the meantime.
 */
export const setProgrammeThreshold = defineEndpoint({
  name: 'thresholds/set',
  summary: 'Set the limits and goals of a programme',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: wordLabel(words.thresholds, 'setProgrammeThreshold'),
  path: '/thresholds/set',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ threshold: programmeThresholdFieldsSchema }),
  answer: v.looseObject({ data: programmeThresholdSchema }),
});

export const thresholdEndpoints = [listProgrammeThresholds, setProgrammeThreshold] as const;
