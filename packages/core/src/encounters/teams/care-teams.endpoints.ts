import * as v from 'valibot';
import { ENCOUNTER_SCOPES } from '#access';
import { defineEndpoint, uuidSchema } from '#http';
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
  scopes: [...ENCOUNTER_SCOPES, 'care-provider-teams'],
  audit: { en: 'Listed the care teams', hi: 'देखभाल टीमों की सूची देखी गई' },
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
  scopes: ENCOUNTER_SCOPES,
  audit: { en: 'Opened their own care teams', hi: 'अपनी देखभाल टीमें देखी गईं' },
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
  scopes: ENCOUNTER_SCOPES,
  audit: { en: 'Looked for a replacement for a care provider', hi: 'देखभालकर्ता के बदले किसी को खोजा गया' },
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
  audit: { en: 'Added a care team', hi: 'देखभाल टीम जोड़ी गई' },
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
  audit: { en: 'Changed a care team', hi: 'देखभाल टीम बदली गई' },
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
  audit: { en: 'Removed a care team', hi: 'देखभाल टीम हटाई गई' },
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
