import * as v from 'valibot';
import { ENCOUNTER_PRIORITIES, SERVICE_TYPES } from '#encounters';
import { type CodedLabels, codedLabel } from '#formatting';
import { calendarDateSchema, nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema, newMetaInfoSchema } from '#metrics';
import * as words from './words/en.ts';

/**
 * Kinds of tasks that staff create. All share one model (FHIR Task; a referral is a ServiceRequest with its response).
 */
export const ADDED_TASK_KINDS = ['task', 'follow-up', 'referral', 'review'] as const;
export type AddedTaskKind = (typeof ADDED_TASK_KINDS)[number];

/** Kinds that the server creates: pending lab results, and critical ones. */
const LAB_TASK_KINDS = ['lab-results', 'lab-critical'] as const;
export type LabTaskKind = (typeof LAB_TASK_KINDS)[number];

/** Created by the server for pregnancies past week 44 without an outcome. */
export const PREGNANCY_TASK_KIND = 'pregnancy-outcome';

/** Created by the server when new information speaks against a prescribed medicine. */
export const MEDICINE_TASK_KIND = 'medicine-review';

export const TASK_KINDS = [
  ...ADDED_TASK_KINDS,
  ...LAB_TASK_KINDS,
  PREGNANCY_TASK_KIND,
  MEDICINE_TASK_KIND,
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

const TASK_KIND_LABELS = words.taskKind satisfies CodedLabels<TaskKind>;

export function taskKindLabel(kind: string, locale?: string): string {
  return codedLabel(TASK_KIND_LABELS, kind, locale);
}

/** FHIR's requested, completed, rejected and cancelled. All but the first are final. */
export const TASK_STATES = ['open', 'done', 'declined', 'cancelled'] as const;
export type TaskState = (typeof TASK_STATES)[number];

const STATE_LABELS = words.state satisfies CodedLabels<TaskState>;

/** State labels that differ for these kinds. */
const KIND_STATE_LABELS = words.kindState satisfies CodedLabels<string>;

type Standing = Pick<Task, 'kind' | 'state' | 'booked'>;

export function taskStateLabel({ kind, state, booked }: Standing, locale?: string): string {
  const key = `${kind} ${state}`;
  const isOwn = Object.hasOwn(KIND_STATE_LABELS.en, key) && (kind !== 'review' || Boolean(booked));
  return isOwn ? codedLabel(KIND_STATE_LABELS, key, locale) : codedLabel(STATE_LABELS, state, locale);
}

/** Referral targets: a care provider, a service of the facility, or someone outside. */
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

export const newTaskSchema = v.pipe(
  v.strictObject({
    /** Created by the client. */
    id: uuidSchema,
    vitaId: uuidSchema,
    kind: v.optional(v.picklist(ADDED_TASK_KINDS), 'task'),
    /** Task description. For a referral the question, for a review its purpose. */
    what: nonEmptyTextSchema(MAX_TASK_TEXT),
    /** Due date. For a review the day of the appointment. */
    dueOn: calendarDateSchema,
    priority: v.optional(v.picklist(ENCOUNTER_PRIORITIES), 'routine'),
    /** Reason, unless it is obvious. */
    reason: v.optional(textSchema(MAX_TASK_REASON), ''),
    /** Assignee; null without a team means anyone at the facility. */
    assigneeId: v.optional(v.nullable(uuidSchema), null),
    /** Care team, any member of which can do the task. */
    careTeamId: v.optional(v.nullable(uuidSchema), null),
    /** Source call or encounter. */
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
      'must be one person or one team',
    ),
    ['careTeamId'],
  ),
);

export type NewTask = v.InferInput<typeof newTaskSchema>;

/** A result, a new due date or a new assignee. */
export const taskChangeSchema = v.pipe(
  v.strictObject({
    id: uuidSchema,
    vitaId: uuidSchema,
    /** The version that was edited. If the server has a newer one, the change fails with `conflict`. */
    follows: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
    state: v.picklist(TASK_STATES),
    dueOn: v.optional(calendarDateSchema),
    /** As in a new task; absent means unchanged. */
    assigneeId: v.optional(v.nullable(uuidSchema)),
    careTeamId: v.optional(v.nullable(uuidSchema)),
    /** Result, reason for declining, or response to a referral. */
    outcome: v.optional(textSchema(MAX_TASK_OUTCOME), ''),
    /** Author and date of a referral's response, if it was not the user just now. */
    answeredBy: v.optional(textSchema(MAX_NAME), ''),
    answeredOn: v.optional(calendarDateSchema),
    metaInfo: newMetaInfoSchema,
  }),
  v.forward(
    v.check(({ state, outcome }) => state !== 'declined' || outcome.trim().length >= 3, 'must say why'),
    ['outcome'],
  ),
  v.forward(
    v.check(({ assigneeId, careTeamId }) => !assigneeId || !careTeamId, 'must be one person or one team'),
    ['careTeamId'],
  ),
);

export type TaskChange = v.InferInput<typeof taskChangeSchema>;

const personSchema = v.looseObject({ id: uuidSchema, name: v.string() });

/** Coded values are open: unknown ones from newer servers are passed through and displayed as they are. */
export const taskSchema = v.looseObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  /** Name and UHID for lists; absent if the response is about one patient. */
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
  /** Source call. */
  contact: v.nullable(v.looseObject({ id: uuidSchema, callType: v.string(), startedAt: unixSecondsSchema })),
  /** Source encounter. */
  encounter: v.nullable(v.looseObject({ id: uuidSchema, serviceType: v.string(), start: unixSecondsSchema })),
  /** Referral target: a care provider's name, a service code, or the name of someone outside. */
  referredTo: v.nullable(v.looseObject({ kind: v.string(), name: v.string() })),
  /** Author and date of a referral's response. */
  answered: v.nullable(v.looseObject({ by: v.string(), on: v.string() })),
  /** The encounter that was booked for a review. */
  booked: v.nullable(v.looseObject({ id: uuidSchema, serviceType: v.string(), start: unixSecondsSchema })),
  /** Who closed the task and when; null while it is open. */
  closed: v.nullable(v.looseObject({ by: personSchema, at: unixSecondsSchema })),
  metaInfo: metaInfoSchema,
});

export type Task = v.InferOutput<typeof taskSchema>;

/** A possible assignee. */
export const colleagueSchema = v.looseObject({
  id: uuidSchema,
  name: v.string(),
  /** Whether this is the user, or a team of the user. */
  mine: v.boolean(),
});

export type Colleague = v.InferOutput<typeof colleagueSchema>;
