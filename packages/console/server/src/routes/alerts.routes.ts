import { acknowledgeAlert, listReadingAlerts } from '@careline/core/metrics';
import { type Route, route } from '../http/route.ts';
import * as alerts from '../store/acknowledge-alert.ts';
import { listAlerts } from '../store/reading-alerts.ts';
import { entryOf } from './entry-of.ts';

export const alertRoutes: readonly Route[] = [
  route(listReadingAlerts, async ({ query }, { tx, caller, now, touched }) => {
    const { organisationId, facilityId, timeZone } = caller;
    const page = await listAlerts(tx, { organisationId, facilityId, timeZone, now, ...query });
    touched(...page.data.map((alert) => alert.vitaId));
    return { ...page };
  }),

  route(acknowledgeAlert, async ({ body }, call) => {
    const { tx, caller, touched, noted } = call;
    touched(body.vitaId);
    noted({ readingId: body.readingId, reason: body.reason });
    const data = await alerts.acknowledgeAlert(tx, caller, body, entryOf(call));
    return { vitaId: body.vitaId, data };
  }),
];
