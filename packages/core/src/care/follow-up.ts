import * as v from 'valibot';
import { type CodedLabels, codedLabel } from '#formatting';
import { calendarDateSchema, nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema, newMetaInfoSchema } from '#metrics';

/** What becomes of a follow-up; the last two end it. */
export const FOLLOW_UP_STATES = ['open', 'done', 'cancelled'] as const;
export type FollowUpState = (typeof FOLLOW_UP_STATES)[number];

export const FOLLOW_UP_STATE_LABELS = {
  en: { open: 'Open', done: 'Done', cancelled: 'Cancelled' },
  hi: { open: 'बाकी', done: 'पूरा', cancelled: 'रद्द' },
} as const satisfies CodedLabels<FollowUpState>;

/** The label of a follow-up's state; an unknown one is shown as it is. */
export function followUpStateLabel(state: string, locale?: string): string {
  return codedLabel(FOLLOW_UP_STATE_LABELS, state, locale);
}

/** Something to be done for a patient. */
export const newFollowUpSchema = v.strictObject({
  /** Made by the client. */
  id: uuidSchema,
  vitaId: uuidSchema,
  what: nonEmptyTextSchema(300),
  /** The day it is to be done by. */
  dueOn: calendarDateSchema,
  /** Who is to do it; null: anybody at the facility. */
  assigneeId: v.optional(v.nullable(uuidSchema), null),
  metaInfo: newMetaInfoSchema,
});

export type NewFollowUp = v.InferInput<typeof newFollowUpSchema>;

/** What became of it, or another day. */
export const followUpChangeSchema = v.strictObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  /** The version that was seen; a newer one on the server is a conflict. */
  follows: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  state: v.picklist(FOLLOW_UP_STATES),
  dueOn: v.optional(calendarDateSchema),
  /** What came of it, or why not. */
  outcome: v.optional(textSchema(500)),
  metaInfo: newMetaInfoSchema,
});

export type FollowUpChange = v.InferInput<typeof followUpChangeSchema>;

const personSchema = v.looseObject({ id: uuidSchema, name: v.string() });

export const followUpSchema = v.looseObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  facilityId: uuidSchema,
  what: v.string(),
  dueOn: v.string(),
  state: v.string(),
  outcome: v.nullable(v.string()),
  version: v.number(),
  assignee: v.nullable(personSchema),
  author: personSchema,
  /** Who ended it and when; null while it is open. */
  closed: v.nullable(v.looseObject({ by: personSchema, at: unixSecondsSchema })),
  metaInfo: metaInfoSchema,
});

export type FollowUp = v.InferOutput<typeof followUpSchema>;

/** Somebody a follow-up can be given to. */
export const colleagueSchema = v.looseObject({
  id: uuidSchema,
  name: v.string(),
  /** Whether that is the person who asks. */
  mine: v.boolean(),
});

export type Colleague = v.InferOutput<typeof colleagueSchema>;
