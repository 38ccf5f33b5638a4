import * as v from 'valibot';
import { CALLS_PATIENTS, READS_NOTES, WRITES_RECORD } from '#access';
import { defineEndpoint, nonEmptyTextSchema, queryIntegerSchema, uuidSchema } from '#http';
import {
  deletionReasonSchema,
  MAX_REPORT_BYTES,
  newReportResultsSchema,
  newReportSchema,
  REPORT_MEDIA_TYPES,
  reportSchema,
} from './report.ts';

/** Files of deleted reports, and of calls that are not saved or were withdrawn, are not in it. */
export const listReports = defineEndpoint({
  name: 'reports/list',
  summary: "A patient's reports, newest first",
  service: 'blob',
  method: 'GET',
  writes: false,
  ...READS_NOTES,
  audit: { en: "Looked at a patient's reports", hi: 'मरीज़ की रिपोर्टें देखी गईं' },
  path: '/reports/list',
  token: 'bearer',
  query: v.strictObject({
    vitaId: uuidSchema,
    limit: v.optional(queryIntegerSchema(1, 100), '50'),
    /** The `next` of the answer before. */
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({ vitaId: uuidSchema, data: v.array(reportSchema), next: v.nullable(v.string()) }),
});

/** The file itself. */
export const getReport = defineEndpoint({
  name: 'report',
  summary: 'The file of a report',
  service: 'blob',
  method: 'GET',
  writes: false,
  ...READS_NOTES,
  audit: { en: 'Opened a report', hi: 'रिपोर्ट खोली गई' },
  path: '/report',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema, id: uuidSchema }),
  // Another type is the page of a proxy, and no report.
  answer: v.looseObject({ file: v.pipe(v.blob(), v.mimeType(REPORT_MEDIA_TYPES)) }),
  gives: 'file',
});

/** Refused with `file-too-large`, `file-type-refused`, `file-infected`, and with `unavailable` while nobody can scan it. */
export const uploadReport = defineEndpoint({
  name: 'report/upload',
  summary: 'Upload a file for a patient',
  service: 'blob',
  method: 'POST',
  writes: true,
  ...WRITES_RECORD,
  audit: { en: 'Uploaded a report', hi: 'रिपोर्ट अपलोड की गई' },
  path: '/upload',
  token: 'bearer',
  body: v.strictObject({ report: newReportSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: reportSchema }),
  idempotent: true,
  takes: { types: REPORT_MEDIA_TYPES, maxBytes: MAX_REPORT_BYTES },
});

/** A report that somebody read out: what it says, without a file. */
export const addReport = defineEndpoint({
  name: 'report/add',
  summary: 'Add what a report says, without a file',
  service: 'blob',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: { en: 'Added what a report says', hi: 'रिपोर्ट के परिणाम जोड़े गए' },
  path: '/report/add',
  token: 'bearer',
  body: v.strictObject({ report: newReportResultsSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: reportSchema }),
  idempotent: true,
});

/** The file is closed to everybody and its readings do not count any more; that it was there, who deleted it and why stays. */
export const deleteReport = defineEndpoint({
  name: 'report/delete',
  summary: 'Delete a report',
  service: 'blob',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: { en: 'Deleted a report', hi: 'रिपोर्ट हटाई गई' },
  path: '/delete',
  token: 'bearer',
  body: v.strictObject({ vitaId: uuidSchema, id: uuidSchema, reason: deletionReasonSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: v.looseObject({ id: uuidSchema }) }),
  idempotent: true,
});

export const reportEndpoints = [listReports, getReport, uploadReport, addReport, deleteReport] as const;
