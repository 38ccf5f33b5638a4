import * as v from 'valibot';
import { CALLS_PATIENTS, READS_CALL_HISTORY, READS_CALLS } from '#access';
import { newLeftOpenListSchema } from '#finishing';
import {
  calendarDateSchema,
  defineEndpoint,
  nonEmptyTextSchema,
  queryIntegerSchema,
  readValueSchema,
  unixSecondsSchema,
  uuidSchema,
} from '#http';
import { newMetaInfoSchema, newReadingSchema } from '#metrics';
import { CALL_TYPE_KEYS, PROGRAMME_KEYS } from '#programmes';
import { addTouchpoint, dial, getScript, getTouchpoint, listUserTouchpoints } from './begin.endpoints.ts';
import { callLogSchema, newCallLogSchema } from './call-log.ts';
import { CALL_DIRECTIONS, CONTACT_STATUSES, contactSchema, newContactStatusSchema } from './contact.ts';
import { allowNumber, getLine, hangUp } from './line/line.endpoints.ts';
import { DISPOSITION_KEYS } from './outcome/disposition.ts';

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

const valueFaceSchema = v.variant('kind', [
  v.object({
    kind: v.literal('flag'),
    flag: v.object({ code: v.string(), severity: v.string(), shape: v.string() }),
  }),
  v.object({
    kind: v.literal('in-range'),
    range: v.object({
      least: v.optional(v.number()),
      greatest: v.optional(v.number()),
      unit: v.string(),
      decimals: v.number(),
    }),
  }),
  v.object({ kind: v.literal('no-urgent-limit') }),
  v.object({ kind: v.literal('not-judged'), reason: v.string() }),
]);

/** A reading that was told on a call, whether it still counts or not. */
const callReadingSchema = v.looseObject({
  id: uuidSchema,
  /** Whose it is: the patient's, or an infant's of theirs; absent from an older server. */
  vitaId: v.optional(uuidSchema),
  metric: v.string(),
  timestamp: v.optional(v.number()),
  date: v.optional(v.string()),
  values: v.array(readValueSchema),
  mealSituation: v.optional(v.string()),
  irrPulse: v.optional(v.boolean()),
  /** As FHIR's Observation has it: `final`, `corrected`, `entered-in-error`. */
  status: v.string(),
  /** The reading that a correction put in its place. */
  supersededBy: v.nullable(v.string()),
  /** What each of its values is, by key; absent from an older server, and left out where a later one tells more kinds. */
  faces: v.fallback(v.optional(v.record(v.string(), valueFaceSchema)), undefined),
  /** What it is by the rules of its day: a code worded by `flagLabel`, and which way the value lies. */
  flag: v.optional(
    v.nullable(
      v.looseObject({
        code: v.string(),
        measure: v.string(),
        severity: v.string(),
        shape: v.string(),
        /** What a coach does about it, worded by `actLabel`. */
        act: v.optional(v.string()),
        /** `critical` or `review`, where it asks for a look. */
        level: v.optional(v.string()),
      }),
    ),
  ),
});
export type CallReading = v.InferOutput<typeof callReadingSchema>;

export const getCallLog = defineEndpoint({
  name: 'calllog/get',
  summary: 'All versions of one call log, newest first',
  service: 'routine',
  method: 'GET',
  writes: false,
  ...READS_CALLS,
  audit: { en: 'Read a call log', hi: 'कॉल का लॉग पढ़ा गया' },
  path: '/calllog/get',
  token: 'bearer',
  query: v.strictObject({ contactId: uuidSchema }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    data: v.array(callLogSchema),
    /** Those of every version, oldest first. */
    readings: v.optional(v.array(callReadingSchema)),
  }),
});

/**
 * What the earlier calls of a programme say that no newer one says again, newest first: the last answer of every field,
 * with the call it was given on. Withdrawn calls and replaced versions do not count.
 */
export const getLastAnswers = defineEndpoint({
  name: 'calllog/last',
  summary: "What was answered last on a patient's calls of a programme",
  service: 'routine',
  method: 'GET',
  writes: false,
  ...CALLS_PATIENTS,
  audit: { en: 'Looked at the last answers of earlier calls', hi: 'पिछली कॉलों के अंतिम उत्तर देखे' },
  path: '/calllog/last',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema, programme: v.picklist(PROGRAMME_KEYS) }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    data: v.array(
      v.looseObject({
        contactId: uuidSchema,
        /** When the call was begun. */
        answeredAt: unixSecondsSchema,
        author: v.looseObject({ id: v.string(), name: v.string() }),
        answers: v.record(v.string(), v.record(v.string(), v.unknown())),
      }),
    ),
  }),
});

/**
 * The orders of the history, a `-` before one turns the list round, as in FHIR's `_sort`. Under one name or disposition
 * the newest call comes first.
 */
export const CALL_SORTS = [
  '-time',
  'time',
  'patient',
  '-patient',
  'disposition',
  '-disposition',
  'author',
  '-author',
] as const;
export type CallSort = (typeof CALL_SORTS)[number];
/** What the history is sorted by, in either direction. */
export type CallSortKey = Exclude<CallSort, `-${string}`>;

/** Rows of the longest page: an export of a hundred thousand calls stays under the requests of a minute. */
export const MAX_CALL_PAGE = 500;

/** The call status history: contacts of the facility, newest first unless sorted otherwise, paged by key. */
export const listCallLogs = defineEndpoint({
  name: 'calllog/list',
  summary: 'Calls of the facility, newest first',
  service: 'routine',
  method: 'GET',
  writes: false,
  ...READS_CALL_HISTORY,
  audit: { en: 'Looked at the call history', hi: 'कॉल स्थिति इतिहास देखा गया' },
  path: '/calllog/list',
  token: 'bearer',
  query: v.strictObject({
    vitaId: v.optional(uuidSchema),
    programme: v.optional(v.picklist(PROGRAMME_KEYS)),
    callType: v.optional(v.picklist(CALL_TYPE_KEYS)),
    disposition: v.optional(v.picklist([...DISPOSITION_KEYS, 'open'])),
    /** The newest one. */
    status: v.optional(v.picklist(CONTACT_STATUSES)),
    /** Who made the call. */
    authorId: v.optional(uuidSchema),
    /** Only calls on which something could not wait and was handed over. */
    escalated: v.optional(v.literal('true')),
    /** Days in the facility's zone, both included. */
    from: v.optional(calendarDateSchema),
    to: v.optional(calendarDateSchema),
    sort: v.optional(v.picklist(CALL_SORTS)),
    /** The rows leave the screen as a file or on paper: the audit row of this request says so. */
    export: v.optional(v.literal('true')),
    limit: v.optional(queryIntegerSchema(1, MAX_CALL_PAGE), '50'),
    /** The `next` of the answer before, in the same order. */
    after: v.optional(nonEmptyTextSchema(1600)),
  }),
  answer: v.looseObject({
    data: v.array(contactSchema),
    next: v.nullable(v.string()),
    /** Of all pages; only the first one counts them. */
    total: v.nullable(v.number()),
    /** There are more than `total`, which is as far as counting goes. */
    exceeded: v.optional(v.boolean()),
  }),
});

const callAuthorSchema = v.looseObject({ id: uuidSchema, name: v.string(), active: v.boolean() });
export type CallAuthor = v.InferOutput<typeof callAuthorSchema>;

/** Whose calls the history can be narrowed to: the staff of the facility, and who made calls there before. */
export const listCallAuthors = defineEndpoint({
  name: 'calllog/authors',
  summary: 'Who makes the calls of the facility',
  service: 'routine',
  method: 'GET',
  writes: false,
  ...READS_CALL_HISTORY,
  audit: { en: 'Looked at who makes the calls', hi: 'कॉल करने वालों की सूची देखी गई' },
  path: '/calllog/authors',
  token: 'bearer',
  answer: v.looseObject({ data: v.array(callAuthorSchema) }),
});

export const callEndpoints = [
  dial,
  allowNumber,
  getLine,
  hangUp,
  addTouchpoint,
  addStatus,
  getTouchpoint,
  listUserTouchpoints,
  addCallLog,
  correctCallLog,
  withdrawCallLog,
  updateTouchpoint,
  getCallLog,
  getLastAnswers,
  listCallLogs,
  listCallAuthors,
  getScript,
] as const;
