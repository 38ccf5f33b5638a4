import * as v from 'valibot';
import { textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema, newMetaInfoSchema } from '#metrics';
import { isSameTest, MAX_TESTS, newLabLineSchema } from './lab-line.ts';
import { labWhySchema, MAX_LAB_WHY } from './lab-order.ts';

export const MAX_LABORATORY = 120;

/** Results that a laboratory reports together, or the correction of ones that are stored: a DiagnosticReport of FHIR R4. */
export const newLabReportSchema = v.pipe(
  v.strictObject({
    /** Of this version; made by the client. */
    id: uuidSchema,
    /** The same in each version. */
    reportId: uuidSchema,
    vitaId: uuidSchema,
    /** Null for results that nobody ordered here. */
    orderId: v.nullable(uuidSchema),
    /** The version that was seen and is corrected; 0 for new results. A newer one on the server is a conflict. */
    follows: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
    /** Why they are corrected. */
    reason: textSchema(MAX_LAB_WHY),
    /** Who measured; empty where nobody knows. */
    laboratory: textSchema(MAX_LABORATORY),
    /** When the sample was taken, unix seconds. */
    collectedAt: unixSecondsSchema,
    /** When the laboratory reported; null where nobody knows. */
    reportedAt: v.nullable(unixSecondsSchema),
    /** A stored file of the patient with the report on it. */
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

const labFaceSchema = v.looseObject({
  /** `flag`, `in-range`, or `not-judged`. */
  kind: v.string(),
  flag: v.optional(v.string()),
  /** `critical` and `review` of what raises an alert. */
  level: v.optional(v.string()),
  shape: v.optional(v.string()),
  reason: v.optional(v.string()),
  ranges: v.array(
    v.looseObject({ text: v.string(), unit: v.string(), sex: v.optional(v.string()), source: v.string() }),
  ),
});

/** A version that was corrected since. */
const earlierSchema = v.looseObject({
  version: v.number(),
  at: unixSecondsSchema,
  by: authorSchema,
  reason: v.string(),
  lines: v.array(labLineSchema),
});

export const labReportSchema = v.looseObject({
  /** The same in each version. */
  id: uuidSchema,
  version: v.number(),
  vitaId: uuidSchema,
  facilityId: uuidSchema,
  facility: v.string(),
  orderId: v.nullable(uuidSchema),
  status: v.string(),
  /** Why this version took the place of the one before; empty of the first. */
  reason: v.string(),
  laboratory: v.string(),
  collectedAt: unixSecondsSchema,
  reportedAt: v.nullable(unixSecondsSchema),
  /** The file with the report on it; null where there is none, or it was deleted. */
  file: v.nullable(v.looseObject({ id: uuidSchema, name: v.string() })),
  lines: v.array(v.looseObject({ ...labLineSchema.entries, face: labFaceSchema })),
  /** Who stored this version, and when. */
  author: authorSchema,
  storedAt: unixSecondsSchema,
  /** The first first. */
  earlier: v.array(earlierSchema),
  metaInfo: metaInfoSchema,
});
export type LabReport = v.InferOutput<typeof labReportSchema>;
export type LabReportLine = LabReport['lines'][number];

export const labWithdrawalSchema = v.strictObject({
  /** Of the version that is added. */
  id: uuidSchema,
  reportId: uuidSchema,
  vitaId: uuidSchema,
  reason: labWhySchema,
});
