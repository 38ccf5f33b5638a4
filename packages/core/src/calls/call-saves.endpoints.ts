import * as v from 'valibot';
import { CALLS_PATIENTS } from '#access';
import { newLeftOpenListSchema } from '#finishing';
import { defineEndpoint, nonEmptyTextSchema, unixSecondsSchema, uuidSchema } from '#http';
import { newMetaInfoSchema, newReadingSchema } from '#metrics';
import { CALL_TYPE_KEYS } from '#programmes';
import { newCallLogSchema } from './call-log.ts';
import { CALL_DIRECTIONS, contactSchema, newContactStatusSchema } from './contact.ts';

const contactAnswer = v.looseObject({ vitaId: uuidSchema, data: contactSchema });
/** Characters of why a call is corrected or withdrawn. */
export const MAX_CORRECTION_REASON = 500;

/** Says what an unreached call came to; a reached one is closed with its log by `calllog/add`. */
export const addStatus = defineEndpoint({
  name: 'status/v2/add',
  summary: 'Say what a call came to',
  service: 'routine',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: { en: 'Recorded what a call came to', hi: 'कॉल का नतीजा दर्ज किया गया' },
  path: '/status/v2/add',
  token: 'bearer',
  body: v.strictObject({ contactId: uuidSchema, vitaId: uuidSchema, status: newContactStatusSchema }),
  answer: contactAnswer,
  idempotent: true,
});

/** Of contract 1, whose callers derive the readings themselves. The server derives them where they are left out. */
const sentReadings = v.optional(v.pipe(v.array(newReadingSchema), v.maxLength(60)));

/** Log, readings and status in one transaction (design 6). The readings are those that the answers report. */
export const addCallLog = defineEndpoint({
  name: 'calllog/add',
  summary: 'Save the log, readings and status of a reached call',
  service: 'routine',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: { en: 'Saved a call log', hi: 'कॉल का लॉग सहेजा गया' },
  path: '/calllog/add',
  token: 'bearer',
  body: v.strictObject({
    contactId: uuidSchema,
    vitaId: uuidSchema,
    status: newContactStatusSchema,
    log: newCallLogSchema,
    readings: sentReadings,
    /** Why critical items of the patient were left open. A save without them is never refused for it. */
    leftOpen: v.optional(newLeftOpenListSchema),
  }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    data: v.looseObject({ contact: contactSchema, version: v.number(), readingIds: v.array(uuidSchema) }),
  }),
  idempotent: true,
});

const changeOfCall = {
  contactId: uuidSchema,
  vitaId: uuidSchema,
  reason: nonEmptyTextSchema(MAX_CORRECTION_REASON),
  /** The newest status that the person had read; a newer one on the server is a conflict. */
  followsStatus: uuidSchema,
};

/**
 * Corrects a call that was closed: a new status, and of a reached call a new version of its log, whose readings take the
 * place of the earlier ones in the same transaction. What a call came to stays of its kind: a reached call stays one.
 */
export const correctCallLog = defineEndpoint({
  name: 'calllog/correct',
  summary: 'Correct a call that was saved',
  service: 'routine',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: { en: 'Corrected a call', hi: 'कॉल सुधारी गई' },
  path: '/calllog/correct',
  token: 'bearer',
  body: v.strictObject({
    ...changeOfCall,
    status: newContactStatusSchema,
    /** Of a reached call; an unreached one has none. */
    log: v.optional(newCallLogSchema),
    readings: sentReadings,
  }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    data: v.looseObject({
      contact: contactSchema,
      version: v.nullable(v.number()),
      readingIds: v.array(uuidSchema),
    }),
  }),
  idempotent: true,
});

/** Withdraws a call that was logged on the wrong patient: it stays to be read, and its readings were entered in error. */
export const withdrawCallLog = defineEndpoint({
  name: 'calllog/withdraw',
  summary: 'Withdraw a call that was logged on the wrong patient',
  service: 'routine',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: { en: 'Withdrew a call', hi: 'कॉल वापस ली गई' },
  path: '/calllog/withdraw',
  token: 'bearer',
  body: v.strictObject({ ...changeOfCall, statusId: uuidSchema, metaInfo: newMetaInfoSchema }),
  answer: contactAnswer,
  idempotent: true,
});

/**
 * Sets right what a closed call was, not what it came to: when it was begun, which way, of which type. The call then ended as
 * long after its beginning as before, and the readings told on it move with it. One that has a log keeps its type, because
 * the form belongs to the type.
 */
export const updateTouchpoint = defineEndpoint({
  name: 'touchpoint/update',
  summary: 'Set right when, which way and of which type a closed call was',
  service: 'routine',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: { en: 'Set right when or of which type a call was', hi: 'कॉल का समय या प्रकार ठीक किया गया' },
  path: '/touchpoint/update',
  token: 'bearer',
  body: v.strictObject({
    ...changeOfCall,
    statusId: uuidSchema,
    startedAt: v.optional(unixSecondsSchema),
    direction: v.optional(v.picklist(CALL_DIRECTIONS)),
    callType: v.optional(v.picklist(CALL_TYPE_KEYS)),
    metaInfo: newMetaInfoSchema,
  }),
  answer: contactAnswer,
  idempotent: true,
});
