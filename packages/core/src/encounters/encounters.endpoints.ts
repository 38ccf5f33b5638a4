import * as v from 'valibot';
import {
  calendarDateSchema,
  defineEndpoint,
  nonEmptyTextSchema,
  queryIntegerSchema,
  uuidSchema,
} from '#http';
import { newMetaInfoSchema } from '#metrics';
import {
  encounterEventSchema,
  encounterSchema,
  newEncounterEventSchema,
  newEncounterMoveSchema,
  newEncounterSchema,
} from './encounter.ts';
import { encounterSlotSchema } from './encounter-slot.ts';
import { ENCOUNTER_STATUSES } from './encounter-status.ts';

export const MAX_ENCOUNTER_PAGE = 50;
/** The most days one answer of slots spans. */
export const MAX_SLOT_DAYS = 31;

/** The encounter's version a change is made from. */
const versionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Creates an encounter (specification 7.3); it begins with the status `CREATED` and takes a place of its slot. */
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

/** Days are those of the facility's zone, both included. */
export const listEncounters = defineEndpoint({
  name: 'encounters/list',
  summary: 'Encounters of the facility, newest first',
  service: 'encounters',
  method: 'GET',
  path: '/list',
  token: 'bearer',
  query: v.strictObject({
    vitaId: v.optional(uuidSchema),
    status: v.optional(v.picklist(ENCOUNTER_STATUSES)),
    from: v.optional(calendarDateSchema),
    to: v.optional(calendarDateSchema),
    limit: v.optional(queryIntegerSchema(1, MAX_ENCOUNTER_PAGE), '20'),
    /** The `next` of the answer before. */
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({ data: v.array(encounterSchema), next: v.nullable(v.string()) }),
});

export const getEncounter = defineEndpoint({
  name: 'encounters/get',
  summary: 'One encounter with everything that happened to it',
  service: 'encounters',
  method: 'GET',
  path: '/get',
  token: 'bearer',
  query: v.strictObject({ id: uuidSchema }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    data: v.looseObject({ encounter: encounterSchema, events: v.array(encounterEventSchema) }),
  }),
});

/** Moves an encounter on in its lifecycle; an event its status does not accept is a conflict that names those it does. */
export const addEncounterEvent = defineEndpoint({
  name: 'encounters/event',
  summary: 'What happens to an encounter: assigned, accepted, declined, rejected, completed, cancelled',
  service: 'encounters',
  method: 'POST',
  path: '/event',
  token: 'bearer',
  body: v.strictObject({
    vitaId: uuidSchema,
    encounterId: uuidSchema,
    version: v.optional(versionSchema),
    event: newEncounterEventSchema,
  }),
  answer: v.looseObject({ vitaId: uuidSchema, data: encounterSchema }),
  idempotent: true,
});

/** Gives an encounter another slot in one step: the place it had is free, the place it takes is taken. It keeps its id. */
export const moveEncounter = defineEndpoint({
  name: 'encounters/move',
  summary: 'Move an encounter to another time',
  service: 'encounters',
  method: 'POST',
  path: '/move',
  token: 'bearer',
  body: v.strictObject({
    vitaId: uuidSchema,
    encounterId: uuidSchema,
    version: versionSchema,
    slotId: uuidSchema,
    move: newEncounterMoveSchema,
  }),
  answer: v.looseObject({ vitaId: uuidSchema, data: encounterSchema }),
  idempotent: true,
});

/**
 * Says that an encounter took place. It goes through the events that are left of its lifecycle, one row each, with the
 * caller as the one who was assigned and accepted.
 */
export const finishEncounter = defineEndpoint({
  name: 'encounters/finish',
  summary: 'Record that an encounter took place',
  service: 'encounters',
  method: 'POST',
  path: '/finish',
  token: 'bearer',
  body: v.strictObject({
    vitaId: uuidSchema,
    encounterId: uuidSchema,
    version: versionSchema,
    metaInfo: newMetaInfoSchema,
  }),
  answer: v.looseObject({ vitaId: uuidSchema, data: encounterSchema }),
  idempotent: true,
});

/** Slots that have not begun, earliest first, full ones included; at most 31 days from `from`. */
export const listSlots = defineEndpoint({
  name: 'slots/list',
  summary: 'Times of the facility that can be booked, with the places left',
  service: 'encounters',
  method: 'GET',
  path: '/slots/list',
  token: 'bearer',
  query: v.strictObject({ from: calendarDateSchema, to: calendarDateSchema }),
  answer: v.looseObject({ data: v.array(encounterSlotSchema) }),
});

export const encounterEndpoints = [
  createEncounter,
  listEncounters,
  getEncounter,
  addEncounterEvent,
  moveEncounter,
  finishEncounter,
  listSlots,
] as const;
