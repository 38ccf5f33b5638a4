import * as v from 'valibot';
import { CALLS_PATIENTS, READS_NOTES, WRITES_RECORD } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, nonEmptyTextSchema, queryIntegerSchema, uuidSchema } from '#http';
import {
  deletionReasonSchema,
  MAX_REPORT_BYTES,
  newReportResultsSchema,
  newReportSchema,
  REPORT_MEDIA_TYPES,
  reportSchema,
} from './report.ts';
import * as words from './words/en.ts';

/** Leaves out deleted reports and files of unsaved or withdrawn calls. */
export const listReports = defineEndpoint({
  name: 'reports/list',
  summary: "A patient's reports, newest first",
  service: 'blob',
  method: 'GET',
  writes: false,
  ...READS_NOTES,
  audit: wordLabel(words.reports, 'listReports'),
  path: '/reports/list',
  token: 'bearer',
  query: v.strictObject({
    vitaId: uuidSchema,
    limit: v.optional(queryIntegerSchema(1, 100), '50'),
    /** `next` from the previous page. */
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({ vitaId: uuidSchema, data: v.array(reportSchema), next: v.nullable(v.string()) }),
});

/** Returns the file content. */
export const getReport = defineEndpoint({
  name: 'report',
  summary: 'File of a report',
  service: 'blob',
  method: 'GET',
  writes: false,
  ...READS_NOTES,
  audit: wordLabel(words.reports, 'getReport'),
  path: '/report',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema, id: uuidSchema }),
  // Any other type comes from a proxy's error page.
  answer: v.looseObject({ file: v.pipe(v.blob(), v.mimeType(REPORT_MEDIA_TYPES)) }),
  gives: 'file',
});

/**
 * Uploads a report.
 * Fails with `file-too-large`, `file-type-refused` or `file-infected`, and with `unavailable` if the virus scanner is
 * down.
 */
export const uploadReport = defineEndpoint({
  name: 'report/upload',
  summary: 'Upload a file for a patient',
  service: 'blob',
  method: 'POST',
  writes: true,
  ...WRITES_RECORD,
  audit: wordLabel(words.reports, 'uploadReport'),
  path: '/upload',
  token: 'bearer',
  body: v.strictObject({ report: newReportSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: reportSchema }),
  idempotent: true,
  takes: { types: REPORT_MEDIA_TYPES, maxBytes: MAX_REPORT_BYTES },
});

/** Adds results that were read out, without a file. */
export const addReport = defineEndpoint({
  name: 'report/add',
  summary: 'Add results of a report without a file',
  service: 'blob',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: wordLabel(words.reports, 'addReport'),
  path: '/report/add',
  token: 'bearer',
  body: v.strictObject({ report: newReportResultsSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: reportSchema }),
  idempotent: true,
});

/** Deletes a report: nobody can open the file, and its readings no longer count. The deletion stays on record. */
export const deleteReport = defineEndpoint({
  name: 'report/delete',
  summary: 'Delete a report',
  service: 'blob',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: wordLabel(words.reports, 'deleteReport'),
  path: '/delete',
  token: 'bearer',
  body: v.strictObject({ vitaId: uuidSchema, id: uuidSchema, reason: deletionReasonSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: v.looseObject({ id: uuidSchema }) }),
  idempotent: true,
});

export const reportEndpoints = [listReports, getReport, uploadReport, addReport, deleteReport] as const;
