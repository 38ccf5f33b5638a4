import { CHART_ADDRESS_LIFE, chartPeriod, getChartAddress } from '@careline/core/internal/charts';
import { type Route, route } from '../platform/http/route.ts';
import { type ChartAsk, chartAddress } from './chart-address.ts';
import type { ExternalCharts } from './external-charts.ts';

export interface ChartRouteDeps {
  /** The site's own origin. */
  readonly origin: string;
  readonly secret: string;
  readonly external: ExternalCharts;
}

/** Routes that sign chart addresses for the caller's facility. A page needs nothing else to frame them. */
export const chartRoutes = ({ origin, secret, external }: ChartRouteDeps): readonly Route[] => [
  route(getChartAddress, async ({ query }, { caller, now, noted }) => {
    const { topic, locale, theme, view, output } = query;
    const { organisationId, facilityId, staffId, partner } = caller;
    const ask: ChartAsk = {
      topic,
      organisationId,
      facilityId,
      staffId,
      partnerId: partner?.partnerId,
      locale,
      theme,
      view,
      output,
      period: chartPeriod(topic, query.period),
      until: now + CHART_ADDRESS_LIFE,
    };
    noted({ topic });
    // External services produce no files: the CSV is always counted here.
    const elsewhere = output === 'csv' ? undefined : await external.addressOf(ask, now);
    return {
      topic,
      address: elsewhere ?? `${origin}${chartAddress(ask, secret)}`,
      embedded: elsewhere === undefined,
      expiresAt: ask.until,
    };
  }),
];
