import { deleteReport, getReport, listReports, uploadReport } from '@careline/core/internal/care';
import { requirePatient } from '../platform/access/access.ts';
import { entryOf } from '../platform/access/entry.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { type Route, route } from '../platform/http/route.ts';
import * as list from './report-list.ts';
import { addUploadedReport } from './report-results.ts';
import * as reports from './reports.ts';
import { stageReport } from './stage-report.ts';

export const reportRoutes: readonly Route[] = [
  route(listReports, async ({ query }, { tx, caller, touched }) => {
    touched(query.vitaId);
    await requirePatient(tx, caller, query.vitaId);
    return { vitaId: query.vitaId, ...(await list.listReports(tx, query)) };
  }),

  route(getReport, async ({ query }, { tx, caller, touched, noted }) => {
    touched(query.vitaId);
    noted({ report: query.id });
    return { vitaId: query.vitaId, ...(await reports.readReportFile(tx, caller, query)) };
  }),

  route(
    uploadReport,
    async ({ body: { report }, file }, call) => {
      call.touched(report.vitaId);
      if (!file) throw new ProblemError('body-malformed', { detail: 'The file is missing.' });
      call.noted({ report: report.id });
      return { vitaId: report.vitaId, data: await addUploadedReport(call.tx, report, file, entryOf(call)) };
    },
    {
      stage: async ({ body: { report }, file }, work) => {
        if (file) await stageReport(report, file, work);
      },
    },
  ),

  route(deleteReport, async ({ body }, call) => {
    call.touched(body.vitaId);
    call.noted({ report: body.id });
    await reports.deleteReport(call.tx, body, entryOf(call));
    return { vitaId: body.vitaId, data: { id: body.id } };
  }),
];
