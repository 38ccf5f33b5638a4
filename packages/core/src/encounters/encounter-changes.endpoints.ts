import * as v from 'valibot';
import { BOOKS_ENCOUNTERS, BOOKS_HEALTH_CHECKS, ENCOUNTER_SCOPES } from '#access';
import { newLeftOpenListSchema } from '#finishing';
import { defineEndpoint, uuidSchema } from '#http';
import { newMetaInfoSchema } from '#metrics';
import { addendumSchema, encounterSchema } from './encounter.ts';
import {
  newAddendumSchema,
  newEncounterEventSchema,
  newEncounterMoveSchema,
  newEncounterSchema,
  newPeriodSchema,
} from './new-encounter.ts';

/** The encounter's version a change is made from; 0 of one that an import brought. */
const versionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Creates an encounter (specification 7.3); it begins with the status `CREATED` and takes a place of its slot. */
export const createEncounter = defineEndpoint({
  name: 'encounters/create',
  summary: 'Create an encounter',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...BOOKS_ENCOUNTERS,
  audit: { en: 'Booked an encounter', hi: 'एनकाउंटर बुक किया गया' },
  path: '/create',
  token: 'bearer',
  body: v.strictObject({ encounter: newEncounterSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: encounterSchema }),
  idempotent: true,
});

/**
 * Moves an encounter on in its lifecycle; an event its status does not accept is a conflict that names those it does.
 * Completing it while a critical item of the patient is open and has no reason is refused as `items-open`, with the items.
 */
export const addEncounterEvent = defineEndpoint({
  name: 'encounters/event',
  summary: 'What happens to an encounter: assigned, accepted, declined, rejected, completed, cancelled',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...BOOKS_ENCOUNTERS,
  audit: { en: 'Recorded what became of an encounter', hi: 'एनकाउंटर का क्या हुआ, दर्ज किया गया' },
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

/** Notes that the patient is there, or ready before the camera. It changes no status. */
export const noteArrival = defineEndpoint({
  name: 'encounters/arrive',
  summary: 'Note that the patient has arrived',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...BOOKS_ENCOUNTERS,
  audit: { en: 'Recorded that a patient arrived', hi: 'मरीज़ का आना दर्ज किया गया' },
  path: '/arrive',
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

/** Offers an encounter that nobody is assigned to to a care team, or to nobody. It changes no status. */
export const offerEncounter = defineEndpoint({
  name: 'encounters/offer',
  summary: 'Offer an encounter to a care team',
  service: 'encounters',
  method: 'POST',
  writes: true,
  scopes: ENCOUNTER_SCOPES,
  audit: { en: 'Offered an encounter to a care team', hi: 'परामर्श देखभाल टीम को दिया गया' },
  path: '/offer',
  token: 'bearer',
  body: v.strictObject({
    vitaId: uuidSchema,
    encounterId: uuidSchema,
    version: versionSchema,
    careTeamId: v.nullable(uuidSchema),
    metaInfo: newMetaInfoSchema,
  }),
  answer: v.looseObject({ vitaId: uuidSchema, data: encounterSchema }),
  idempotent: true,
});

/**
 * Gives an encounter another time in one step: the place it had is free, the place it takes is taken. It keeps its id. A
 * health check names the slot, a consultation the period.
 */
export const moveEncounter = defineEndpoint({
  name: 'encounters/move',
  summary: 'Move an encounter to another time',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...BOOKS_ENCOUNTERS,
  audit: { en: 'Moved an encounter to another time', hi: 'एनकाउंटर का समय बदला गया' },
  path: '/move',
  token: 'bearer',
  body: v.pipe(
    v.strictObject({
      vitaId: uuidSchema,
      encounterId: uuidSchema,
      version: versionSchema,
      slotId: v.optional(uuidSchema),
      period: v.optional(newPeriodSchema),
      move: newEncounterMoveSchema,
    }),
    v.forward(
      v.check(
        ({ slotId, period }) => (slotId === undefined) !== (period === undefined),
        'must say a period or a slot, not both',
      ),
      ['period'],
    ),
  ),
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
  writes: true,
  ...BOOKS_HEALTH_CHECKS,
  audit: { en: 'Recorded that an encounter took place', hi: 'एनकाउंटर हो गया, दर्ज किया गया' },
  path: '/finish',
  token: 'bearer',
  body: v.strictObject({
    vitaId: uuidSchema,
    encounterId: uuidSchema,
    version: versionSchema,
    /** Why each critical item is left open. */
    leftOpen: v.optional(newLeftOpenListSchema),
    metaInfo: newMetaInfoSchema,
  }),
  answer: v.looseObject({ vitaId: uuidSchema, data: encounterSchema }),
  idempotent: true,
});

/** Adds a text to a completed encounter. It changes neither the status nor the version. */
export const addAddendum = defineEndpoint({
  name: 'encounters/addendum',
  summary: 'Add a signed text to a completed encounter',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...BOOKS_ENCOUNTERS,
  audit: { en: 'Added an addendum to an encounter', hi: 'एनकाउंटर में पूरक टिप्पणी जोड़ी गई' },
  path: '/addendum',
  token: 'bearer',
  body: v.strictObject({ vitaId: uuidSchema, encounterId: uuidSchema, addendum: newAddendumSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: v.array(addendumSchema) }),
  idempotent: true,
});

export const encounterChangeEndpoints = [
  createEncounter,
  addEncounterEvent,
  noteArrival,
  offerEncounter,
  moveEncounter,
  finishEncounter,
  addAddendum,
] as const;
