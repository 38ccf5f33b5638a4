import * as v from 'valibot';
import { ADMINISTERS, CALLS_PATIENTS, GIVES_PATIENTS, READS_WORKLIST } from '#access';
import { wordLabel } from '#formatting';
import {
  calendarDateSchema,
  defineEndpoint,
  nonEmptyTextSchema,
  queryIntegerSchema,
  unixSecondsSchema,
  uuidSchema,
} from '#http';
import { patientSchema } from '#patients';
import * as words from '../words/en.ts';
import { workClaimSchema, workItemSchema } from './work-item.ts';
import { worklistFilterEntries } from './worklist-filters.ts';

/** Duration of a claim without renewal (a lease of 15 minutes). */
export const CLAIM_SECONDS = 900;

/** Lists calls of the facility that are due by the end of its day, most urgent first. */
export const listWork = defineEndpoint({
  name: 'worklist/list',
  summary: 'Calls that are due, most urgent first',
  service: 'routine',
  method: 'GET',
  writes: false,
  ...READS_WORKLIST,
  audit: wordLabel(words.worklist, 'listWork'),
  path: '/worklist/list',
  token: 'bearer',
  query: v.strictObject({
    ...worklistFilterEntries,
    limit: v.optional(queryIntegerSchema(1, 100), '50'),
    /** `next` from the previous page. */
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({
    data: v.array(workItemSchema),
    next: v.nullable(v.string()),
    /** Total of all pages. */
    total: v.number(),
    /** Whether there are more than `total`, the counting limit. */
    exceeded: v.optional(v.boolean()),
    /** When the list was made, unix seconds. */
    asOf: unixSecondsSchema,
  }),
});

const numbersSchema = v.looseObject({
  /** Calls due by the end of today, including overdue ones. */
  due: v.number(),
  /** Overdue before today. */
  overdue: v.number(),
  /** Call-backs requested by patients. */
  callBacks: v.number(),
  /** Calls without an outcome. */
  unfinished: v.number(),
  /** Calls started today at this facility that have an outcome; without withdrawn ones. */
  doneToday: v.number(),
  /** Those in which the patient was reached. */
  reachedToday: v.number(),
  /** Due calls by kind; absent from older servers, like the following. */
  ofKind: v.optional(v.record(v.string(), v.number())),
  /** Due calls with the highest risk. */
  critical: v.optional(v.number()),
  /** Due calls that the user has claimed or left unfinished. */
  mine: v.optional(v.number()),
});
export type WorkNumbers = v.InferOutput<typeof numbersSchema>;

export const getWorkNumbers = defineEndpoint({
  name: 'worklist/numbers',
  summary: "Numbers of the day's calls",
  service: 'routine',
  method: 'GET',
  writes: false,
  ...READS_WORKLIST,
  audit: wordLabel(words.worklist, 'getWorkNumbers'),
  path: '/worklist/numbers',
  token: 'bearer',
  answer: v.looseObject({ data: numbersSchema, asOf: unixSecondsSchema }),
});

/** Maximum patients to carry: more than anyone calls before a network is back. */
export const MAX_CARRIED_PATIENTS = 12;

/**
 * Returns the first unclaimed patients of the list like `user/get`: what offline calls need. Each is audited as taken
 * along.
 */
export const listCarriedPatients = defineEndpoint({
  name: 'worklist/along',
  summary: 'The next patients, for calls without a network',
  service: 'routine',
  method: 'GET',
  writes: false,
  ...CALLS_PATIENTS,
  audit: wordLabel(words.worklist, 'listCarriedPatients'),
  path: '/worklist/along',
  token: 'bearer',
  query: v.strictObject(worklistFilterEntries),
  answer: v.looseObject({ data: v.array(patientSchema) }),
});

/**
 * Claims the next patient for the user: the most urgent due call that is unclaimed. `data` is null if there is none.
 * Concurrent callers never get the same patient.
 */
export const claimNext = defineEndpoint({
  name: 'worklist/next',
  summary: 'Claim the next patient to call',
  service: 'routine',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: wordLabel(words.worklist, 'claimNext'),
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
 * Claims a patient or renews the claim. Needs no idempotency key, because claiming twice has no effect.
 * If someone else has claimed the patient, returns who, and changes nothing unless `takeOver` is true.
 */
export const claimPatient = defineEndpoint({
  name: 'worklist/claim',
  summary: 'Claim a patient, or renew a claim',
  service: 'routine',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: wordLabel(words.worklist, 'claimPatient'),
  path: '/worklist/claim',
  token: 'bearer',
  body: v.strictObject({ vitaId: uuidSchema, takeOver: v.optional(v.boolean(), false) }),
  answer: claimAnswer,
});

/** Releases a patient, except from another user's claim. Returns the current holder. */
export const releasePatient = defineEndpoint({
  name: 'worklist/release',
  summary: 'Release a claimed patient',
  service: 'routine',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: wordLabel(words.worklist, 'releasePatient'),
  path: '/worklist/release',
  token: 'bearer',
  body: v.strictObject({ vitaId: uuidSchema }),
  answer: claimAnswer,
});

/** Assigns a patient to a member of staff until the end of the facility's day, whoever has claimed them. */
export const reassignPatient = defineEndpoint({
  name: 'worklist/reassign',
  summary: 'Assign a patient to a colleague',
  service: 'routine',
  method: 'POST',
  writes: true,
  ...GIVES_PATIENTS,
  audit: wordLabel(words.worklist, 'reassignPatient'),
  path: '/worklist/reassign',
  token: 'bearer',
  body: v.strictObject({ vitaId: uuidSchema, staffId: uuidSchema }),
  answer: claimAnswer,
  idempotent: true,
});

const teamMemberSchema = v.looseObject({
  staff: v.looseObject({ id: uuidSchema, name: v.string() }),
  /** Whether patients can be assigned to them: active here with the right to call. */
  mayCall: v.boolean(),
  /** Currently claimed patients. */
  held: v.number(),
  /** Those assigned by someone. */
  given: v.number(),
  /** Due calls without an outcome. */
  unfinished: v.number(),
  /** Calls started today that have an outcome. */
  doneToday: v.number(),
  /** Those in which the patient was reached. */
  reachedToday: v.number(),
});
export type TeamMember = v.InferOutput<typeof teamMemberSchema>;

const workDaySchema = v.looseObject({ day: calendarDateSchema, done: v.number(), reached: v.number() });
export type WorkDay = v.InferOutput<typeof workDaySchema>;

const teamWorkSchema = v.looseObject({
  /** Staff who can call at the facility or called there today, by name. */
  staff: v.array(teamMemberSchema),
  /** Unassigned patients due by the end of today. */
  free: v.number(),
  /** The facility's last 14 days including today, oldest first. */
  days: v.array(workDaySchema),
});
export type TeamWork = v.InferOutput<typeof teamWorkSchema>;

/** Returns the day's calls per member of staff, for team leads. */
export const getTeamWork = defineEndpoint({
  name: 'worklist/team',
  summary: "Today's calls per member of staff",
  service: 'routine',
  method: 'GET',
  writes: false,
  ...GIVES_PATIENTS,
  audit: wordLabel(words.worklist, 'getTeamWork'),
  path: '/worklist/team',
  token: 'bearer',
  answer: v.looseObject({ data: teamWorkSchema, asOf: unixSecondsSchema }),
});

/** Maximum patients to assign at once. */
export const MAX_GIVEN = 50;

/**
 * Assigns the most urgent unassigned patients to a member of staff until the end of the facility's day. Returns their
 * number.
 */
export const giveWork = defineEndpoint({
  name: 'worklist/give',
  summary: 'Assign the next patients to a member of staff',
  service: 'routine',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: wordLabel(words.worklist, 'giveWork'),
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

/** Unassigns a colleague's patients, except one who is on a call right now. Returns their number. */
export const takeBackWork = defineEndpoint({
  name: 'worklist/takeback',
  summary: "Unassign a colleague's patients",
  service: 'routine',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: wordLabel(words.worklist, 'takeBackWork'),
  path: '/worklist/takeback',
  token: 'bearer',
  body: v.strictObject({ staffId: uuidSchema }),
  answer: v.looseObject({ data: v.looseObject({ taken: v.number() }) }),
  idempotent: true,
});

export const worklistEndpoints = [
  listWork,
  getWorkNumbers,
  listCarriedPatients,
  claimNext,
  claimPatient,
  releasePatient,
  reassignPatient,
  getTeamWork,
  giveWork,
  takeBackWork,
] as const;
