import {
  cancelLabOrder,
  listLabs,
  listLabWork,
  markLabSample,
  orderLabs,
  storeLabReport,
  withdrawLabReport,
} from '@careline/core/internal/labs';
import { decideRight, holdsScope } from '@careline/core/internal/navigation';
import { mayWriteCaseSheet } from '@careline/core/internal/record';
import { careEntryOf } from '../care/care-entry.ts';
import { requirePatient } from '../platform/access/access.ts';
import { entryOf } from '../platform/access/entry.ts';
import { type Call, type Route, route } from '../platform/http/route.ts';
import { readSheetAccess, requireSheetProvider } from '../record/case-sheet-access.ts';
import * as orders from './lab-orders.ts';
import * as reports from './lab-reports.ts';
import * as rows from './lab-rows.ts';
import * as work from './lab-work.ts';

const RESULTS = 'Entering laboratory results';

/** Laboratory staff enter results whatever their access to case sheets is. Others need the level PROVIDER. */
async function requireResultEntry({ tx, caller }: Pick<Call, 'tx' | 'caller'>): Promise<void> {
  if (holdsScope(caller.scopes, 'investigations')) return;
  await requireSheetProvider(tx, caller.staffId, RESULTS);
}

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
    await requireResultEntry(call);
    return { vitaId, data: await reports.storeReport(call.tx, report, entryOf(call)) };
  }),

  route(withdrawLabReport, async ({ body: { withdrawal } }, call) => {
    const { vitaId, reportId } = withdrawal;
    call.touched(vitaId);
    call.noted({ report: reportId });
    await requireResultEntry(call);
    return { vitaId, data: await reports.withdrawReport(call.tx, withdrawal, entryOf(call)) };
  }),

  route(listLabWork, async ({ query }, { tx, caller, now, touched }) => {
    const page = await work.readLabWork(tx, { ...query, ...caller, now });
    touched(...page.data.map(({ order }) => order.vitaId));
    const counts = await work.countLabWork(tx, { ...caller, now });
    return { ...page, counts: { ...counts } };
  }),

  route(markLabSample, async ({ body: { sample } }, call) => {
    const { vitaId, orderId } = sample;
    call.touched(vitaId);
    call.noted({ order: orderId });
    return { vitaId, data: await work.markSample(call.tx, sample, entryOf(call)) };
  }),
];
