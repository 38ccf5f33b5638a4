import { addReport } from '@careline/core/care';
import { type Route, route } from '../http/route.ts';
import { entryOf } from '../routes/entry-of.ts';
import { addReportResults } from './report-results.ts';

export const reportResultRoutes: readonly Route[] = [
  route(addReport, async ({ body: { report } }, call) => {
    call.touched(report.vitaId);
    call.noted({ report: report.id });
    return { vitaId: report.vitaId, data: await addReportResults(call.tx, report, entryOf(call)) };
  }),
];
