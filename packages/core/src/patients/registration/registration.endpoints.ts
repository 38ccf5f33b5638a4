import * as v from 'valibot';
import { CHANGES_REGISTRATIONS, REGISTERS_PATIENTS } from '#access';
import { defineEndpoint, nonEmptyTextSchema, unixSecondsSchema, uuidSchema } from '#http';
import { changeReasonSchema } from './change-reason.ts';
import { enrolmentChangeSchema } from './enrolment-change.ts';
import { REGISTRATION_TEXT } from './limits.ts';
import { duplicateSchema, registeredPatientSchema } from './registered-patient.ts';
import { registrationChangeSchema, registrationSchema } from './registration.ts';
import { changedPartsSchema } from './registration-change.ts';
import { registrationHistoryEntrySchema } from './registration-history.ts';
import { statusChangeSchema } from './status-change.ts';

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
  writes: true,
  ...REGISTERS_PATIENTS,
  audit: { en: 'Registered a patient', hi: 'मरीज़ का पंजीकरण किया गया' },
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
  writes: false,
  ...REGISTERS_PATIENTS,
  audit: { en: 'Opened what a patient is registered with', hi: 'मरीज़ के पंजीकरण का विवरण खोला गया' },
  path: '/user/registration',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer,
});

/**
 * Changes what is named, with a reason, and leaves the rest. A list that is named holds what is to be there afterwards;
 * entries that say which one they are (`of`) keep what they do not name. Programmes are only added; a former UHID stays
 * findable. `updatedAt` names the version the change was made from: after somebody else's change it is a `conflict`, and
 * nothing is stored; `newerRegistration` reads the newer one from the problem.
 */
export const updatePatient = defineEndpoint({
  name: 'user/update',
  summary: 'Change what a patient is registered with',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...CHANGES_REGISTRATIONS,
  audit: { en: 'Changed what a patient is registered with', hi: 'मरीज़ के पंजीकरण का विवरण बदला गया' },
  path: '/user/update',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({
    ...changedPartsSchema.entries,
    vitaId: uuidSchema,
    updatedAt: unixSecondsSchema,
    reason: changeReasonSchema,
  }),
  answer,
});

/**
 * Enrols a patient in a programme of this facility, ends an enrolment, or corrects the day on which one began. Who joins
 * again after an end has a new enrolment. Refused with `conflict` where the patient is in the programme already, or is not.
 */
export const activateProgramme = defineEndpoint({
  name: 'activateprogram',
  summary: 'Enrol a patient in a programme, or end an enrolment',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...CHANGES_REGISTRATIONS,
  audit: { en: 'Enrolled a patient in a programme, or ended it', hi: 'मरीज़ को कार्यक्रम में जोड़ा या हटाया गया' },
  path: '/activateprogram',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ vitaId: uuidSchema, ...enrolmentChangeSchema.entries }),
  answer,
});

/**
 * Records that a patient took their consent back, gave it again, or has died, and undoes it. Nobody calls or writes to
 * whoever withdrew or has died, at any facility. Refused with `conflict` where it was so already.
 */
export const updateStatus = defineEndpoint({
  name: 'update/status',
  summary: 'Record a withdrawn consent or a death, or undo it',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...CHANGES_REGISTRATIONS,
  audit: { en: 'Recorded consent or a death', hi: 'सहमति या मृत्यु दर्ज की गई' },
  path: '/update/status',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ vitaId: uuidSchema, ...statusChangeSchema.entries }),
  answer,
});

/** Who changed a patient's registration, when, why, and what; the newest first. */
export const getRegistrationHistory = defineEndpoint({
  name: 'user/history',
  summary: "Changes of a patient's registration",
  service: 'auth',
  method: 'GET',
  writes: false,
  ...CHANGES_REGISTRATIONS,
  audit: { en: 'Looked at the changes of a registration', hi: 'पंजीकरण के बदलाव देखे गए' },
  path: '/user/history',
  token: 'bearer',
  query: v.strictObject({
    vitaId: uuidSchema,
    /** The `next` of the answer before. */
    after: v.optional(uuidSchema),
  }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    data: v.array(registrationHistoryEntrySchema),
    next: v.nullable(uuidSchema),
  }),
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
  writes: false,
  ...REGISTERS_PATIENTS,
  audit: { en: 'Looked for patients somebody may already be', hi: 'पहले से पंजीकृत मिलते-जुलते मरीज़ खोजे गए' },
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
  getRegistrationHistory,
  activateProgramme,
  updateStatus,
  listDuplicates,
] as const;
