import {
  exportDataValues,
  listIndicatorPatients,
  listIndicators,
  readQuality,
} from '@careline/core/internal/insights';
import { type Call, type Route, route } from '../platform/http/route.ts';
import { dataValueSet } from './data-value-set.ts';
import { type MonthWindow, monthWindow } from './month-window.ts';
import { countIndicators, listIndicatorRows, readIndicators, staffOfMonth } from './read-indicators.ts';
import { readQualityOf } from './read-quality.ts';

type Narrowing = Pick<MonthWindow, 'month' | 'programme' | 'staffId' | 'projectId'>;

const monthOf = (narrowing: Narrowing, { caller, now }: Call): MonthWindow => {
  const { organisationId, facilityId, timeZone } = caller;
  return monthWindow({ ...narrowing, organisationId, facilityId, timeZone, now });
};

export const insightRoutes: readonly Route[] = [
  route(listIndicators, async ({ query }, call) => {
    const month = monthOf(query, call);
    call.noted({ month: query.month });
    const data = await readIndicators(call.tx, month);
    return { month: query.month, data, staff: await staffOfMonth(call.tx, month) };
  }),

  route(listIndicatorPatients, async ({ query }, call) => {
    const { indicator, part, limit, after, ...narrowing } = query;
    const month = monthOf(narrowing, call);
    call.noted({ indicator, part, month: query.month });
    const page = await listIndicatorRows(call.tx, month, { indicator, part, limit, after });
    call.touched(...new Set(page.data.map(({ vitaId }) => vitaId)));
    return { ...page };
  }),

  route(readQuality, async ({ query }, call) => {
    const month = monthOf(query, call);
    call.noted({ month: query.month });
    return { month: query.month, data: await readQualityOf(call.tx, month) };
  }),

  route(exportDataValues, async ({ query }, call) => {
    const month = monthOf(query, call);
    call.noted({ month: query.month });
    return dataValueSet(call.tx, month, await countIndicators(call.tx, month));
  }),
];
