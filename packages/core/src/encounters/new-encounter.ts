import * as v from 'valibot';
import { newLeftOpenListSchema } from '#finishing';
import { calendarDateSchema, nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { newMetaInfoSchema } from '#metrics';
import { CONSULTATION_MODES } from './consultation-mode.ts';
import { ENCOUNTER_CHANGE_REASONS } from './encounter-change-reason.ts';
import { ENCOUNTER_CLASSES } from './encounter-class.ts';
import { ENCOUNTER_OUTCOMES } from './encounter-outcome.ts';
import { ENCOUNTER_PRIORITIES } from './encounter-priority.ts';
import { ENCOUNTER_TYPES } from './encounter-type.ts';
import { HEALTH_CHECK_PACKAGES } from './health-check-package.ts';
import { STATUS_EVENTS, type StatusEvent } from './lifecycle-event.ts';
import { PAYMENT_STATES } from './payment-state.ts';
import { SERVICE_TYPES } from './service-type.ts';

/** When an encounter is to take place, both ends in unix seconds; the end may be open. */
export const newPeriodSchema = v.pipe(
  v.strictObject({ start: unixSecondsSchema, end: v.optional(unixSecondsSchema) }),
  v.check(({ start, end }) => end === undefined || end >= start, 'must not end before it starts'),
);

/** What somebody was told about the payment, and under which number the biller knows it. */
const paymentSchema = v.strictObject({
  state: v.picklist(PAYMENT_STATES),
  reference: v.optional(textSchema(100)),
});

/**
 * An encounter to be created. The specification does not show the payload (7.3): the parts are those of a FHIR
 * Encounter and Appointment under the names of its enumerations (3.3); decision 0081 has the mapping.
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
    /** The review it is booked for, which it settles. */
    taskId: v.optional(uuidSchema),
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

/** A note on what happened, where the reason does not say it all. */
const noteSchema = v.optional(textSchema(1000));
const reasonSchema = v.picklist(ENCOUNTER_CHANGE_REASONS);

const needsNote = 'must say what the reason is';
const hasReason = ({ reason, note }: { reason?: string | undefined; note?: string | undefined }): boolean =>
  reason !== 'other' || Boolean(note?.trim());

/** What a consultation is completed with. */
const newOutcomeSchema = v.pipe(
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
const NEEDS_REASON: ReadonlySet<string> = new Set<StatusEvent>(['cancel', 'decline', 'reject']);

/** Something that happens to an encounter. Which event its status accepts is the lifecycle's to say. */
export const newEncounterEventSchema = v.pipe(
  v.strictObject({
    id: uuidSchema,
    event: v.picklist(STATUS_EVENTS),
    /** Why it is cancelled, declined or rejected; these say this or have a note. */
    reason: v.optional(reasonSchema),
    note: noteSchema,
    /** Of `assign_care_provider`: who; the caller where it is absent. */
    careProviderId: v.optional(uuidSchema),
    /** Of `complete`: what a consultation led to; a health check has none. */
    outcome: v.optional(newOutcomeSchema),
    /** Of `complete`: why each critical item is left open. */
    leftOpen: v.optional(newLeftOpenListSchema),
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
  v.forward(
    v.check(({ event, leftOpen }) => event === 'complete' || leftOpen === undefined, 'belongs to complete'),
    ['leftOpen'],
  ),
  v.forward(
    v.check(({ event, note }) => event !== 'reopen' || Boolean(note?.trim()), 'must say why'),
    ['note'],
  ),
  v.forward(
    v.check(({ event, reason }) => event !== 'reopen' || reason === undefined, 'belongs to a booking'),
    ['reason'],
  ),
);

export const MAX_ADDENDUM = 5000;

/** A text added to a completed encounter. It is never changed or removed. */
export const newAddendumSchema = v.strictObject({
  /** Made by the client, so that a repeated request stores it once. */
  id: uuidSchema,
  text: nonEmptyTextSchema(MAX_ADDENDUM),
  metaInfo: newMetaInfoSchema,
});

/** An encounter's new time, and why. */
export const newEncounterMoveSchema = v.pipe(
  v.strictObject({ id: uuidSchema, reason: reasonSchema, note: noteSchema, metaInfo: newMetaInfoSchema }),
  v.forward(
    v.check((given) => hasReason(given), needsNote),
    ['note'],
  ),
);
