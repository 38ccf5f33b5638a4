import { addPartner, listPartners, updatePartner } from '@careline/core/internal/administration';
import { type Route, route } from '../platform/http/route.ts';
import type { WebhookReach } from '../platform/outbound/permitted-address.ts';
import { administratorOf } from '../staff/staff.routes.ts';
import { addPartnerRecord, changePartnerRecord, listPartnerRecords } from './partners.ts';

/** A key is shown once, so answers stored for retries leave it out. */
const WITHOUT_KEY = { storedAnswer: <Answer extends object>(answer: Answer) => ({ ...answer, key: null }) };

const listRoute: Route = route(listPartners, async (_, { tx, caller }) => ({
  data: await listPartnerRecords(tx, caller.organisationId),
}));

const addRoute = (reach: WebhookReach): Route =>
  route(
    addPartner,
    async ({ body }, call) => {
      const { data, key } = await addPartnerRecord(call.tx, body, administratorOf(call), reach);
      const { issuer, origins, scopes, facilityIds } = body;
      const given = { issuer, audience: data.audience, origins, scopes, facilities: facilityIds };
      call.noted({ partner: data.partnerId, given });
      return { data, key };
    },
    WITHOUT_KEY,
  );

const updateRoute = (reach: WebhookReach): Route =>
  route(
    updatePartner,
    async ({ body }, call) => {
      const { data, key, changes } = await changePartnerRecord(call.tx, body, administratorOf(call), reach);
      call.noted({ partner: data.partnerId, changes, ...(key === null ? {} : { newKey: true }) });
      return { data, key };
    },
    WITHOUT_KEY,
  );

/**
 * Routes for the organisation's partners, for users with `settings`; `reach` limits the addresses of their providers.
 */
export const partnerRoutes = (reach: WebhookReach): readonly Route[] => [
  listRoute,
  addRoute(reach),
  updateRoute(reach),
];
