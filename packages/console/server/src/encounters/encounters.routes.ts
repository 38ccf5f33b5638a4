import {
  addEncounterEvent,
  createEncounter,
  getEncounter,
  listEncounters,
  listSlots,
} from '@careline/core/encounters';
import { requirePatient } from '../platform/access/access.ts';
import { refuseFaults } from '../platform/access/entry.ts';
import { entryOf } from '../platform/access/entry-of.ts';
import { type Route, route } from '../platform/http/route.ts';
import * as list from './encounter-list.ts';
import { readSlots } from './encounter-slots.ts';
import * as encounters from './encounters.ts';

export const encounterRoutes: readonly Route[] = [
  route(createEncounter, async ({ body: { encounter } }, call) => {
    const { vitaId } = encounter;
    call.touched(vitaId);
    return { vitaId, data: await encounters.createEncounter(call.tx, encounter, entryOf(call)) };
  }),

  route(listEncounters, async ({ query }, { tx, caller, touched }) => {
    const { facilityId, timeZone } = caller;
    const { from, to, vitaId } = query;
    if (from && to && from > to) refuseFaults([{ path: 'to', message: 'must not be before from' }]);
    if (vitaId) await requirePatient(tx, caller, vitaId);
    const page = await list.listEncounters(tx, { facilityId, timeZone, ...query });
    touched(...page.data.map((encounter) => encounter.vitaId));
    return { ...page };
  }),

  route(getEncounter, async ({ query: { id } }, { tx, caller, touched }) => {
    const data = await encounters.readEncounter(tx, caller, id);
    touched(data.encounter.vitaId);
    return { vitaId: data.encounter.vitaId, data };
  }),

  route(addEncounterEvent, async ({ body }, call) => {
    const { vitaId } = body;
    call.touched(vitaId);
    return { vitaId, data: await encounters.changeEncounter(call.tx, body, entryOf(call)) };
  }),

  route(listSlots, async ({ query }, { tx, caller, now }) => {
    const { facilityId, timeZone } = caller;
    return { data: await readSlots(tx, { facilityId, timeZone, now, ...query }) };
  }),
];
