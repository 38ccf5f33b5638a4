import {
  addFacility,
  closeFacility,
  listFacilities,
  readFacilityConsequences,
  readSetup,
  reopenFacility,
  updateFacility,
} from '@careline/core/internal/administration';
import { type Call, type Route, route } from '../platform/http/route.ts';
import { addFacilityRecord, changeFacilityRecord, facilityFieldsOf } from './change-facilities.ts';
import { closeFacilityRecord, consequencesOf, reopenFacilityRecord } from './close-facility.ts';
import { type FacilityActor, listFacilityRecords, requireFacility } from './facility-records.ts';
import { setupSteps } from './setup-steps.ts';

const actorOf = ({ caller, now }: Call): FacilityActor => ({
  organisationId: caller.organisationId,
  staffId: caller.staffId,
  now,
});

const consequencesRoute: Route = route(readFacilityConsequences, async ({ query: { facilityId } }, call) => {
  requireFacility(await listFacilityRecords(call.tx, actorOf(call)), facilityId);
  call.noted({ facility: facilityId });
  return { data: await consequencesOf(call.tx, facilityId) };
});

/** Routes for the facilities of the caller's organisation, for users with `settings`. */
export const facilityRoutes: readonly Route[] = [
  route(listFacilities, async (_, call) => ({ data: await listFacilityRecords(call.tx, actorOf(call)) })),

  route(addFacility, async ({ body }, call) => {
    const data = await addFacilityRecord(call.tx, body, actorOf(call));
    call.noted({ facility: data.facilityId, given: facilityFieldsOf(data) });
    return { data };
  }),

  route(updateFacility, async ({ body }, call) => {
    const { data, changes } = await changeFacilityRecord(call.tx, body, actorOf(call));
    call.noted({ facility: data.facilityId, changes });
    return { data };
  }),

  consequencesRoute,

  route(closeFacility, async ({ body }, call) => {
    const actor = { ...actorOf(call), facilityId: call.caller.facilityId };
    const { data, changes, consequences } = await closeFacilityRecord(call.tx, body, actor);
    const withoutFacility = consequences?.withoutFacility.map(({ id }) => id) ?? [];
    call.noted({ facility: data.facilityId, reason: body.reason, changes, withoutFacility });
    return { data };
  }),

  route(readSetup, async (_, { tx, caller, now }) => ({ data: [...(await setupSteps(tx, caller, now))] })),

  route(reopenFacility, async ({ body }, call) => {
    const { data, changes } = await reopenFacilityRecord(call.tx, body, actorOf(call));
    call.noted({ facility: data.facilityId, changes });
    return { data };
  }),
];
