import * as v from 'valibot';
import { answersSchema } from '#calls';
import { REPORT_METRICS } from '#calls/forms';
import { calendarDateSchema, nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema, newMetaInfoSchema } from '#metrics';
import { EXAMINATIONS, OTOSCOPY_SIDES } from '#record';

/** Types that every browser can show. File pickers list only these, because phones then convert HEIC photos to JPEG. */
export const SHOWN_MEDIA_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/**
 * Accepted types of reports, detected from the first bytes, not from the name. No executables or archives. Few
 * browsers show HEIC, HEIF and TIFF; users can download them.
 */
export const REPORT_MEDIA_TYPES = [...SHOWN_MEDIA_TYPES, 'image/heic', 'image/heif', 'image/tiff'] as const;

/** Bytes per file. Phone photos have about 5 MB, scans about 10 MB. */
export const MAX_REPORT_BYTES = 20_000_000;

const newReportFields = v.strictObject({
  /** Created by the client. */
  id: uuidSchema,
  vitaId: uuidSchema,
  /** File name on the user's device. */
  name: nonEmptyTextSchema(200),
  /** A report metric of the patient's programme (specification 4). */
  metric: v.optional(nonEmptyTextSchema(80)),
  /** Date of the report. */
  takenOn: v.optional(calendarDateSchema),
  /** The examination that the file shows; absent for other reports. */
  readingType: v.optional(v.picklist(EXAMINATIONS)),
  /** The ear shown; required for otoscopies and not allowed for others. */
  side: v.optional(v.picklist(OTOSCOPY_SIDES)),
  /** Results by key of the metric's form. Numbers become readings on the date of the report. */
  answers: v.optional(answersSchema),
  /** Set if the report belongs to a call in progress. It becomes a report of the patient when the call is saved. */
  forCall: v.optional(v.boolean(), false),
  metaInfo: newMetaInfoSchema,
});

/** Metadata of a file upload. */
export const newReportSchema = v.pipe(
  newReportFields,
  v.forward(
    v.check(
      ({ readingType, side }) => (side !== undefined) === (readingType === 'otoscopy'),
      'must be given for an otoscopy, and for nothing else',
    ),
    ['side'],
  ),
  v.forward(
    v.check(
      ({ answers, metric, takenOn, readingType, forCall }) =>
        answers === undefined ||
        (takenOn !== undefined &&
          readingType === undefined &&
          !forCall &&
          REPORT_METRICS.some((known) => known === metric)),
      'must come with a report metric and the date of the report, and not during a call',
    ),
    ['answers'],
  ),
);

/** Results of a report without a file. */
export const newReportResultsSchema = v.strictObject({
  /** Created by the client. */
  id: uuidSchema,
  vitaId: uuidSchema,
  metric: v.picklist(REPORT_METRICS),
  /** Date of the report. */
  takenOn: calendarDateSchema,
  answers: answersSchema,
  metaInfo: newMetaInfoSchema,
});

export type NewReportResults = v.InferInput<typeof newReportResultsSchema>;

export type NewReport = v.InferInput<typeof newReportSchema>;

/** A report without the file content. Results from a call's form appear once the call is saved. */
export const reportSchema = v.looseObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  facilityId: uuidSchema,
  /** The call it belongs to. */
  contactId: v.nullable(uuidSchema),
  name: v.string(),
  mediaType: v.string(),
  /** Bytes; 0 for a report without a file. */
  size: v.number(),
  metric: v.nullable(v.string()),
  /** Name of a metric outside the programme. */
  title: v.nullable(v.string()),
  /** As entered, with its unit. */
  value: v.nullable(v.string()),
  unit: v.nullable(v.string()),
  takenOn: v.nullable(v.string()),
  /** Results and their form; both absent from older servers. */
  form: v.optional(v.nullable(v.string())),
  answers: v.optional(v.nullable(v.record(v.string(), v.record(v.string(), v.unknown())))),
  /** A key of `EXAMINATIONS`; null for other reports, absent from older servers. */
  readingType: v.optional(v.nullable(v.string())),
  /** The ear, for otoscopies. */
  side: v.optional(v.nullable(v.string())),
  author: v.looseObject({ id: uuidSchema, name: v.string() }),
  uploadedAt: unixSecondsSchema,
  metaInfo: metaInfoSchema,
});

export type Report = v.InferOutput<typeof reportSchema>;

/** Reason for deleting a report. */
export const deletionReasonSchema = v.pipe(textSchema(300), v.minLength(3, 'must say why'));
