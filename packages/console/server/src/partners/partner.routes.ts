import { addPartner, listPartners, updatePartner } from '@careline/core/administration';
import { type Route, route } from '../platform/http/route.ts';
import { administratorOf } from '../staff/staff.routes.ts';
import { addPartnerRecord, changePartnerRecord, listPartnerRecords } from './partners.ts';

/** A key is shown once: what is kept for repeats has none. */
const WITHOUT_KEY = { storedAnswer: <Answer extends object>(answer: Answer) => ({ ...answer, key: null }) };

const listRoute: Route = route(listPartners, async (_, { tx, caller }) => ({
  data: await listPartnerRecords(tx, caller.organisationId),
}));

const addRoute: Route = route(
  addPartner,
  async ({ body }, call) => {
    const { data, key } = await addPartnerRecord(call.tx, body, administratorOf(call));
    const { issuer, origins, scopes, facilityIds } = body;
    const given = { issuer, audience: data.audience, origins, scopes, facilities: facilityIds };
    call.noted({ partner: data.partnerId, given });
    return { data, key };
  },
  WITHOUT_KEY,
);

const updateRoute: Route = route(
  updatePartner,
  async ({ body }, call) => {
    const { data, key, changes } = await changePartnerRecord(call.tx, body, administratorOf(call));
    call.noted({ partner: data.partnerId, changes, ...(key === null ? {} : { newKey: true }) });
    return { data, key };
  },
  WITHOUT_KEY,
);

/** The partners of the caller's organisation, for whoever holds `settings`. */
export const partnerRoutes: readonly Route[] = [listRoute, addRoute, updateRoute];
