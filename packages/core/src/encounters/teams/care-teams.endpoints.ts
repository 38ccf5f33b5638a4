import * as v from 'valibot';
import { BOOKING_SCOPES } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, uuidSchema } from '#http';
import * as words from '../words/en.ts';
import {
  careTeamSchema,
  insteadQuerySchema,
  insteadSchema,
  newCareTeamSchema,
  ownTeamsSchema,
} from './care-team.ts';

const careTeamAnswer = v.looseObject({ data: careTeamSchema });
const versionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const listCareTeams = defineEndpoint({
  name: 'careteam/list',
  summary: 'Care teams of the facility, with members and stand-ins',
  service: 'auth',
  method: 'GET',
  writes: false,
  scopes: [...BOOKING_SCOPES, 'care-provider-teams'],
  audit: wordLabel(words.careTeams, 'listCareTeams'),
  path: '/careteam/list',
  token: 'bearer',
  query: v.strictObject({}),
  answer: v.looseObject({ data: v.array(careTeamSchema) }),
});

export const getOwnTeams = defineEndpoint({
  name: 'careteam/mine',
  summary: 'Teams of the caller at the facility, and the colleagues they cover today',
  service: 'auth',
  method: 'GET',
  writes: false,
  scopes: BOOKING_SCOPES,
  audit: wordLabel(words.careTeams, 'getOwnTeams'),
  path: '/careteam/mine',
  token: 'bearer',
  query: v.strictObject({}),
  answer: v.looseObject({ data: ownTeamsSchema }),
});

/** Reports only whether a care provider is away, not why or for how long. */
export const listInstead = defineEndpoint({
  name: 'careteam/instead',
  summary: 'Alternatives to a care provider at a time',
  service: 'auth',
  method: 'GET',
  writes: false,
  scopes: BOOKING_SCOPES,
  audit: wordLabel(words.careTeams, 'listInstead'),
  path: '/careteam/instead',
  token: 'bearer',
  query: insteadQuerySchema,
  answer: v.looseObject({ data: insteadSchema }),
});

export const addCareTeam = defineEndpoint({
  name: 'careteam/add',
  summary: 'Add a care team to the facility',
  service: 'auth',
  method: 'POST',
  writes: true,
  scopes: ['care-provider-teams'],
  audit: wordLabel(words.careTeams, 'addCareTeam'),
  path: '/careteam/add',
  token: 'bearer',
  /** The id is created by the client, so that a retry is the same team. */
  body: v.strictObject({ id: uuidSchema, team: newCareTeamSchema }),
  answer: careTeamAnswer,
  idempotent: true,
});

/** Replaces name, members and stand-ins. Fails with `conflict` if the version is outdated. */
export const updateCareTeam = defineEndpoint({
  name: 'careteam/update',
  summary: 'Change a care team',
  service: 'auth',
  method: 'POST',
  writes: true,
  scopes: ['care-provider-teams'],
  audit: wordLabel(words.careTeams, 'updateCareTeam'),
  path: '/careteam/update',
  token: 'bearer',
  body: v.strictObject({ careTeamId: uuidSchema, version: versionSchema, team: newCareTeamSchema }),
  answer: careTeamAnswer,
  idempotent: true,
});

/** Deletes a team. Encounters that were offered to it stay, without an offer. */
export const deleteCareTeam = defineEndpoint({
  name: 'careteam/delete',
  summary: 'Remove a care team',
  service: 'auth',
  method: 'POST',
  writes: true,
  scopes: ['care-provider-teams'],
  audit: wordLabel(words.careTeams, 'deleteCareTeam'),
  path: '/careteam/delete',
  token: 'bearer',
  body: v.strictObject({ careTeamId: uuidSchema, version: versionSchema }),
  answer: v.looseObject({}),
  idempotent: true,
});

export const careTeamEndpoints = [
  listCareTeams,
  getOwnTeams,
  listInstead,
  addCareTeam,
  updateCareTeam,
  deleteCareTeam,
] as const;
