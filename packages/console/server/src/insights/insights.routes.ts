import {
  exportDataValues,
  listIndicatorPatients,
  listIndicators,
  readQuality,
} from '@careline/core/internal/insights';
import { type Call, type Route, route } from '../platform/http/route.ts';
import { dataValueSet } from './data-value-set.ts';
import { createFinishedMonths } from './finished-months.ts';
import { type MonthWindow, monthWindow, monthWindows } from './month-window.ts';
import { countIndicators, listIndicatorRows, readIndicators, staffOfMonth } from './read-indicators.ts';
import { readQualityOf } from './read-quality.ts';

const monthHere = (month: string, { caller, now }: Call): MonthWindow => {
  const { organisationId, facilityId, timeZone } = caller;
  return monthWindow({ month, organisationId, facilityId, timeZone, now });
};

const finished = createFinishedMonths();

export const insightRoutes: readonly Route[] = [
  route(listIndicators, async ({ query }, { tx, caller, now, noted }) => {
    noted({ month: query.month });
    const months = await monthWindows(tx, caller, query, now);
    const data = await readIndicators(tx, months, finished);
    return { month: query.month, data, staff: await staffOfMonth(tx, months) };
  }),

  route(listIndicatorPatients, async ({ query }, { tx, caller, now, noted, touched }) => {
    const { indicator, part, limit, after, ...narrowing } = query;
    noted({ indicator, part, month: query.month });
    const months = await monthWindows(tx, caller, narrowing, now);
    const page = await listIndicatorRows(tx, months, { indicator, part, limit, after });
    touched(...new Set(page.data.map(({ vitaId }) => vitaId)));
    return { ...page };
  }),

  route(readQuality, async ({ query }, call) => {
    const month = monthHere(query.month, call);
    call.noted({ month: query.month });
    return { month: query.month, data: await readQualityOf(call.tx, month) };
  }),

  route(exportDataValues, async ({ query }, call) => {
    const month = monthHere(query.month, call);
    call.noted({ month: query.month });
    return dataValueSet(call.tx, month, await countIndicators(call.tx, [month]));
  }),
];
