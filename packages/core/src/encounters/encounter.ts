import * as v from 'valibot';
import { calendarDateSchema, nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema, newMetaInfoSchema } from '#metrics';
import { CONSULTATION_MODES } from './consultation-mode.ts';
import { ENCOUNTER_CHANGE_REASONS } from './encounter-change-reason.ts';
import { ENCOUNTER_CLASSES } from './encounter-class.ts';
import { ENCOUNTER_OUTCOMES } from './encounter-outcome.ts';
import { ENCOUNTER_PRIORITIES } from './encounter-priority.ts';
import { ENCOUNTER_TYPES } from './encounter-type.ts';
import { HEALTH_CHECK_PACKAGES } from './health-check-package.ts';
import { LIFECYCLE_EVENTS, type LifecycleEvent } from './lifecycle-event.ts';
import { PAYMENT_STATES } from './payment-state.ts';
import { SERVICE_TYPES } from './service-type.ts';

/** When an encounter is to take place, both ends in unix seconds; the end may be open. */
export const newPeriodSchema = v.pipe(
  v.strictObject({ start: unixSecondsSchema, end: v.optional(unixSecondsSchema) }),
  v.check(({ start, end }) => end === undefined || end >= start, 'must not end before it starts'),
);

/** What somebody was told about the payment, and under which number the biller knows it. */
export const paymentSchema = v.strictObject({
  state: v.picklist(PAYMENT_STATES),
  reference: v.optional(textSchema(100)),
});

/**
 * An encounter to be created. The specification does not show the payload (7.3): the parts are those of a FHIR
 * Encounter and Appointment under the names of its enumerations (3.3); decision 0088 has the mapping.
 */
export const newEncounterSchema = v.pipe(
  v.strictObject({
    /** Made by the client, so that a repeated request is the same encounter. */
    id: uuidSchema,
    vitaId: uuidSchema,
    facilityId: uuidSchema,
    consultationMode: v.picklist(CONSULTATION_MODES),
    encounterClass: v.picklist(ENCOUNTER_CLASSES),
    encounterType: v.picklist(ENCOUNTER_TYPES),
    serviceType: v.picklist(SERVICE_TYPES),
    period: newPeriodSchema,
    /** When the patient asked to be seen, where that is not when they are booked for (FHIR's `requestedPeriod`). */
    requestedPeriod: v.optional(newPeriodSchema),
    priority: v.optional(v.picklist(ENCOUNTER_PRIORITIES)),
    /** Who is to see the patient: they are assigned with the creation, and accept it themselves. */
    careProviderId: v.optional(uuidSchema),
    /** The care team any of whose members may see the patient, while nobody is assigned. */
    careTeamId: v.optional(uuidSchema),
    /** The caller's hold of that care provider's time, which becomes the booking. */
    holdId: v.optional(uuidSchema),
    payment: v.optional(paymentSchema),
    /** The health check's package. */
    package: v.optional(v.picklist(HEALTH_CHECK_PACKAGES)),
    /** The slot whose place it takes; the period is then the slot's. */
    slotId: v.optional(uuidSchema),
    reason: v.optional(textSchema(1000)),
    metaInfo: newMetaInfoSchema,
  }),
  v.forward(
    v.check(
      ({ careTeamId, careProviderId, package: check }) =>
        careTeamId === undefined || (careProviderId === undefined && check === undefined),
      'belongs to a consultation that names no care provider',
    ),
    ['careTeamId'],
  ),
);

export type NewEncounter = v.InferInput<typeof newEncounterSchema>;

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

/** A note on what happened, where the reason does not say it all. */
const noteSchema = v.optional(textSchema(1000));
const reasonSchema = v.picklist(ENCOUNTER_CHANGE_REASONS);

const needsNote = 'must say what the reason is';
const hasReason = ({ reason, note }: { reason?: string | undefined; note?: string | undefined }): boolean =>
  reason !== 'other' || Boolean(note?.trim());

/** What a consultation is completed with. */
export const newOutcomeSchema = v.pipe(
  v.strictObject({
    code: v.picklist(ENCOUNTER_OUTCOMES),
    note: noteSchema,
    /** The day on which the patient is to be seen again; a follow-up of the care provider's comes of it. */
    reviewOn: v.optional(calendarDateSchema),
    /** What the patient is to be seen again for: the follow-up says it. */
    reviewFor: v.optional(nonEmptyTextSchema(300)),
    /** To whom or where the patient is referred. */
    referredTo: v.optional(nonEmptyTextSchema(200)),
  }),
  v.forward(
    v.check(({ code, reviewOn }) => code !== 'review' || reviewOn !== undefined, 'must say when'),
    ['reviewOn'],
  ),
  v.forward(
    v.check(({ code, referredTo }) => code !== 'referred' || referredTo !== undefined, 'must say to whom'),
    ['referredTo'],
  ),
);

export type NewOutcome = v.InferInput<typeof newOutcomeSchema>;

/** Events that end or turn down a booking say why. */
const NEEDS_REASON: ReadonlySet<string> = new Set<LifecycleEvent>(['cancel', 'decline', 'reject']);

/** Something that happens to an encounter. Which event its status accepts is the lifecycle's to say. */
export const newEncounterEventSchema = v.pipe(
  v.strictObject({
    id: uuidSchema,
    event: v.picklist(LIFECYCLE_EVENTS),
    /** Why it is cancelled, declined or rejected; these say this or have a note. */
    reason: v.optional(reasonSchema),
    note: noteSchema,
    /** Of `assign_care_provider`: who; the caller where it is absent. */
    careProviderId: v.optional(uuidSchema),
    /** Of `complete`: what a consultation led to; a health check has none. */
    outcome: v.optional(newOutcomeSchema),
    metaInfo: newMetaInfoSchema,
  }),
  v.forward(
    v.check((given) => hasReason(given), needsNote),
    ['note'],
  ),
  v.forward(
    v.check(
      ({ event, reason, note }) => !NEEDS_REASON.has(event) || reason !== undefined || Boolean(note?.trim()),
      'must say why',
    ),
    ['reason'],
  ),
  v.forward(
    v.check(
      ({ event, careProviderId }) => event === 'assign_care_provider' || careProviderId === undefined,
      'belongs to assign_care_provider',
    ),
    ['careProviderId'],
  ),
  v.forward(
    v.check(({ event, outcome }) => event === 'complete' || outcome === undefined, 'belongs to complete'),
    ['outcome'],
  ),
);

/** An encounter's new time, and why. */
export const newEncounterMoveSchema = v.pipe(
  v.strictObject({ id: uuidSchema, reason: reasonSchema, note: noteSchema, metaInfo: newMetaInfoSchema }),
  v.forward(
    v.check((given) => hasReason(given), needsNote),
    ['note'],
  ),
);

export const encounterEventSchema = v.looseObject({
  id: uuidSchema,
  /** A lifecycle event, `move`, `arrive` or `offer`. */
  event: v.string(),
  /** The status it led to. */
  status: v.string(),
  reason: v.optional(v.nullable(v.string())),
  note: v.nullable(v.string()),
  /** Of a move: when the encounter was to begin before it and after it, unix seconds. */
  moved: v.optional(v.nullable(v.looseObject({ from: unixSecondsSchema, to: unixSecondsSchema }))),
  /** Who was assigned. */
  careProvider: v.optional(v.nullable(staffNameSchema)),
  author: staffNameSchema,
  metaInfo: metaInfoSchema,
});

export type EncounterEvent = v.InferOutput<typeof encounterEventSchema>;
