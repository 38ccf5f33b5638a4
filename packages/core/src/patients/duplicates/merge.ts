import * as v from 'valibot';
import { unixSecondsSchema, uuidSchema } from '#http';
import { patientMatchSchema } from '#patients';
import { FIELD_PART_NAMES, type FieldPart } from '#patients/registration';

/** Maximum characters of a reason. */
export const MAX_MERGE_REASON = 400;
export const MAX_MERGE_CANDIDATES = 20;

/** Order of comparison; other fields follow. */
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

/** Single-valued fields, of which the merged patient keeps one. Phones and identifiers of both are kept. */
export const MERGE_FIELDS: readonly MergeField[] = [...new Set([...IN_ORDER, ...FIELD_PART_NAMES])];

/** Counted kinds of rows that move. */
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

/** Why two patients can't be merged now. */
export const MERGE_OBSTACLES = [
  /** Someone has reserved one of them. */
  'claimed',
  /** A call with one of them is in progress. */
  'call-open',
  /** One is linked as the infant of the other. */
  'mother-and-infant',
  /** Both are linked as infants of different mothers. */
  'two-mothers',
  /** Both have a booking at the same time. */
  'same-slot',
] as const;
export type MergeObstacle = (typeof MERGE_OBSTACLES)[number];

const countsSchema = v.record(v.string(), v.number());

/** One of the two, with distinguishing details. */
const mergeSideSchema = v.looseObject({
  vitaId: uuidSchema,
  /** Version that the preview is based on. */
  updatedAt: unixSecondsSchema,
  /** By field of `MERGE_FIELDS`: texts and codes, empty if unknown. */
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
  /** Fields with a value only in the merged patient, which is kept. */
  filled: v.array(v.string()),
  /** Codes of `MERGE_OBSTACLES`, with a name if a person is involved. */
  obstacles: v.array(v.looseObject({ code: v.string(), name: v.optional(v.string()) })),
});
export type MergePreview = v.InferOutput<typeof mergePreviewSchema>;

const namedSchema = v.looseObject({ id: v.string(), name: v.string() });

/** A merge in the list. */
export const mergeRecordSchema = v.looseObject({
  id: uuidSchema,
  kept: patientMatchSchema,
  /** The merged patient before the merge. */
  merged: patientMatchSchema,
  reason: v.string(),
  by: namedSchema,
  at: unixSecondsSchema,
  undone: v.nullable(v.looseObject({ by: namedSchema, at: unixSecondsSchema, reason: v.string() })),
});
export type MergeRecord = v.InferOutput<typeof mergeRecordSchema>;

/** What undoing a merge moves back, and what stays. */
export const undoPreviewSchema = v.looseObject({
  record: mergeRecordSchema,
  /** Rows that move back. */
  back: countsSchema,
  /** Rows that were stored since the merge and stay. */
  stays: countsSchema,
  /** Fields changed since the merge, which stay as they are. */
  changed: v.array(v.string()),
  /** A later merge that must be undone first. */
  later: v.nullable(uuidSchema),
});
export type UndoPreview = v.InferOutput<typeof undoPreviewSchema>;
