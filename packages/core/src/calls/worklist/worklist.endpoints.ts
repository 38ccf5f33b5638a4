import * as v from 'valibot';
import { ADMINISTERS, CALLS_PATIENTS, READS_WORKLIST } from '#access';
import {
  calendarDateSchema,
  defineEndpoint,
  nonEmptyTextSchema,
  queryIntegerSchema,
  unixSecondsSchema,
  uuidSchema,
} from '#http';
import { patientSchema } from '#patients';
import { workClaimSchema, workItemSchema } from './work-item.ts';
import { worklistFilterEntries } from './worklist-filters.ts';

/** How long a claim holds without being renewed (issue: a lease of 15 minutes). */
export const CLAIM_SECONDS = 900;

/** Calls of the facility that are due until the end of its day, the most urgent first. */
export const listWork = defineEndpoint({
  name: 'worklist/list',
  summary: 'Calls that are due, the most urgent first',
  service: 'routine',
  method: 'GET',
  writes: false,
  ...READS_WORKLIST,
  audit: { en: 'Looked at the worklist', hi: 'कार्यसूची देखी गई' },
  path: '/worklist/list',
  token: 'bearer',
  query: v.strictObject({
    ...worklistFilterEntries,
    limit: v.optional(queryIntegerSchema(1, 100), '50'),
    /** The `next` of the answer before. */
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({
    data: v.array(workItemSchema),
    next: v.nullable(v.string()),
    /** Of all pages. */
    total: v.number(),
    /** There are more than `total`, which is as far as counting goes. */
    exceeded: v.optional(v.boolean()),
    /** When the list was made, unix seconds. */
    asOf: unixSecondsSchema,
  }),
});

const numbersSchema = v.looseObject({
  /** Patients' calls due until the end of today, those of earlier days included. */
  due: v.number(),
  /** Of these, due before today. */
  overdue: v.number(),
  /** Of these, call-backs a patient asked for. */
  callBacks: v.number(),
  /** Of these, calls without an outcome. */
  unfinished: v.number(),
  /** Calls begun today at this facility that have their outcome; withdrawn ones are left out. */
  doneToday: v.number(),
  /** Of these, calls in which somebody was reached. */
  reachedToday: v.number(),
  /** Of what is due: of each kind that there is, by its key; absent from an older server, like what follows. */
  ofKind: v.optional(v.record(v.string(), v.number())),
  /** Of what is due, at the gravest risk. */
  critical: v.optional(v.number()),
  /** Of what is due, what the reader holds or left unfinished. */
  mine: v.optional(v.number()),
});
export type WorkNumbers = v.InferOutput<typeof numbersSchema>;

export const getWorkNumbers = defineEndpoint({
  name: 'worklist/numbers',
  summary: "The day's calls in numbers",
  service: 'routine',
  method: 'GET',
  writes: false,
  ...READS_WORKLIST,
  audit: { en: "Looked at the day's numbers", hi: 'दिन के आँकड़े देखे गए' },
  path: '/worklist/numbers',
  token: 'bearer',
  answer: v.looseObject({ data: numbersSchema, asOf: unixSecondsSchema }),
});

/** How many patients are taken along: more than anybody calls before a network is back. */
export const MAX_ALONG = 12;

/**
 * The first patients of the list whom nobody else holds, as `user/get` answers them: what a call needs that is begun without a
 * network. Each of them stands in the audit as taken along.
 */
export const takeAlong = defineEndpoint({
  name: 'worklist/along',
  summary: 'The next patients, to be called without a network',
  service: 'routine',
  method: 'GET',
  writes: false,
  ...CALLS_PATIENTS,
  audit: {
    en: 'Took patients along to call them without a network',
    hi: 'बिना नेटवर्क कॉल करने के लिए मरीज़ साथ लिए गए',
  },
  path: '/worklist/along',
  token: 'bearer',
  query: v.strictObject(worklistFilterEntries),
  answer: v.looseObject({ data: v.array(patientSchema) }),
});

/**
 * Claims the next patient for the person who asks: the most urgent call whose time has come and whom nobody holds. `data`
 * is null when there is none. Of many who ask at once nobody gets the same patient.
 */
export const claimNext = defineEndpoint({
  name: 'worklist/next',
  summary: 'Claim the next patient to call',
  service: 'routine',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: { en: 'Claimed the next patient', hi: 'अगला मरीज़ लिया गया' },
  path: '/worklist/next',
  token: 'bearer',
  body: v.strictObject(worklistFilterEntries),
  answer: v.looseObject({ data: v.nullable(workItemSchema) }),
  idempotent: true,
});

const claimAnswer = v.looseObject({
  vitaId: uuidSchema,
  data: v.looseObject({ claim: v.nullable(workClaimSchema) }),
});

/**
 * Claims one patient, or renews the claim; without a key, because the same claim twice is one claim. When somebody else
 * holds the patient the answer says who, and nothing changes unless `takeOver` is true.
 */
export const claimPatient = defineEndpoint({
  name: 'worklist/claim',
  summary: 'Claim a patient, or renew the claim',
  service: 'routine',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: { en: 'Claimed a patient', hi: 'मरीज़ लिया गया' },
  path: '/worklist/claim',
  token: 'bearer',
  body: v.strictObject({ vitaId: uuidSchema, takeOver: v.optional(v.boolean(), false) }),
  answer: claimAnswer,
});

/** Gives a patient back; somebody else's claim stays. Answers who holds the patient now. */
export const releasePatient = defineEndpoint({
  name: 'worklist/release',
  summary: 'Give a claimed patient back',
  service: 'routine',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: { en: 'Gave a patient back', hi: 'मरीज़ वापस दिया गया' },
  path: '/worklist/release',
  token: 'bearer',
  body: v.strictObject({ vitaId: uuidSchema }),
  answer: claimAnswer,
});

/** Gives a patient to a member of staff until the end of the facility's day, whoever holds the patient now. */
export const reassignPatient = defineEndpoint({
  name: 'worklist/reassign',
  summary: 'Give a patient to somebody else',
  service: 'routine',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: { en: 'Gave a patient to somebody else', hi: 'मरीज़ किसी और को सौंपा गया' },
  path: '/worklist/reassign',
  token: 'bearer',
  body: v.strictObject({ vitaId: uuidSchema, staffId: uuidSchema }),
  answer: claimAnswer,
  idempotent: true,
});

const teamMemberSchema = v.looseObject({
  staff: v.looseObject({ id: uuidSchema, name: v.string() }),
  /** Whether patients can be given to them now: they are active here and may call. */
  mayCall: v.boolean(),
  /** Patients they hold now. */
  held: v.number(),
  /** Of these, patients somebody gave them. */
  given: v.number(),
  /** Their calls without an outcome that are due. */
  unfinished: v.number(),
  /** Calls begun today that have their outcome. */
  doneToday: v.number(),
  /** Of these, calls in which somebody was reached. */
  reachedToday: v.number(),
});
export type TeamMember = v.InferOutput<typeof teamMemberSchema>;

const workDaySchema = v.looseObject({ day: calendarDateSchema, done: v.number(), reached: v.number() });
export type WorkDay = v.InferOutput<typeof workDaySchema>;

const teamWorkSchema = v.looseObject({
  /** Whoever may call at the facility or called there today, by name. */
  staff: v.array(teamMemberSchema),
  /** Patients who are due until the end of today and whom nobody holds. */
  free: v.number(),
  /** The last 14 days of the facility, oldest first, today included. */
  days: v.array(workDaySchema),
});
export type TeamWork = v.InferOutput<typeof teamWorkSchema>;

/** Who has which share of the day's calls, for whoever shares them out. */
export const getTeamWork = defineEndpoint({
  name: 'worklist/team',
  summary: 'Who calls how many patients today',
  service: 'routine',
  method: 'GET',
  writes: false,
  ...ADMINISTERS,
  audit: { en: 'Looked at who calls whom', hi: 'देखा गया कि कौन किसे कॉल करता है' },
  path: '/worklist/team',
  token: 'bearer',
  answer: v.looseObject({ data: teamWorkSchema, asOf: unixSecondsSchema }),
});

/** How many patients can be given at once. */
export const MAX_GIVEN = 50;

/**
 * Gives the most urgent patients who are due and whom nobody holds to a member of staff until the end of the facility's
 * day; answers how many there were.
 */
export const giveWork = defineEndpoint({
  name: 'worklist/give',
  summary: 'Give the next patients to somebody',
  service: 'routine',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: { en: 'Gave patients to somebody', hi: 'मरीज़ किसी को सौंपे गए' },
  path: '/worklist/give',
  token: 'bearer',
  body: v.strictObject({
    staffId: uuidSchema,
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_GIVEN)),
    programme: worklistFilterEntries.programme,
  }),
  answer: v.looseObject({ data: v.looseObject({ given: v.number() }) }),
  idempotent: true,
});

/** Takes back what was given to a member of staff and is not being called; answers how many patients that were. */
export const takeBackWork = defineEndpoint({
  name: 'worklist/takeback',
  summary: 'Take back the patients that somebody was given',
  service: 'routine',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: { en: 'Took patients back from somebody', hi: 'किसी से मरीज़ वापस लिए गए' },
  path: '/worklist/takeback',
  token: 'bearer',
  body: v.strictObject({ staffId: uuidSchema }),
  answer: v.looseObject({ data: v.looseObject({ taken: v.number() }) }),
  idempotent: true,
});

export const worklistEndpoints = [
  listWork,
  getWorkNumbers,
  takeAlong,
  claimNext,
  claimPatient,
  releasePatient,
  reassignPatient,
  getTeamWork,
  giveWork,
  takeBackWork,
] as const;
