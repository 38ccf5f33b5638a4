import * as v from 'valibot';
import { defineEndpoint, nonEmptyTextSchema, unixSecondsSchema, uuidSchema } from '#http';
import { REGISTRATION_TEXT } from './limits.ts';
import { duplicateSchema, registeredPatientSchema } from './registered-patient.ts';
import { registrationChangeSchema, registrationSchema } from './registration.ts';

const answer = v.looseObject({ vitaId: uuidSchema, data: registeredPatientSchema });

/** Most of the patients somebody may already be, in one answer. */
export const MAX_DUPLICATES = 20;

/** The patients that were shown as possibly the same, and why this is somebody else; it stands in the audit. */
const notDuplicateSchema = v.strictObject({
  vitaIds: v.pipe(v.array(uuidSchema), v.maxLength(MAX_DUPLICATES)),
  reason: nonEmptyTextSchema(REGISTRATION_TEXT.reason),
});

/**
 * Makes a patient of this facility. `vitaId` is made by the client, so that a repeat after a lost answer makes nobody
 * twice, even with another key. Refused with `uhid-taken`: `uhidOwner` reads from the problem who has the
 * UHID here; with `patient-elsewhere`: somebody at another facility has it; with `conflict`: another patient has the id.
 */
export const registerPatient = defineEndpoint({
  name: 'user/register',
  summary: 'Register a patient at this facility',
  service: 'auth',
  method: 'POST',
  path: '/user/register',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({
    ...registrationSchema.entries,
    vitaId: uuidSchema,
    notDuplicateOf: v.optional(notDuplicateSchema),
  }),
  answer,
});

/** A registered patient whole, as `user/update` changes them. */
export const getRegistration = defineEndpoint({
  name: 'user/registration',
  summary: 'Everything a patient is registered with',
  service: 'auth',
  method: 'GET',
  path: '/user/registration',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer,
});

/**
 * Changes what is named and leaves the rest. A list that is named is replaced as a whole, but for programmes, which are
 * only added; a former UHID stays findable. `updatedAt` names the version the change was made from: after somebody
 * else's change it is a `conflict`, and nothing is stored; `newerRegistration` reads the newer one from the problem.
 */
export const updatePatient = defineEndpoint({
  name: 'user/update',
  summary: 'Change what a patient is registered with',
  service: 'auth',
  method: 'POST',
  path: '/user/update',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({
    ...registrationChangeSchema.entries,
    vitaId: uuidSchema,
    updatedAt: unixSecondsSchema,
  }),
  answer,
});

const { names, birthDate, age, phones, uhid } = registrationChangeSchema.entries;

/**
 * Patients somebody may already be, before they are registered: by UHID, by a phone, by a name with a birth date that
 * fits. Those of this facility in full; of others only that there is one, who is asked for at that facility.
 * POST, so that names and phone numbers never stand in an address.
 */
export const listDuplicates = defineEndpoint({
  name: 'user/duplicates',
  summary: 'Patients somebody may already be',
  service: 'auth',
  method: 'POST',
  path: '/user/duplicates',
  token: 'bearer',
  body: v.strictObject({
    names,
    birthDate,
    age,
    phones,
    uhid,
    /** The patient who is being changed, who is not a duplicate of themselves. */
    except: v.optional(uuidSchema),
  }),
  answer: v.looseObject({
    /** The likeliest first. */
    data: v.array(duplicateSchema),
    /** Whether somebody at another facility of the organisation fits by UHID, or by name with phone or birth date. */
    elsewhere: v.boolean(),
  }),
});

export const registrationEndpoints = [
  registerPatient,
  getRegistration,
  updatePatient,
  listDuplicates,
] as const;
