import { CHART_ADDRESS_LIFE, getChartAddress } from '@careline/core/charts';
import { type Route, route } from '../platform/http/route.ts';
import { type ChartAsk, chartAddress } from './chart-address.ts';
import type { ExternalCharts } from './external-charts.ts';

export interface ChartRouteDeps {
  /** The site's own address. */
  readonly origin: string;
  readonly secret: string;
  readonly external: ExternalCharts;
}

/** Signs addresses of charts of the caller's facility; whoever frames them needs nothing else. */
export const chartRoutes = ({ origin, secret, external }: ChartRouteDeps): readonly Route[] => [
  route(getChartAddress, async ({ query }, { caller, now, noted }) => {
    const { topic, locale, theme, print } = query;
    const { organisationId, facilityId, staffId, partner } = caller;
    const ask: ChartAsk = {
      topic,
      organisationId,
      facilityId,
      staffId,
      partnerId: partner?.partnerId,
      locale,
      theme,
      print: print === 'true',
      until: now + CHART_ADDRESS_LIFE,
    };
    noted({ topic });
    const elsewhere = await external.addressOf(ask, now);
    return {
      topic,
      address: elsewhere ?? `${origin}${chartAddress(ask, secret)}`,
      embedded: elsewhere === undefined,
      expiresAt: ask.until,
    };
  }),
];
