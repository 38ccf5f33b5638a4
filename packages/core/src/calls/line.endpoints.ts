import * as v from 'valibot';
import { defineEndpoint, uuidSchema } from '#http';
import { callLineSchema } from './line.ts';

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
  path: '/routine/dial/line',
  token: 'bearer',
  query: v.strictObject({ contactId: uuidSchema }),
  answer: lineAnswer,
});

/** Ends the connection. The call itself stays open until somebody says what it came to. */
export const hangUp = defineEndpoint({
  name: 'routine/dial/hangup',
  summary: 'Hang up',
  service: 'auth',
  method: 'POST',
  path: '/routine/dial/hangup',
  token: 'bearer',
  body: v.strictObject({ contactId: uuidSchema, vitaId: uuidSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: callLineSchema }),
  idempotent: true,
});
