import {
  addCareTeam,
  deleteCareTeam,
  getOwnTeams,
  listCareTeams,
  listInstead,
  updateCareTeam,
} from '@careline/core/internal/encounters/teams';
import { entryOf, refuseFaults } from '../../platform/access/entry.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { requireCareProvider } from '../care-providers.ts';
import * as teams from './care-teams.ts';
import { readInstead } from './instead.ts';
import { readOwnTeams } from './own-teams.ts';

/** Routes for the care teams of the caller's facility and for finding a substitute. */
export const careTeamRoutes: readonly Route[] = [
  route(listCareTeams, async (_, { tx, caller }) => ({
    data: await teams.readCareTeams(tx, caller.facilityId),
  })),

  route(getOwnTeams, async (_, call) => ({ data: await readOwnTeams(call.tx, entryOf(call)) })),

  route(listInstead, async ({ query }, { tx, caller }) => {
    if (query.end < query.start) refuseFaults([{ path: 'end', message: 'must not be before start' }]);
    await requireCareProvider(tx, query.careProviderId, caller, 'careProviderId');
    return { data: await readInstead(tx, query, caller) };
  }),

  route(addCareTeam, async ({ body: { id, team } }, call) => {
    call.noted({ careTeam: id });
    return { data: await teams.addCareTeam(call.tx, id, team, entryOf(call)) };
  }),

  route(updateCareTeam, async ({ body }, call) => {
    call.noted({ careTeam: body.careTeamId });
    return { data: await teams.updateCareTeam(call.tx, body, entryOf(call)) };
  }),

  route(deleteCareTeam, async ({ body }, call) => {
    call.noted({ careTeam: body.careTeamId });
    await teams.deleteCareTeam(call.tx, body, entryOf(call));
    return {};
  }),
];
