import {
  cancelLabOrder,
  listLabs,
  orderLabs,
  storeLabReport,
  withdrawLabReport,
} from '@careline/core/internal/labs';
import { decideRight } from '@careline/core/internal/navigation';
import { mayWriteCaseSheet } from '@careline/core/internal/record';
import { careEntryOf } from '../care/care-entry.ts';
import { requirePatient } from '../platform/access/access.ts';
import { entryOf } from '../platform/access/entry.ts';
import { type Route, route } from '../platform/http/route.ts';
import { readSheetAccess, requireSheetProvider } from '../record/case-sheet-access.ts';
import * as orders from './lab-orders.ts';
import * as reports from './lab-reports.ts';
import * as rows from './lab-rows.ts';

const RESULTS = 'Entering laboratory results';

export const labRoutes: readonly Route[] = [
  route(listLabs, async ({ query: { vitaId } }, { tx, caller, touched }) => {
    touched(vitaId);
    await requirePatient(tx, caller, vitaId);
    const mayOrder =
      decideRight(orderLabs, caller.scopes).allowed &&
      mayWriteCaseSheet(await readSheetAccess(tx, caller.staffId));
    return {
      vitaId,
      data: {
        orders: await rows.listOrders(tx, vitaId),
        reports: await rows.listReports(tx, vitaId),
        mayOrder,
      },
    };
  }),

  route(orderLabs, async ({ body: { order } }, call) => {
    const { vitaId } = order;
    call.touched(vitaId);
    return { vitaId, data: await orders.orderLabs(call.tx, order, careEntryOf(call)) };
  }),

  route(cancelLabOrder, async ({ body: { cancellation } }, call) => {
    const { vitaId } = cancellation;
    call.touched(vitaId);
    return { vitaId, data: await orders.cancelOrder(call.tx, cancellation, careEntryOf(call)) };
  }),

  route(storeLabReport, async ({ body: { report } }, call) => {
    const { vitaId, reportId, lines } = report;
    call.touched(vitaId);
    call.noted({ report: reportId, results: lines.length });
    await requireSheetProvider(call.tx, call.caller.staffId, RESULTS);
    return { vitaId, data: await reports.storeReport(call.tx, report, entryOf(call)) };
  }),

  route(withdrawLabReport, async ({ body: { withdrawal } }, call) => {
    const { vitaId, reportId } = withdrawal;
    call.touched(vitaId);
    call.noted({ report: reportId });
    await requireSheetProvider(call.tx, call.caller.staffId, RESULTS);
    return { vitaId, data: await reports.withdrawReport(call.tx, withdrawal, entryOf(call)) };
  }),
];
