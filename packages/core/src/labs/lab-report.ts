import * as v from 'valibot';
import { textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema, newMetaInfoSchema } from '#metrics';
import { isSameTest, MAX_TESTS, newLabLineSchema } from './lab-line.ts';
import { labWhySchema, MAX_LAB_WHY } from './lab-order.ts';

export const MAX_LABORATORY = 120;

/** Results of one lab report, or a correction of stored ones: a FHIR R4 DiagnosticReport. */
export const newLabReportSchema = v.pipe(
  v.strictObject({
    /** Id of this version; created by the client. */
    id: uuidSchema,
    /** The same for every version. */
    reportId: uuidSchema,
    vitaId: uuidSchema,
    /** Null for results without an order. */
    orderId: v.nullable(uuidSchema),
    /**
     * The version that was edited; 0 for new results. If the server has a newer one, the call fails with `conflict`.
     */
    follows: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
    /** Reason for the correction. */
    reason: textSchema(MAX_LAB_WHY),
    /** Name of the lab; empty if unknown. */
    laboratory: textSchema(MAX_LABORATORY),
    /** Time of the sample, unix seconds. */
    collectedAt: unixSecondsSchema,
    /** Time of the report; null if unknown. */
    reportedAt: v.nullable(unixSecondsSchema),
    /** A stored file of the patient with the report. */
    fileId: v.nullable(uuidSchema),
    lines: v.pipe(
      v.array(newLabLineSchema),
      v.minLength(1, 'must have a result'),
      v.maxLength(MAX_TESTS, `must have at most ${MAX_TESTS} results`),
      v.check(
        (lines) => lines.every((one, index) => lines.findIndex((other) => isSameTest(one, other)) === index),
        'must have each test once',
      ),
    ),
    metaInfo: newMetaInfoSchema,
  }),
  v.forward(
    v.check(
      ({ follows, reason }) => (follows === 0 ? reason === '' : reason.trim().length >= 3),
      'must say why results are corrected, and nothing else',
    ),
    ['reason'],
  ),
  v.forward(
    v.check(
      ({ collectedAt, reportedAt }) => reportedAt === null || reportedAt >= collectedAt,
      'must not be before the sample was taken',
    ),
    ['reportedAt'],
  ),
);
export type NewLabReport = v.InferInput<typeof newLabReportSchema>;

const authorSchema = v.looseObject({ id: uuidSchema, name: v.string() });

const labLineSchema = v.looseObject({
  test: v.nullable(v.string()),
  name: v.string(),
  text: v.string(),
  unit: v.string(),
  reason: v.string(),
  range: v.string(),
});

const labStatusSchema = v.looseObject({
  /** `flag`, `in-range`, or `not-judged`. */
  kind: v.string(),
  flag: v.optional(v.string()),
  /** `critical` or `review`, if it raises an alert. */
  level: v.optional(v.string()),
  shape: v.optional(v.string()),
  reason: v.optional(v.string()),
  ranges: v.array(
    v.looseObject({ text: v.string(), unit: v.string(), sex: v.optional(v.string()), source: v.string() }),
  ),
});

/** A version that was corrected later. */
const earlierSchema = v.looseObject({
  version: v.number(),
  at: unixSecondsSchema,
  by: authorSchema,
  reason: v.string(),
  lines: v.array(labLineSchema),
});

export const labReportSchema = v.looseObject({
  /** The same for every version. */
  id: uuidSchema,
  version: v.number(),
  vitaId: uuidSchema,
  facilityId: uuidSchema,
  facility: v.string(),
  orderId: v.nullable(uuidSchema),
  status: v.string(),
  /** Reason for this version; empty for the first. */
  reason: v.string(),
  laboratory: v.string(),
  collectedAt: unixSecondsSchema,
  reportedAt: v.nullable(unixSecondsSchema),
  /** The file of the report; null if there is none or it was deleted. */
  file: v.nullable(v.looseObject({ id: uuidSchema, name: v.string() })),
  lines: v.array(v.looseObject({ ...labLineSchema.entries, face: labStatusSchema })),
  /** Author and time of this version. */
  author: authorSchema,
  storedAt: unixSecondsSchema,
  /** Oldest first. */
  earlier: v.array(earlierSchema),
  metaInfo: metaInfoSchema,
});
export type LabReport = v.InferOutput<typeof labReportSchema>;
export type LabReportLine = LabReport['lines'][number];

export const labWithdrawalSchema = v.strictObject({
  /** Id of the new version. */
  id: uuidSchema,
  reportId: uuidSchema,
  vitaId: uuidSchema,
  reason: labWhySchema,
});
