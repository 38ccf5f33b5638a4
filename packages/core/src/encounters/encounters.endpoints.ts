import * as v from 'valibot';
import { defineEndpoint, uuidSchema } from '#http';
import { encounterSchema, newEncounterSchema } from './encounter.ts';

/** Creates an encounter (specification 7.3); it begins with the status `CREATED`. */
export const createEncounter = defineEndpoint({
  name: 'encounters/create',
  summary: 'Create an encounter',
  service: 'encounters',
  method: 'POST',
  path: '/create',
  token: 'bearer',
  body: v.strictObject({ encounter: newEncounterSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: encounterSchema }),
  idempotent: true,
});
