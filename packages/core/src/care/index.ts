export {
  deletionReasonSchema,
  MAX_REPORT_BYTES,
  type NewReport,
  newReportSchema,
  REPORT_MEDIA_TYPES,
  type Report,
  reportSchema,
} from './report.ts';
export { deleteReport, getReport, listReports, reportEndpoints, uploadReport } from './reports.endpoints.ts';
