import * as v from 'valibot';
import { CALLS_PATIENTS } from '#access';
import { newLeftOpenListSchema } from '#finishing';
import { defineEndpoint, nonEmptyTextSchema, unixSecondsSchema, uuidSchema } from '#http';
import { newMetaInfoSchema, newReadingSchema } from '#metrics';
import { CALL_TYPE_KEYS } from '#programmes';
import { newCallLogSchema } from './call-log.ts';
import { CALL_DIRECTIONS, contactSchema, newContactStatusSchema } from './contact.ts';

const contactAnswer = v.looseObject({ vitaId: uuidSchema, data: contactSchema });
/** Maximum characters of a reason for a correction or withdrawal. */
export const MAX_CORRECTION_REASON = 500;

/** Saves the outcome of an unreached call. Reached calls are closed with their log by `calllog/add`. */
export const addStatus = defineEndpoint({
  name: 'status/v2/add',
  summary: 'Save the outcome of a call',
  service: 'routine',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: { en: 'Recorded the outcome of a call', hi: 'कॉल का नतीजा दर्ज किया गया' },
  path: '/status/v2/add',
  token: 'bearer',
  body: v.strictObject({ contactId: uuidSchema, vitaId: uuidSchema, status: newContactStatusSchema }),
  answer: contactAnswer,
  idempotent: true,
});

/** For contract 1, whose clients derive readings themselves. If absent, the server derives them. */
const sentReadings = v.optional(v.pipe(v.array(newReadingSchema), v.maxLength(60)));

/** Saves log, readings and status in one transaction (design 6). Readings are derived from the answers. */
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
    /** Reasons for leaving critical items open. A save is never refused without them. */
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
  /** Latest status that the user had seen. If the server has a newer one, the call fails with `conflict`. */
  followsStatus: uuidSchema,
};

/**
 * Corrects a closed call: a new status, and for reached calls a new log version, whose readings replace the earlier
 * ones in the same transaction.
 * The kind of outcome can't change: a reached call stays reached.
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
    /** For reached calls; unreached ones have none. */
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

/**
 * Withdraws a call that was logged for the wrong patient. It stays readable, and its readings are marked as entered in
 * error.
 */
export const withdrawCallLog = defineEndpoint({
  name: 'calllog/withdraw',
  summary: 'Withdraw a call that was logged for the wrong patient',
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
 * Corrects the facts of a closed call, not its outcome: start, direction and type.
 * Its duration stays the same, and its readings move with it. Calls with a log keep their type, because the form
 * depends on it.
 */
export const updateTouchpoint = defineEndpoint({
  name: 'touchpoint/update',
  summary: 'Correct the time, direction or type of a closed call',
  service: 'routine',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: { en: 'Corrected the time, direction or type of a call', hi: 'कॉल का समय या प्रकार ठीक किया गया' },
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
