import * as v from 'valibot';
import { ENCOUNTER_PRIORITIES, SERVICE_TYPES } from '#encounters';
import { type CodedLabels, codedLabel } from '#formatting';
import { calendarDateSchema, nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema, newMetaInfoSchema } from '#metrics';

/**
 * What is to be done for a patient, one model for all of it (FHIR's Task; a referral is a ServiceRequest with its answer): a
 * task, something to follow up, a question to somebody else, a day on which the patient is to be seen again.
 */
export const ADDED_TASK_KINDS = ['task', 'follow-up', 'referral', 'review'] as const;
export type AddedTaskKind = (typeof ADDED_TASK_KINDS)[number];

/** What the service puts among it: results of a laboratory that are waited for, and results that cannot wait. */
const LAB_TASK_KINDS = ['lab-results', 'lab-critical'] as const;
export type LabTaskKind = (typeof LAB_TASK_KINDS)[number];

/** The service asks for the outcome of a pregnancy that is past week 44. */
export const PREGNANCY_TASK_KIND = 'pregnancy-outcome';

/** The service asks the prescriber to look at a medicine again: something became known that speaks against it. */
export const MEDICINE_TASK_KIND = 'medicine-review';

export const TASK_KINDS = [
  ...ADDED_TASK_KINDS,
  ...LAB_TASK_KINDS,
  PREGNANCY_TASK_KIND,
  MEDICINE_TASK_KIND,
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

const TASK_KIND_LABELS = {
  en: {
    task: 'Task',
    'follow-up': 'Follow-up',
    referral: 'Referral',
    review: 'Review',
    'lab-results': 'Lab results awaited',
    'lab-critical': 'Critical lab result',
    'pregnancy-outcome': 'Outcome of a pregnancy',
    'medicine-review': 'Medicine to review',
  },
  hi: {
    task: 'काम',
    'follow-up': 'फ़ॉलो-अप',
    referral: 'रेफ़रल',
    review: 'दोबारा जाँच',
    'lab-results': 'लैब के परिणाम बाकी',
    'lab-critical': 'लैब का खतरनाक परिणाम',
    'pregnancy-outcome': 'गर्भावस्था का परिणाम',
    'medicine-review': 'दवा की दोबारा जाँच',
  },
} as const satisfies CodedLabels<TaskKind>;

/** The label of a kind; an unknown one is shown as it is. */
export function taskKindLabel(kind: string, locale?: string): string {
  return codedLabel(TASK_KIND_LABELS, kind, locale);
}

/** What becomes of it: FHIR's requested, completed, rejected and cancelled. All but the first end it. */
export const TASK_STATES = ['open', 'done', 'declined', 'cancelled'] as const;
export type TaskState = (typeof TASK_STATES)[number];

const STATE_LABELS = {
  en: { open: 'Open', done: 'Done', declined: 'Declined', cancelled: 'Cancelled' },
  hi: { open: 'बाकी', done: 'पूरा', declined: 'अस्वीकृत', cancelled: 'रद्द' },
} as const satisfies CodedLabels<TaskState>;

/** What a state is called of these kinds, where that is another word. */
const KIND_STATE_LABELS = {
  en: { 'referral open': 'Waits for an answer', 'referral done': 'Answered', 'review done': 'Booked' },
  hi: { 'referral open': 'उत्तर बाकी', 'referral done': 'उत्तर मिला', 'review done': 'बुक हुआ' },
} as const satisfies CodedLabels<string>;

type Standing = Pick<Task, 'kind' | 'state' | 'booked'>;

/** The label of a state, in the word that fits the kind; an unknown one is shown as it is. */
export function taskStateLabel({ kind, state, booked }: Standing, locale?: string): string {
  const key = `${kind} ${state}`;
  const isOwn = Object.hasOwn(KIND_STATE_LABELS.en, key) && (kind !== 'review' || Boolean(booked));
  return isOwn ? codedLabel(KIND_STATE_LABELS, key, locale) : codedLabel(STATE_LABELS, state, locale);
}

/** Whom a patient is referred to: a care provider here, a service of the facility, or somebody outside. */
export const REFERRAL_TARGETS = ['provider', 'service', 'outside'] as const;
export type ReferralTarget = (typeof REFERRAL_TARGETS)[number];

export const MAX_TASK_TEXT = 300;
export const MAX_TASK_REASON = 1000;
export const MAX_TASK_OUTCOME = 2000;
const MAX_NAME = 200;

const referralSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('provider'), careProviderId: uuidSchema }),
  v.strictObject({ kind: v.literal('service'), serviceType: v.picklist(SERVICE_TYPES) }),
  v.strictObject({ kind: v.literal('outside'), name: nonEmptyTextSchema(MAX_NAME) }),
]);

/** Something to be done for a patient. */
export const newTaskSchema = v.pipe(
  v.strictObject({
    /** Made by the client. */
    id: uuidSchema,
    vitaId: uuidSchema,
    kind: v.optional(v.picklist(ADDED_TASK_KINDS), 'task'),
    /** What is to be done; of a referral the question that is asked, of a review what for. */
    what: nonEmptyTextSchema(MAX_TASK_TEXT),
    /** The day it is to be done by; of a review the day the patient is to be seen. */
    dueOn: calendarDateSchema,
    priority: v.optional(v.picklist(ENCOUNTER_PRIORITIES), 'routine'),
    /** Why, where that does not go without saying. */
    reason: v.optional(textSchema(MAX_TASK_REASON), ''),
    /** Who is to do it; null with no team: anybody at the facility. */
    assigneeId: v.optional(v.nullable(uuidSchema), null),
    /** The care team any of whose members may do it. */
    careTeamId: v.optional(v.nullable(uuidSchema), null),
    /** The call or the encounter of the patient it comes from. */
    contactId: v.optional(v.nullable(uuidSchema), null),
    encounterId: v.optional(v.nullable(uuidSchema), null),
    referredTo: v.optional(v.nullable(referralSchema), null),
    metaInfo: newMetaInfoSchema,
  }),
  v.forward(
    v.check(
      ({ kind, referredTo }) => (kind === 'referral') === (referredTo !== null),
      'belongs to a referral, which says it',
    ),
    ['referredTo'],
  ),
  v.forward(
    v.check(
      ({ assigneeId, careTeamId }) => assigneeId === null || careTeamId === null,
      'is one person or one team',
    ),
    ['careTeamId'],
  ),
);

export type NewTask = v.InferInput<typeof newTaskSchema>;

/** What became of it, another day, or somebody else who does it. */
export const taskChangeSchema = v.pipe(
  v.strictObject({
    id: uuidSchema,
    vitaId: uuidSchema,
    /** The version that was seen; a newer one on the server is a conflict. */
    follows: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
    state: v.picklist(TASK_STATES),
    dueOn: v.optional(calendarDateSchema),
    /** As in a new one; absent: as before. */
    assigneeId: v.optional(v.nullable(uuidSchema)),
    careTeamId: v.optional(v.nullable(uuidSchema)),
    /** What came of it, or why not; the answer of a referral. */
    outcome: v.optional(textSchema(MAX_TASK_OUTCOME), ''),
    /** Who answered a referral and when, where that is not whoever writes it down, now. */
    answeredBy: v.optional(textSchema(MAX_NAME), ''),
    answeredOn: v.optional(calendarDateSchema),
    metaInfo: newMetaInfoSchema,
  }),
  v.forward(
    v.check(({ state, outcome }) => state !== 'declined' || outcome.trim().length >= 3, 'must say why'),
    ['outcome'],
  ),
  v.forward(
    v.check(({ assigneeId, careTeamId }) => !assigneeId || !careTeamId, 'is one person or one team'),
    ['careTeamId'],
  ),
);

export type TaskChange = v.InferInput<typeof taskChangeSchema>;

const personSchema = v.looseObject({ id: uuidSchema, name: v.string() });

/** Coded values are open here: one that a newer server knows is kept and shown as it is. */
export const taskSchema = v.looseObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  /** What names the patient in a list; absent where the answer is about that patient alone. */
  patient: v.optional(v.looseObject({ name: v.string(), uhid: v.nullable(v.string()) })),
  facilityId: uuidSchema,
  kind: v.string(),
  what: v.string(),
  dueOn: v.string(),
  priority: v.string(),
  reason: v.nullable(v.string()),
  state: v.string(),
  outcome: v.nullable(v.string()),
  version: v.number(),
  assignee: v.nullable(personSchema),
  careTeam: v.nullable(personSchema),
  author: personSchema,
  /** The call it comes from. */
  contact: v.nullable(v.looseObject({ id: uuidSchema, callType: v.string(), startedAt: unixSecondsSchema })),
  /** The encounter it comes from. */
  encounter: v.nullable(v.looseObject({ id: uuidSchema, serviceType: v.string(), start: unixSecondsSchema })),
  /** Of a referral: a care provider by name, a service by its code, or whoever it is outside. */
  referredTo: v.nullable(v.looseObject({ kind: v.string(), name: v.string() })),
  /** Who answered a referral, and on which day. */
  answered: v.nullable(v.looseObject({ by: v.string(), on: v.string() })),
  /** The encounter that a review was booked as. */
  booked: v.nullable(v.looseObject({ id: uuidSchema, serviceType: v.string(), start: unixSecondsSchema })),
  /** Who ended it and when; null while it is open. */
  closed: v.nullable(v.looseObject({ by: personSchema, at: unixSecondsSchema })),
  metaInfo: metaInfoSchema,
});

export type Task = v.InferOutput<typeof taskSchema>;

/** Somebody a task can be given to. */
export const colleagueSchema = v.looseObject({
  id: uuidSchema,
  name: v.string(),
  /** Whether that is the person who asks; of a team, whether they belong to it. */
  mine: v.boolean(),
});

export type Colleague = v.InferOutput<typeof colleagueSchema>;
