// Endpoints needed before and at the start of a call. The rest is loaded later.

import * as v from 'valibot';
import { CALLS_PATIENTS, READS_CALLS } from '#access';
import { leftOpenSchema } from '#finishing';
import { wordLabel } from '#formatting';
import { defineEndpoint, nonEmptyTextSchema, queryIntegerSchema, uuidSchema } from '#http';
import { CALL_TYPE_KEYS, PROGRAMME_KEYS } from '#programmes';
import { contactSchema, contactStatusSchema, newContactSchema } from './contact.ts';
import * as words from './words/en.ts';

/**
 * Starts a call and creates its contact with the status `dialling`.
 * Fails with `number-stopped` if calls to the patient were stopped, with `calling-hours` outside permitted hours
 * unless an emergency is given (audited), and with `contact-open` if the user already has an open call with the
 * patient. With `device`, the user dials `tel` on a phone or softphone; with `simulated` and `provider` the console
 * dials, and `routine/dial/line` has the state of the line.
 */
export const dial = defineEndpoint({
  name: 'routine/dial',
  summary: 'Start a call to a patient',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: wordLabel(words.begin, 'dial'),
  path: '/routine/dial',
  token: 'bearer',
  body: v.strictObject({
    contact: newContactSchema,
    emergency: v.optional(v.strictObject({ reason: nonEmptyTextSchema(500) })),
  }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    data: v.looseObject({ contact: contactSchema, via: v.string(), tel: v.nullable(v.string()) }),
  }),
  idempotent: true,
});

/**
 * Records a call that was made elsewhere ("called from my own phone"). With `unlessOpen` it can fail with
 * `contact-open` like `routine/dial`; calls queued on a device don't set it, because they were already made.
 */
export const addTouchpoint = defineEndpoint({
  name: 'touchpoint/v2/add',
  summary: 'Record a call made elsewhere',
  service: 'routine',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: wordLabel(words.begin, 'addTouchpoint'),
  path: '/touchpoint/v2/add',
  token: 'bearer',
  body: v.strictObject({ contact: newContactSchema, unlessOpen: v.optional(v.boolean()) }),
  answer: v.looseObject({ vitaId: uuidSchema, data: contactSchema }),
  idempotent: true,
});

export const getTouchpoint = defineEndpoint({
  name: 'touchpoint/get',
  summary: 'One call with its statuses',
  service: 'routine',
  method: 'GET',
  writes: false,
  ...READS_CALLS,
  audit: wordLabel(words.begin, 'getTouchpoint'),
  path: '/touchpoint/get',
  token: 'bearer',
  query: v.strictObject({ id: uuidSchema }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    data: v.looseObject({
      contact: contactSchema,
      statuses: v.array(contactStatusSchema),
      /** Whether the user may correct or withdraw the call. */
      mayCorrect: v.optional(v.boolean()),
      /** Open items of the patient when the call was saved, with reasons. */
      leftOpen: v.optional(v.array(leftOpenSchema)),
    }),
  }),
});

export const listUserTouchpoints = defineEndpoint({
  name: 'user/touchpoints',
  summary: "A patient's calls, newest first",
  service: 'routine',
  method: 'GET',
  writes: false,
  ...READS_CALLS,
  audit: wordLabel(words.begin, 'listUserTouchpoints'),
  path: '/user/touchpoints',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema, limit: v.optional(queryIntegerSchema(1, 200), '50') }),
  answer: v.looseObject({ vitaId: uuidSchema, data: v.array(contactSchema) }),
});

/** Returns the script for calls of this type: paragraphs and questions. */
export const getScript = defineEndpoint({
  name: 'script/get',
  summary: 'The call script of a programme and call type',
  service: 'routine',
  method: 'GET',
  writes: false,
  ...CALLS_PATIENTS,
  audit: wordLabel(words.begin, 'getScript'),
  path: '/script/get',
  token: 'bearer',
  query: v.strictObject({
    programme: v.picklist(PROGRAMME_KEYS),
    callType: v.picklist(CALL_TYPE_KEYS),
    locale: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)), 'en'),
  }),
  answer: v.looseObject({
    data: v.looseObject({
      locale: v.string(),
      title: v.string(),
      steps: v.array(v.looseObject({ kind: v.string(), text: v.string() })),
    }),
  }),
});
