import * as v from 'valibot';
import { calendarDateSchema, defineEndpoint, nonEmptyTextSchema, uuidSchema } from '#http';

/** The longest name of a prescriber. */
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
 * A target of 88 to 92 % holds from that day on, until it is ended; the day is a calendar day of the facility and not in the
 * future. Where one holds already it is a conflict.
 */
export const setOxygenTarget = defineEndpoint({
  name: 'patients/oxygen-target/set',
  summary: 'Set an oxygen target of 88 to 92 % that a prescriber named',
  service: 'data',
  method: 'POST',
  writes: true,
  scopes: ['hmCallInfo', 'search'],
  audit: { en: 'Set an oxygen target of a patient', hi: 'मरीज़ का ऑक्सीजन लक्ष्य तय किया गया' },
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

/** Readings from today on are judged without it. One that was ended already is a conflict. */
export const endOxygenTarget = defineEndpoint({
  name: 'patients/oxygen-target/end',
  summary: "End a patient's oxygen target",
  service: 'data',
  method: 'POST',
  writes: true,
  scopes: ['hmCallInfo', 'search'],
  audit: { en: 'Ended an oxygen target of a patient', hi: 'मरीज़ का ऑक्सीजन लक्ष्य समाप्त किया गया' },
  path: '/patients/oxygen-target/end',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ target: v.strictObject({ id: uuidSchema, vitaId: uuidSchema }) }),
  answer: oxygenTargetAnswer,
});
