import * as v from 'valibot';
import { unixSecondsSchema, uuidSchema } from '#http';
import { patientMatchSchema } from '#patients';
import { FIELD_PART_NAMES, type FieldPart } from '#patients/registration';

/** Characters of a reason. */
export const MAX_MERGE_REASON = 400;
export const MAX_MERGE_CANDIDATES = 20;

/** The order in which they are compared; further parts come after these. */
const IN_ORDER = [
  'name',
  'gender',
  'birthDate',
  'deceased',
  'addresses',
  'emails',
  'languages',
  'callingTime',
  'nextOfKin',
  'channels',
  'uhid',
] as const;
export type MergeField = (typeof IN_ORDER)[number] | FieldPart;

/**
 * What of who somebody is has one value: of two patients who are one, one value stays. Phones and identifiers are not among
 * them: those of both stay.
 */
export const MERGE_FIELDS: readonly MergeField[] = [...new Set([...IN_ORDER, ...FIELD_PART_NAMES])];

/** What is counted of the rows that move. */
export const MERGE_COUNTS = [
  'calls',
  'readings',
  'alerts',
  'notes',
  'followUps',
  'reports',
  'messages',
  'encounters',
  'sheetVersions',
  'prescriptions',
  'enrolments',
] as const;
export type MergeCount = (typeof MERGE_COUNTS)[number];

/** Why two patients cannot be merged now. */
export const MERGE_OBSTACLES = [
  /** Somebody has one of them reserved. */
  'claimed',
  /** A call to one of them goes on. */
  'call-open',
  /** One is linked as the infant of the other. */
  'mother-and-infant',
  /** Both are linked as an infant, of different mothers. */
  'two-mothers',
  /** Both have a booking at the same time. */
  'same-slot',
] as const;
export type MergeObstacle = (typeof MERGE_OBSTACLES)[number];

const countsSchema = v.record(v.string(), v.number());

/** One of the two, with what tells them apart. */
const mergeSideSchema = v.looseObject({
  vitaId: uuidSchema,
  /** The version the preview was made from. */
  updatedAt: unixSecondsSchema,
  /** By field of `MERGE_FIELDS`: as texts and codes, none where nothing is known. */
  values: v.record(v.string(), v.array(v.string())),
  phones: v.array(v.string()),
  identifiers: v.array(v.looseObject({ system: v.string(), value: v.string() })),
  facilities: v.array(v.string()),
  counts: countsSchema,
});
export type MergeSide = v.InferOutput<typeof mergeSideSchema>;

export const mergePreviewSchema = v.looseObject({
  kept: mergeSideSchema,
  merged: mergeSideSchema,
  /** Fields of which only the one merged away has a value: it is taken. */
  filled: v.array(v.string()),
  /** Of `MERGE_OBSTACLES`, with who it is about where that is somebody. */
  obstacles: v.array(v.looseObject({ code: v.string(), name: v.optional(v.string()) })),
});
export type MergePreview = v.InferOutput<typeof mergePreviewSchema>;

const namedSchema = v.looseObject({ id: v.string(), name: v.string() });

/** A merge as it stands in the list. */
export const mergeRecordSchema = v.looseObject({
  id: uuidSchema,
  kept: patientMatchSchema,
  /** As it was. */
  merged: patientMatchSchema,
  reason: v.string(),
  by: namedSchema,
  at: unixSecondsSchema,
  undone: v.nullable(v.looseObject({ by: namedSchema, at: unixSecondsSchema, reason: v.string() })),
});
export type MergeRecord = v.InferOutput<typeof mergeRecordSchema>;

/** What undoing a merge gives back, and what stays with the one that stayed. */
export const undoPreviewSchema = v.looseObject({
  record: mergeRecordSchema,
  /** Goes back. */
  back: countsSchema,
  /** Was stored since the merge and stays. */
  stays: countsSchema,
  /** Fields changed since the merge: they stay as they are now. */
  changed: v.array(v.string()),
  /** A later merge is undone first. */
  later: v.nullable(uuidSchema),
});
export type UndoPreview = v.InferOutput<typeof undoPreviewSchema>;
