import * as v from 'valibot';
import { answersSchema } from '#calls';
import { REPORT_METRICS } from '#calls/forms';
import { calendarDateSchema, nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema, newMetaInfoSchema } from '#metrics';
import { EXAMINATIONS, OTOSCOPY_SIDES } from '#record';

/**
 * Types that every browser shows. Pickers of files name these alone: a phone that is asked for JPEG converts its HEIC photos.
 */
export const SHOWN_MEDIA_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/**
 * What a report may come as: nothing that runs, and no archive. Judged by the first bytes, not by the name. Few browsers show
 * HEIC, HEIF and TIFF; they can be downloaded.
 */
export const REPORT_MEDIA_TYPES = [...SHOWN_MEDIA_TYPES, 'image/heic', 'image/heif', 'image/tiff'] as const;

/** Bytes of one file: phone cameras make photographs of five, copiers make scans of ten million. */
export const MAX_REPORT_BYTES = 20_000_000;

const newReportFields = v.strictObject({
  /** Made by the client. */
  id: uuidSchema,
  vitaId: uuidSchema,
  /** As the person's device calls the file. */
  name: nonEmptyTextSchema(200),
  /** A report metric of the patient's programme, in the words of specification 4. */
  metric: v.optional(nonEmptyTextSchema(80)),
  /** The day the report is of. */
  takenOn: v.optional(calendarDateSchema),
  /** The examination it shows; without one it is a report like any other. */
  readingType: v.optional(v.picklist(EXAMINATIONS)),
  /** Which ear an otoscopy shows; of an otoscopy alone, and of each. */
  side: v.optional(v.picklist(OTOSCOPY_SIDES)),
  /** What the report says, under the keys of its metric's form; its numbers become readings of the day the report is of. */
  answers: v.optional(answersSchema),
  /** It belongs to the log of a call under way, and is no report of the patient before that log is saved. */
  forCall: v.optional(v.boolean(), false),
  metaInfo: newMetaInfoSchema,
});

/** A file that is uploaded for a patient. */
export const newReportSchema = v.pipe(
  newReportFields,
  v.forward(
    v.check(
      ({ readingType, side }) => (side !== undefined) === (readingType === 'otoscopy'),
      'must be there for an otoscopy, and for nothing else',
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
      'must stand beside a report metric and the day the report is of, and in no call under way',
    ),
    ['answers'],
  ),
);

/** What a report says that has no file. */
export const newReportResultsSchema = v.strictObject({
  /** Made by the client. */
  id: uuidSchema,
  vitaId: uuidSchema,
  metric: v.picklist(REPORT_METRICS),
  /** The day the report is of. */
  takenOn: calendarDateSchema,
  answers: answersSchema,
  metaInfo: newMetaInfoSchema,
});

export type NewReportResults = v.InferInput<typeof newReportResultsSchema>;

export type NewReport = v.InferInput<typeof newReportSchema>;

/** A file of a patient, without its bytes. What the call's form says of it is there once the call is saved. */
export const reportSchema = v.looseObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  facilityId: uuidSchema,
  /** The call in whose log it stands. */
  contactId: v.nullable(uuidSchema),
  name: v.string(),
  mediaType: v.string(),
  /** Bytes; 0 for a report that has no file. */
  size: v.number(),
  metric: v.nullable(v.string()),
  /** The name of a metric that is none of the programme's. */
  title: v.nullable(v.string()),
  /** As entered beside the file, and its unit. */
  value: v.nullable(v.string()),
  unit: v.nullable(v.string()),
  takenOn: v.nullable(v.string()),
  /** What the report says, and the form it says it in; both absent from an older server. */
  form: v.optional(v.nullable(v.string())),
  answers: v.optional(v.nullable(v.record(v.string(), v.record(v.string(), v.unknown())))),
  /** An examination of `EXAMINATIONS`; null for other reports, absent from an older server. */
  readingType: v.optional(v.nullable(v.string())),
  /** Of an otoscopy, which ear. */
  side: v.optional(v.nullable(v.string())),
  author: v.looseObject({ id: uuidSchema, name: v.string() }),
  uploadedAt: unixSecondsSchema,
  metaInfo: metaInfoSchema,
});

export type Report = v.InferOutput<typeof reportSchema>;

/** Why a report is deleted. */
export const deletionReasonSchema = v.pipe(textSchema(300), v.minLength(3, 'must say why'));
