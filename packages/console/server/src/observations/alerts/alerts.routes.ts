import { listOpenSigns, recordSignOutcome } from '@careline/core/internal/calls/findings';
import { acknowledgeAlert, listReadingAlerts } from '@careline/core/internal/metrics';
import { entryOf } from '../../platform/access/entry.ts';
import { type Route, route } from '../../platform/http/route.ts';
import * as alerts from './acknowledge-alert.ts';
import * as signs from './open-signs.ts';
import { listAlerts } from './reading-alerts.ts';
import * as outcomes from './record-sign-outcome.ts';

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
    const { readingId, otherReadingIds, reason } = body;
    noted({ readingId, ...(otherReadingIds && { otherReadingIds }), reason });
    const data = await alerts.acknowledgeAlert(tx, caller, body, entryOf(call));
    return { vitaId: body.vitaId, data };
  }),

  route(listOpenSigns, async ({ query }, { tx, caller, touched }) => {
    const { organisationId, facilityId } = caller;
    const page = await signs.listOpenSigns(tx, { organisationId, facilityId, ...query });
    touched(...page.data.map((sign) => sign.vitaId));
    return page;
  }),

  route(recordSignOutcome, async ({ body }, call) => {
    const { tx, caller, touched, noted } = call;
    touched(body.vitaId);
    const { id, otherIds, outcome } = body;
    noted({ signId: id, ...(otherIds && { otherSignIds: otherIds }), outcome });
    const data = await outcomes.recordSignOutcome(tx, caller, body, entryOf(call));
    return { vitaId: body.vitaId, data };
  }),
];
