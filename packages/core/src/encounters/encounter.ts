import * as v from 'valibot';
import { leftOpenSchema } from '#finishing';
import { unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema } from '#metrics';

const staffNameSchema = v.looseObject({ id: uuidSchema, name: v.string() });

const periodSchema = v.looseObject({
  start: unixSecondsSchema,
  end: v.optional(v.nullable(unixSecondsSchema)),
});

const outcomeSchema = v.looseObject({
  code: v.string(),
  note: v.optional(v.nullable(v.string())),
  reviewOn: v.optional(v.nullable(v.string())),
  referredTo: v.optional(v.nullable(v.string())),
});

/** Coded values are open: unknown ones from newer servers are passed through and displayed as they are. */
export const encounterSchema = v.looseObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  /** Name and UHID for lists; absent if the response is about one patient. */
  patient: v.optional(v.looseObject({ name: v.string(), uhid: v.nullable(v.string()) })),
  facilityId: uuidSchema,
  /** Name of the other system it comes from; absent from ours. */
  otherSystem: v.optional(v.string()),
  /** Set in lists across facilities. */
  facilityName: v.optional(v.string()),
  consultationMode: v.string(),
  encounterClass: v.string(),
  encounterType: v.string(),
  serviceType: v.string(),
  status: v.string(),
  period: periodSchema,
  /** Only the day of the start is known; `period.start` is then its beginning. Only other systems' encounters. */
  dayOnly: v.optional(v.boolean()),
  /** Absent from older servers. */
  priority: v.optional(v.string()),
  /** The current or last assignee. */
  careProvider: v.optional(v.nullable(staffNameSchema)),
  requestedPeriod: v.optional(v.nullable(periodSchema)),
  payment: v.optional(v.nullable(v.looseObject({ state: v.string(), reference: v.optional(v.string()) }))),
  /** When the patient arrived or was ready, unix seconds. */
  arrivedAt: v.optional(v.nullable(unixSecondsSchema)),
  /** Number in the waiting room of the day, given on arrival; null before it and for video. Absent from older servers. */
  token: v.optional(v.nullable(v.number())),
  outcome: v.optional(v.nullable(outcomeSchema)),
  package: v.optional(v.nullable(v.string())),
  slotId: v.optional(v.nullable(uuidSchema)),
  /** Care team that it is offered to. */
  careTeam: v.optional(v.nullable(staffNameSchema)),
  reason: v.nullable(v.string()),
  /** Lead times of the chosen reminders in minutes; null for the usual ones. Absent from older servers. */
  reminders: v.optional(v.nullable(v.array(v.number()))),
  /** The series that it repeats in. Absent from older servers. */
  seriesId: v.optional(v.nullable(uuidSchema)),
  /** Increases with every event. Changes send the version they are based on. Absent from older servers. */
  version: v.optional(v.number()),
  metaInfo: metaInfoSchema,
});

export type Encounter = v.InferOutput<typeof encounterSchema>;

/** A possible assignee: staff with the scope for their own encounters. */
export const careProviderSchema = v.looseObject({
  id: uuidSchema,
  name: v.string(),
  roles: v.array(v.string()),
});

export type CareProvider = v.InferOutput<typeof careProviderSchema>;

export const encounterEventSchema = v.looseObject({
  id: uuidSchema,
  /** A status event, `move`, `arrive` or `offer`. */
  event: v.string(),
  /** Resulting status. */
  status: v.string(),
  reason: v.optional(v.nullable(v.string())),
  note: v.nullable(v.string()),
  /** For `move`: start before and after, unix seconds. */
  moved: v.optional(v.nullable(v.looseObject({ from: unixSecondsSchema, to: unixSecondsSchema }))),
  /** Assignee. */
  careProvider: v.optional(v.nullable(staffNameSchema)),
  /** For `reopen`: the previous outcome. */
  outcome: v.optional(v.nullable(outcomeSchema)),
  /** For `complete`: the open items, with reasons. */
  leftOpen: v.optional(v.array(leftOpenSchema)),
  author: staffNameSchema,
  metaInfo: metaInfoSchema,
});

export type EncounterEvent = v.InferOutput<typeof encounterEventSchema>;

/** A text added to a completed encounter. */
export const addendumSchema = v.looseObject({
  id: uuidSchema,
  text: v.string(),
  author: staffNameSchema,
  metaInfo: metaInfoSchema,
});

export type Addendum = v.InferOutput<typeof addendumSchema>;
