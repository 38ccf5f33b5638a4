import {
  addEncounterEvent,
  createEncounter,
  getEncounter,
  listAllEncounters,
  listCareProviders,
  listDayBoard,
  listEncounters,
  listMyEncounters,
  listPatientEncounters,
  listSlots,
  noteArrival,
  offerEncounter,
  seesConsultations,
} from '@careline/core/internal/encounters';
import type { PatientMessaging } from '../messages/message-carrier.ts';
import { requirePatient } from '../platform/access/access.ts';
import { refuseFaults } from '../platform/access/entry.ts';
import { type Call, type Route, route } from '../platform/http/route.ts';
import { readAddendaOf } from './addenda.ts';
import * as careProviders from './care-providers.ts';
import * as creation from './create-encounter.ts';
import { readBoard } from './day-board.ts';
import { encounterEntryOf } from './encounter-entry.ts';
import * as list from './encounter-list.ts';
import { readSlots } from './encounter-slots.ts';
import * as encounters from './encounters.ts';
import * as offers from './teams/offer-encounter.ts';
import { readOwnTeams } from './teams/own-teams.ts';

type Filters = Omit<list.EncounterFilters, 'timeZone' | 'now'>;

/** Returns a page of a list and records its patients in the audit. */
async function page(
  { tx, caller, touched, now }: Call,
  reach: list.EncounterReach,
  filters: Filters,
): Promise<list.EncounterPage> {
  const { from, to } = filters;
  if (from && to && from > to) refuseFaults([{ path: 'to', message: 'must not be before from' }]);
  const found = await list.listEncounters(tx, reach, { ...filters, timeZone: caller.timeZone, now });
  touched(...found.data.map(({ vitaId }) => vitaId));
  return found;
}

/** Returns the caller's own encounters, also those they stand in for, or the offers to their teams. */
async function reachOfOwn(
  { tx, caller, now }: Call,
  whose: 'own' | 'circle' | 'offered' = 'own',
): Promise<list.EncounterReach> {
  const { facilityId, staffId } = caller;
  if (whose === 'own') return { facilityId, careProviderIds: [staffId] };
  const { teams, standsInFor } = await readOwnTeams(tx, { ...caller, now });
  return whose === 'offered'
    ? { facilityId, offeredTo: teams.map(({ id }) => id) }
    : { facilityId, careProviderIds: [staffId, ...standsInFor.map(({ careProvider }) => careProvider.id)] };
}

export const encounterRoutes = (messaging: PatientMessaging): readonly Route[] => [
  route(createEncounter, async ({ body: { encounter } }, call) => {
    const { vitaId } = encounter;
    call.touched(vitaId);
    return {
      vitaId,
      data: await creation.createEncounter(call.tx, encounter, encounterEntryOf(call, messaging)),
    };
  }),

  route(listEncounters, async ({ query }, call) => {
    const { tx, caller } = call;
    if (query.vitaId) await requirePatient(tx, caller, query.vitaId);
    const kind = seesConsultations(caller.scopes) ? query.kind : 'health-check';
    return { ...(await page(call, { facilityId: caller.facilityId }, { ...query, kind })) };
  }),

  route(listMyEncounters, async ({ query }, call) => {
    return { ...(await page(call, await reachOfOwn(call, query.whose), query)) };
  }),

  route(listAllEncounters, async ({ query }, call) => ({
    ...(await page(call, { workedAtBy: call.caller.staffId }, query)),
  })),

  route(listPatientEncounters, async ({ query }, call) => {
    const { tx, caller, touched } = call;
    const { vitaId } = query;
    await requirePatient(tx, caller, vitaId);
    touched(vitaId);
    return { vitaId, ...(await page(call, { facilityId: caller.facilityId }, query)) };
  }),

  route(listDayBoard, async ({ query }, { tx, caller, now, touched }) => {
    const { facilityId, timeZone } = caller;
    const board = await readBoard(tx, { facilityId, timeZone, now, ...query });
    touched(...board.data.map(({ encounter }) => encounter.vitaId));
    return board;
  }),

  route(listCareProviders, async (_, { tx, caller }) => ({
    data: await careProviders.listCareProviders(tx, caller.facilityId),
  })),

  route(getEncounter, async ({ query: { id } }, { tx, caller, touched }) => {
    const data = await encounters.readEncounter(tx, caller, id);
    touched(data.encounter.vitaId);
    const addenda = (await readAddendaOf(tx, [id])).get(id) ?? [];
    return { vitaId: data.encounter.vitaId, data: { ...data, addenda } };
  }),

  route(addEncounterEvent, async ({ body }, call) => {
    const { vitaId } = body;
    call.touched(vitaId);
    return {
      vitaId,
      data: await encounters.changeEncounter(call.tx, body, encounterEntryOf(call, messaging)),
    };
  }),

  route(noteArrival, async ({ body }, call) => {
    const { vitaId } = body;
    call.touched(vitaId);
    return { vitaId, data: await encounters.noteArrival(call.tx, body, encounterEntryOf(call, messaging)) };
  }),

  route(offerEncounter, async ({ body }, call) => {
    const { vitaId, careTeamId } = body;
    call.touched(vitaId);
    call.noted({ careTeam: careTeamId });
    return { vitaId, data: await offers.offerEncounter(call.tx, body, encounterEntryOf(call, messaging)) };
  }),

  route(listSlots, async ({ query }, { tx, caller, now }) => {
    const { facilityId, timeZone } = caller;
    return { data: await readSlots(tx, { facilityId, timeZone, now, ...query }) };
  }),
];
