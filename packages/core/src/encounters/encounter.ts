import * as v from 'valibot';
import { leftOpenSchema } from '#finishing';
import { unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema } from '#metrics';

const staffNameSchema = v.looseObject({ id: uuidSchema, name: v.string() });

const periodSchema = v.looseObject({
  start: unixSecondsSchema,
  end: v.optional(v.nullable(unixSecondsSchema)),
});

/** What a completed consultation led to. */
const outcomeSchema = v.looseObject({
  code: v.string(),
  note: v.optional(v.nullable(v.string())),
  reviewOn: v.optional(v.nullable(v.string())),
  referredTo: v.optional(v.nullable(v.string())),
});

/** Coded values are open here: one that a newer server knows is kept and shown as it is. */
export const encounterSchema = v.looseObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  /** What names the patient in a list; absent where the answer is about that patient alone. */
  patient: v.optional(v.looseObject({ name: v.string(), uhid: v.nullable(v.string()) })),
  facilityId: uuidSchema,
  /** In lists of several facilities. */
  facilityName: v.optional(v.string()),
  consultationMode: v.string(),
  encounterClass: v.string(),
  encounterType: v.string(),
  serviceType: v.string(),
  status: v.string(),
  period: periodSchema,
  /** Absent from a server of an earlier version. */
  priority: v.optional(v.string()),
  /** Who is or was assigned. */
  careProvider: v.optional(v.nullable(staffNameSchema)),
  requestedPeriod: v.optional(v.nullable(periodSchema)),
  payment: v.optional(v.nullable(v.looseObject({ state: v.string(), reference: v.optional(v.string()) }))),
  /** When the patient came or was ready, unix seconds. */
  arrivedAt: v.optional(v.nullable(unixSecondsSchema)),
  outcome: v.optional(v.nullable(outcomeSchema)),
  package: v.optional(v.nullable(v.string())),
  slotId: v.optional(v.nullable(uuidSchema)),
  /** The care team it was offered to. */
  careTeam: v.optional(v.nullable(staffNameSchema)),
  reason: v.nullable(v.string()),
  /** Grows with everything that happens to it; a change names the one it was made from. Absent from an older server. */
  version: v.optional(v.number()),
  metaInfo: metaInfoSchema,
});

export type Encounter = v.InferOutput<typeof encounterSchema>;

/** A member of staff to whom encounters can be assigned: whoever holds the scope of encounters of their own. */
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
  /** The status it led to. */
  status: v.string(),
  reason: v.optional(v.nullable(v.string())),
  note: v.nullable(v.string()),
  /** Of a move: when the encounter was to begin before it and after it, unix seconds. */
  moved: v.optional(v.nullable(v.looseObject({ from: unixSecondsSchema, to: unixSecondsSchema }))),
  /** Who was assigned. */
  careProvider: v.optional(v.nullable(staffNameSchema)),
  /** Of `reopen`: the outcome that the encounter had until then. */
  outcome: v.optional(v.nullable(outcomeSchema)),
  /** Of `complete`: the items that were open, with the reasons given. */
  leftOpen: v.optional(v.array(leftOpenSchema)),
  author: staffNameSchema,
  metaInfo: metaInfoSchema,
});

export type EncounterEvent = v.InferOutput<typeof encounterEventSchema>;

/** A text that its author added to a completed encounter. */
export const addendumSchema = v.looseObject({
  id: uuidSchema,
  text: v.string(),
  author: staffNameSchema,
  metaInfo: metaInfoSchema,
});

export type Addendum = v.InferOutput<typeof addendumSchema>;
