import * as v from 'valibot';
import { CALLS_PATIENTS } from '#access';
import { defineEndpoint, nonEmptyTextSchema, uuidSchema } from '#http';
import { patientSchema } from '#patients';
import { callLineSchema } from './line.ts';

/** Characters of why a number may be called again. */
export const MAX_ALLOW_REASON = 500;

const lineAnswer = v.looseObject({ data: callLineSchema });

/**
 * Where the line of a call is; asked again and again while the call goes on. It tells nothing of the patient, so that only
 * the dial stands in the audit. `not-found` where the call was not dialled by the console.
 */
export const getLine = defineEndpoint({
  name: 'routine/dial/line',
  summary: 'Where the line of a call is',
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
 * Lets a number be called again that was stopped as wrong or invalid; the reason stands in the audit. One that is not
 * stopped stays as it is. Answers the patient.
 */
export const allowNumber = defineEndpoint({
  name: 'routine/dial/allow',
  summary: 'Let a stopped number be called again',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: { en: 'Let a stopped number be called again', hi: 'रोके गए नंबर पर फिर से कॉल की अनुमति दी गई' },
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

/** Ends the connection. The call itself stays open until somebody says what it came to. */
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
