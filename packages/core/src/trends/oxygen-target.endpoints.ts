import * as v from 'valibot';
import { wordLabel } from '#formatting';
import { calendarDateSchema, defineEndpoint, nonEmptyTextSchema, uuidSchema } from '#http';
import * as words from './words/en.ts';

/** Maximum characters of a prescriber's name. */
export const MAX_PRESCRIBER = 120;

const oxygenTargetAnswer = v.looseObject({
  vitaId: uuidSchema,
  data: v.looseObject({
    id: uuidSchema,
    since: calendarDateSchema,
    until: v.optional(calendarDateSchema),
    prescriber: v.string(),
  }),
});

/**
 * Sets a target of 88 to 92 % from a calendar day of the facility, not in the future, until it is ended. Fails with
 * `conflict` if there already is one.
 */
export const setOxygenTarget = defineEndpoint({
  name: 'patients/oxygen-target/set',
  summary: 'Set a prescribed oxygen target of 88 to 92 %',
  service: 'data',
  method: 'POST',
  writes: true,
  scopes: ['hmCallInfo', 'search'],
  audit: wordLabel(words.oxygenTarget, 'setOxygenTarget'),
  path: '/patients/oxygen-target/set',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({
    target: v.strictObject({
      id: uuidSchema,
      vitaId: uuidSchema,
      since: calendarDateSchema,
      prescriber: nonEmptyTextSchema(MAX_PRESCRIBER),
    }),
  }),
  answer: oxygenTargetAnswer,
});

/** Ends a target; readings from today on are evaluated without it. Fails with `conflict` if it has ended. */
export const endOxygenTarget = defineEndpoint({
  name: 'patients/oxygen-target/end',
  summary: "End a patient's oxygen target",
  service: 'data',
  method: 'POST',
  writes: true,
  scopes: ['hmCallInfo', 'search'],
  audit: wordLabel(words.oxygenTarget, 'endOxygenTarget'),
  path: '/patients/oxygen-target/end',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ target: v.strictObject({ id: uuidSchema, vitaId: uuidSchema }) }),
  answer: oxygenTargetAnswer,
});
