import { addReport } from '@careline/core/internal/care';
import { entryOf } from '../platform/access/entry.ts';
import { type Route, route } from '../platform/http/route.ts';
import { addReportResults } from './report-results.ts';

export const reportResultRoutes: readonly Route[] = [
  route(addReport, async ({ body: { report } }, call) => {
    call.touched(report.vitaId);
    call.noted({ report: report.id });
    return { vitaId: report.vitaId, data: await addReportResults(call.tx, report, entryOf(call)) };
  }),
];
