import * as v from 'valibot';
import { BOOKS_ENCOUNTERS, BOOKS_HEALTH_CHECKS, ENCOUNTER_SCOPES, READS_ENCOUNTERS } from '#access';
import { newLeftOpenListSchema } from '#finishing';
import { wordLabel } from '#formatting';
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
import * as words from './words/en.ts';

/** Version that the change is based on; 0 for an imported encounter. */
const versionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Creates an encounter (specification 7.3) with the status `CREATED`. Takes a place of its slot. */
export const createEncounter = defineEndpoint({
  name: 'encounters/create',
  summary: 'Create an encounter',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...BOOKS_ENCOUNTERS,
  audit: wordLabel(words.encounterChanges, 'createEncounter'),
  path: '/create',
  token: 'bearer',
  body: v.strictObject({ encounter: newEncounterSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: encounterSchema }),
  idempotent: true,
});

/**
 * Applies a lifecycle event.
 * Fails with `conflict` and the accepted events if the status does not accept it. `complete` fails with `items-open`
 * if the patient has open critical items without a reason.
 */
export const addEncounterEvent = defineEndpoint({
  name: 'encounters/event',
  summary: 'Apply a lifecycle event: assign, accept, decline, reject, complete or cancel',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...BOOKS_ENCOUNTERS,
  audit: wordLabel(words.encounterChanges, 'addEncounterEvent'),
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

/** Records that the patient has arrived or is ready on camera. Does not change the status. */
export const noteArrival = defineEndpoint({
  name: 'encounters/arrive',
  summary: 'Record that the patient has arrived',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...BOOKS_ENCOUNTERS,
  audit: wordLabel(words.encounterChanges, 'noteArrival'),
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

/** Offers an unassigned encounter to a care team, or withdraws the offer. Does not change the status. */
export const offerEncounter = defineEndpoint({
  name: 'encounters/offer',
  summary: 'Offer an encounter to a care team',
  service: 'encounters',
  method: 'POST',
  writes: true,
  scopes: ENCOUNTER_SCOPES,
  audit: wordLabel(words.encounterChanges, 'offerEncounter'),
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
 * Moves an encounter to another time in one step: frees its place and takes the new one. The id stays.
 * Health checks use a slot, consultations a period.
 */
export const moveEncounter = defineEndpoint({
  name: 'encounters/move',
  summary: 'Move an encounter to another time',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...BOOKS_ENCOUNTERS,
  audit: wordLabel(words.encounterChanges, 'moveEncounter'),
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
        'must have either a period or a slot, not both',
      ),
      ['period'],
    ),
  ),
  answer: v.looseObject({ vitaId: uuidSchema, data: encounterSchema }),
  idempotent: true,
});

/**
 * Records that an encounter took place.
 * Applies the remaining lifecycle events, one row each, with the caller as assignee.
 */
export const finishEncounter = defineEndpoint({
  name: 'encounters/finish',
  summary: 'Record that an encounter took place',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...BOOKS_HEALTH_CHECKS,
  audit: wordLabel(words.encounterChanges, 'finishEncounter'),
  path: '/finish',
  token: 'bearer',
  body: v.strictObject({
    vitaId: uuidSchema,
    encounterId: uuidSchema,
    version: versionSchema,
    /** Reason for each critical item that is left open. */
    leftOpen: v.optional(newLeftOpenListSchema),
    metaInfo: newMetaInfoSchema,
  }),
  answer: v.looseObject({ vitaId: uuidSchema, data: encounterSchema }),
  idempotent: true,
});

/** Adds a text to a completed encounter. Does not change status or version. */
export const addAddendum = defineEndpoint({
  name: 'encounters/addendum',
  summary: 'Add a signed addendum to a completed encounter',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...READS_ENCOUNTERS,
  audit: wordLabel(words.encounterChanges, 'addAddendum'),
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
