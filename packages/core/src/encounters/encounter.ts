import * as v from 'valibot';
import { textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema, newMetaInfoSchema } from '#metrics';
import { CONSULTATION_MODES } from './consultation-mode.ts';
import { ENCOUNTER_CHANGE_REASONS } from './encounter-change-reason.ts';
import { ENCOUNTER_CLASSES } from './encounter-class.ts';
import { ENCOUNTER_TYPES } from './encounter-type.ts';
import { HEALTH_CHECK_PACKAGES } from './health-check-package.ts';
import { LIFECYCLE_EVENTS } from './lifecycle-event.ts';
import { SERVICE_TYPES } from './service-type.ts';

/** When an encounter is to take place, both ends in unix seconds; the end may be open. */
export const newPeriodSchema = v.pipe(
  v.strictObject({ start: unixSecondsSchema, end: v.optional(unixSecondsSchema) }),
  v.check(({ start, end }) => end === undefined || end >= start, 'must not end before it starts'),
);

/**
 * An encounter to be created. The specification does not show the payload (7.3): the parts are those of a FHIR
 * Encounter under the names of its enumerations (3.3).
 */
export const newEncounterSchema = v.strictObject({
  /** Made by the client, so that a repeated request is the same encounter. */
  id: uuidSchema,
  vitaId: uuidSchema,
  facilityId: uuidSchema,
  consultationMode: v.picklist(CONSULTATION_MODES),
  encounterClass: v.picklist(ENCOUNTER_CLASSES),
  encounterType: v.picklist(ENCOUNTER_TYPES),
  serviceType: v.picklist(SERVICE_TYPES),
  period: newPeriodSchema,
  /** The health check's package. */
  package: v.optional(v.picklist(HEALTH_CHECK_PACKAGES)),
  /** The slot whose place it takes; the period is then the slot's. */
  slotId: v.optional(uuidSchema),
  reason: v.optional(textSchema(1000)),
  metaInfo: newMetaInfoSchema,
});

export type NewEncounter = v.InferInput<typeof newEncounterSchema>;

/** Coded values are open here: one that a newer server knows is kept and shown as it is. */
export const encounterSchema = v.looseObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  /** What names the patient in a list; absent where the answer is about that patient alone. */
  patient: v.optional(v.looseObject({ name: v.string(), uhid: v.nullable(v.string()) })),
  facilityId: uuidSchema,
  consultationMode: v.string(),
  encounterClass: v.string(),
  encounterType: v.string(),
  serviceType: v.string(),
  status: v.string(),
  period: v.looseObject({ start: unixSecondsSchema, end: v.optional(v.nullable(unixSecondsSchema)) }),
  package: v.optional(v.nullable(v.string())),
  slotId: v.optional(v.nullable(uuidSchema)),
  reason: v.nullable(v.string()),
  /** Grows with everything that happens to it; a change names the one it was made from. Absent from an older server. */
  version: v.optional(v.number()),
  metaInfo: metaInfoSchema,
});

export type Encounter = v.InferOutput<typeof encounterSchema>;

/** A note on what happened, where the reason does not say it all. */
const noteSchema = v.optional(textSchema(1000));
const reasonSchema = v.picklist(ENCOUNTER_CHANGE_REASONS);

const needsNote = 'must say what the reason is';
const hasReason = ({ reason, note }: { reason?: string | undefined; note?: string | undefined }): boolean =>
  reason !== 'other' || Boolean(note?.trim());

/** Something that happens to an encounter. Which event its status accepts is the lifecycle's to say. */
export const newEncounterEventSchema = v.pipe(
  v.strictObject({
    id: uuidSchema,
    event: v.picklist(LIFECYCLE_EVENTS),
    /** Why it is cancelled; a cancellation says this or has a note. */
    reason: v.optional(reasonSchema),
    note: noteSchema,
    metaInfo: newMetaInfoSchema,
  }),
  v.forward(
    v.check((given) => hasReason(given), needsNote),
    ['note'],
  ),
  v.forward(
    v.check(
      ({ event, reason, note }) => event !== 'cancel' || reason !== undefined || Boolean(note?.trim()),
      'must say why the encounter is cancelled',
    ),
    ['reason'],
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
  /** A lifecycle event, or `move`. */
  event: v.string(),
  /** The status it led to. */
  status: v.string(),
  reason: v.optional(v.nullable(v.string())),
  note: v.nullable(v.string()),
  /** Of a move: when the encounter was to begin before it and after it, unix seconds. */
  moved: v.optional(v.nullable(v.looseObject({ from: unixSecondsSchema, to: unixSecondsSchema }))),
  author: v.looseObject({ id: uuidSchema, name: v.string() }),
  metaInfo: metaInfoSchema,
});

export type EncounterEvent = v.InferOutput<typeof encounterEventSchema>;
