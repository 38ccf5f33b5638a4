import { listReadingAlerts } from '@careline/core/metrics';
import { type Route, route } from '../http/route.ts';
import { listAlerts } from '../store/reading-alerts.ts';

export const alertRoutes: readonly Route[] = [
  route(listReadingAlerts, async ({ query }, { tx, caller, now, touched }) => {
    const { organisationId, facilityId, timeZone } = caller;
    const page = await listAlerts(tx, { organisationId, facilityId, timeZone, now, ...query });
    touched(...page.data.map((alert) => alert.vitaId));
    return { ...page };
  }),
];
