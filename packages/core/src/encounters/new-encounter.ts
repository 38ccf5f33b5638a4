import * as v from 'valibot';
import { newLeftOpenListSchema } from '#finishing';
import { calendarDateSchema, nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { newMetaInfoSchema } from '#metrics';
import { ENCOUNTER_CHANGE_REASONS } from './encounter-change-reason.ts';
import { ENCOUNTER_CLASSES } from './encounter-class.ts';
import {
  CONSULTATION_MODES,
  ENCOUNTER_OUTCOMES,
  ENCOUNTER_PRIORITIES,
  ENCOUNTER_TYPES,
  PAYMENT_STATES,
} from './encounter-codes.ts';
import { newRemindersSchema } from './encounter-reminders.ts';
import { HEALTH_CHECK_PACKAGES } from './health-check-package.ts';
import { STATUS_EVENTS, type StatusEvent } from './lifecycle-event.ts';
import { SERVICE_TYPES } from './service-type.ts';

/** Planned period in unix seconds; the end can be open. */
export const newPeriodSchema = v.pipe(
  v.strictObject({ start: unixSecondsSchema, end: v.optional(unixSecondsSchema) }),
  v.check(({ start, end }) => end === undefined || end >= start, 'must not end before it starts'),
);

/** Payment information as given to the patient, with the biller's reference. */
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
    /** Created by the client, so that a retry is the same encounter. */
    id: uuidSchema,
    vitaId: uuidSchema,
    facilityId: uuidSchema,
    consultationMode: v.picklist(CONSULTATION_MODES),
    encounterClass: v.picklist(ENCOUNTER_CLASSES),
    encounterType: v.picklist(ENCOUNTER_TYPES),
    serviceType: v.picklist(SERVICE_TYPES),
    period: newPeriodSchema,
    /** Time that the patient asked for, if it differs from the booked one (FHIR `requestedPeriod`). */
    requestedPeriod: v.optional(newPeriodSchema),
    priority: v.optional(v.picklist(ENCOUNTER_PRIORITIES)),
    /** Care provider to assign; they still have to accept. */
    careProviderId: v.optional(uuidSchema),
    /** Care team that the encounter is offered to while it is unassigned. */
    careTeamId: v.optional(uuidSchema),
    /** The review that this booking completes. */
    taskId: v.optional(uuidSchema),
    /** The entry of the waiting list that this booking closes. */
    waitingEntryId: v.optional(uuidSchema),
    /** The caller's hold on the slot, which becomes the booking. */
    holdId: v.optional(uuidSchema),
    payment: v.optional(paymentSchema),
    /** Package of a health check. */
    package: v.optional(v.picklist(HEALTH_CHECK_PACKAGES)),
    /** Slot to book; its period replaces the encounter's. */
    slotId: v.optional(uuidSchema),
    reason: v.optional(textSchema(1000)),
    /** Reminders to the patient. Without them: a day before, and for a video visit 15 minutes before. */
    reminders: v.optional(newRemindersSchema),
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

/** Details, if the reason alone does not explain it. */
const noteSchema = v.optional(textSchema(1000));
const reasonSchema = v.picklist(ENCOUNTER_CHANGE_REASONS);

const needsNote = 'must give the reason';
const hasReason = ({ reason, note }: { reason?: string | undefined; note?: string | undefined }): boolean =>
  reason !== 'other' || Boolean(note?.trim());

/** The outcome that completes a consultation. */
const newOutcomeSchema = v.pipe(
  v.strictObject({
    code: v.picklist(ENCOUNTER_OUTCOMES),
    note: noteSchema,
    /** Date of the next visit. Creates a follow-up task for the care provider. */
    reviewOn: v.optional(calendarDateSchema),
    /** Purpose of the next visit, shown in the follow-up task. */
    reviewFor: v.optional(nonEmptyTextSchema(300)),
    /** Person or place that the patient is referred to. */
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

/** Events that cancel or reject a booking need a reason. */
const NEEDS_REASON: ReadonlySet<string> = new Set<StatusEvent>(['cancel', 'decline', 'reject']);

/** A lifecycle event. `nextStatus` decides whether the current status accepts it. */
export const newEncounterEventSchema = v.pipe(
  v.strictObject({
    id: uuidSchema,
    event: v.picklist(STATUS_EVENTS),
    /** Reason for cancelling, declining or rejecting. These need a reason or a note. */
    reason: v.optional(reasonSchema),
    note: noteSchema,
    /** For `assign_care_provider`; absent means the caller. */
    careProviderId: v.optional(uuidSchema),
    /** For `complete`: the outcome of a consultation. Health checks have none. */
    outcome: v.optional(newOutcomeSchema),
    /** For `complete`: the reason for each critical item that is left open. */
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

/** A text for a completed encounter. It can't be changed or removed. */
export const newAddendumSchema = v.strictObject({
  /** Created by the client, so that a retry is stored once. */
  id: uuidSchema,
  text: nonEmptyTextSchema(MAX_ADDENDUM),
  metaInfo: newMetaInfoSchema,
});

/** New time of an encounter, with the reason. */
export const newEncounterMoveSchema = v.pipe(
  v.strictObject({ id: uuidSchema, reason: reasonSchema, note: noteSchema, metaInfo: newMetaInfoSchema }),
  v.forward(
    v.check((given) => hasReason(given), needsNote),
    ['note'],
  ),
);
