import { CHART_ADDRESS_LIFE, getChartAddress } from '@careline/core/charts';
import { chartAddress } from '../charts/chart-address.ts';
import { type Route, route } from '../http/route.ts';

export interface ChartRouteDeps {
  /** The site's own address. */
  readonly origin: string;
  readonly secret: string;
}

/** Signs addresses of charts of the caller's facility; whoever frames them needs nothing else. */
export const chartRoutes = ({ origin, secret }: ChartRouteDeps): readonly Route[] => [
  route(getChartAddress, async ({ query }, { caller, now, noted }) => {
    const { topic, locale, theme, print } = query;
    const { organisationId, facilityId, staffId, partner } = caller;
    const expiresAt = now + CHART_ADDRESS_LIFE;
    noted({ topic });
    const path = chartAddress(
      {
        topic,
        organisationId,
        facilityId,
        staffId,
        partnerId: partner?.partnerId,
        locale,
        theme,
        print: print === 'true',
        until: expiresAt,
      },
      secret,
    );
    return { topic, address: `${origin}${path}`, embedded: true, expiresAt };
  }),
];
