import * as v from 'valibot';
import { CALLS_PATIENTS } from '#access';
import { defineEndpoint, nonEmptyTextSchema, uuidSchema } from '#http';
import { patientSchema } from '#patients';
import { callLineSchema } from './line.ts';

/** Maximum characters of the reason for allowing a number. */
export const MAX_ALLOW_REASON = 500;

const lineAnswer = v.looseObject({ data: callLineSchema });

/**
 * Returns the state of a call's line; polled during the call. It reveals nothing about the patient, so only dialling
 * is audited. `not-found` if the console did not dial the call.
 */
export const getLine = defineEndpoint({
  name: 'routine/dial/line',
  summary: "State of a call's line",
  service: 'auth',
  method: 'GET',
  writes: false,
  ...CALLS_PATIENTS,
  audit: { en: 'Watched the line of a call', hi: 'कॉल की लाइन देखी गई' },
  audited: 'never',
  path: '/routine/dial/line',
  token: 'bearer',
  query: v.strictObject({ contactId: uuidSchema }),
  answer: lineAnswer,
});

/**
 * Allows calls to a number that was stopped as wrong or invalid; the reason is audited. Has no effect on other
 * numbers. Returns the patient.
 */
export const allowNumber = defineEndpoint({
  name: 'routine/dial/allow',
  summary: 'Allow calls to a stopped number',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: { en: 'Allowed calls to a stopped number again', hi: 'रोके गए नंबर पर फिर से कॉल की अनुमति दी गई' },
  path: '/routine/dial/allow',
  token: 'bearer',
  body: v.strictObject({
    vitaId: uuidSchema,
    number: nonEmptyTextSchema(100),
    reason: nonEmptyTextSchema(MAX_ALLOW_REASON),
  }),
  answer: v.looseObject({ vitaId: uuidSchema, data: patientSchema }),
  idempotent: true,
});

/** Hangs up. The call stays open until its outcome is saved. */
export const hangUp = defineEndpoint({
  name: 'routine/dial/hangup',
  summary: 'Hang up',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: { en: 'Hung up', hi: 'कॉल काटी गई' },
  path: '/routine/dial/hangup',
  token: 'bearer',
  body: v.strictObject({ contactId: uuidSchema, vitaId: uuidSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: callLineSchema }),
  idempotent: true,
});
