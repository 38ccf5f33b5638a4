import * as v from 'valibot';
import { CHANGES_REGISTRATIONS, REGISTERS_PATIENTS } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, nonEmptyTextSchema, unixSecondsSchema, uuidSchema } from '#http';
import * as words from '../words/en.ts';
import { changeReasonSchema } from './change-reason.ts';
import { enrolmentChangeSchema } from './enrolment-change.ts';
import { REGISTRATION_TEXT } from './limits.ts';
import { duplicateSchema, registeredPatientSchema } from './registered-patient.ts';
import { registrationChangeSchema, registrationSchema } from './registration.ts';
import { changedPartsSchema } from './registration-change.ts';
import { registrationHistoryEntrySchema } from './registration-history.ts';
import { statusChangeSchema } from './status-change.ts';

const answer = v.looseObject({ vitaId: uuidSchema, data: registeredPatientSchema });

/** Maximum possible duplicates in one response. */
export const MAX_DUPLICATES = 20;

/** The shown duplicates, and why this is a different person. Audited. */
const notDuplicateSchema = v.strictObject({
  vitaIds: v.pipe(v.array(uuidSchema), v.maxLength(MAX_DUPLICATES)),
  reason: nonEmptyTextSchema(REGISTRATION_TEXT.reason),
});

export const newRegistrationEntries = {
  ...registrationSchema.entries,
  vitaId: uuidSchema,
  notDuplicateOf: v.optional(notDuplicateSchema),
};

/**
 * Registers a patient at this facility.
 * The client creates `vitaId`, so that a retry never registers twice, even with another key. Fails with `uhid-taken`
 * (use `uhidOwner` for the patient), with `patient-elsewhere` if another facility has the UHID, and with `conflict` if
 * another patient has the id.
 */
export const registerPatient = defineEndpoint({
  name: 'user/register',
  summary: 'Register a patient at this facility',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...REGISTERS_PATIENTS,
  audit: wordLabel(words.registration, 'registerPatient'),
  path: '/user/register',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject(newRegistrationEntries),
  answer,
});

/** Returns a registered patient with all fields of `user/update`. */
export const getRegistration = defineEndpoint({
  name: 'user/registration',
  summary: 'Registration of a patient',
  service: 'auth',
  method: 'GET',
  writes: false,
  ...REGISTERS_PATIENTS,
  audit: wordLabel(words.registration, 'getRegistration'),
  path: '/user/registration',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer,
});

/**
 * Changes the given values, with a reason, and leaves the rest.
 * A list is replaced, but entries with `of` keep absent properties. Programmes can only be added; a former UHID can
 * still be found. `updatedAt` is the version that was edited. If someone else changed it, the call fails with
 * `conflict` and stores nothing; use `newerRegistration` for the current version.
 */
export const updatePatient = defineEndpoint({
  name: 'user/update',
  summary: "Change a patient's registration",
  service: 'auth',
  method: 'POST',
  writes: true,
  ...CHANGES_REGISTRATIONS,
  audit: wordLabel(words.registration, 'updatePatient'),
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
 * Enrols a patient, ends an enrolment, or corrects its start, at this facility.
 * Joining again after an end creates a new enrolment. Fails with `conflict` if the patient is already enrolled, or not
 * enrolled.
 */
export const activateProgramme = defineEndpoint({
  name: 'activateprogram',
  summary: 'Enrol a patient in a programme, or end an enrolment',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...CHANGES_REGISTRATIONS,
  audit: wordLabel(words.registration, 'activateProgramme'),
  path: '/activateprogram',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ vitaId: uuidSchema, ...enrolmentChangeSchema.entries }),
  answer,
});

/**
 * Records or reverts a withdrawal of consent or a death. Patients who withdrew or died are no longer called or written
 * to, at any facility. Fails with `conflict` if the status is already set.
 */
export const updateStatus = defineEndpoint({
  name: 'update/status',
  summary: 'Record a withdrawn consent or a death, or undo it',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...CHANGES_REGISTRATIONS,
  audit: wordLabel(words.registration, 'updateStatus'),
  path: '/update/status',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ vitaId: uuidSchema, ...statusChangeSchema.entries }),
  answer,
});

/** Lists the changes of a registration with author, time, reason and content, newest first. */
export const getRegistrationHistory = defineEndpoint({
  name: 'user/history',
  summary: "Changes of a patient's registration",
  service: 'auth',
  method: 'GET',
  writes: false,
  ...CHANGES_REGISTRATIONS,
  audit: wordLabel(words.registration, 'getRegistrationHistory'),
  path: '/user/history',
  token: 'bearer',
  query: v.strictObject({
    vitaId: uuidSchema,
    /** `next` from the previous page. */
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
 * Finds possible duplicates before registration: by UHID, phone, or name with a matching birth date.
 * Patients of this facility are returned in full; for others only the fact that there is one. POST keeps names and
 * phone numbers out of addresses.
 */
export const listDuplicates = defineEndpoint({
  name: 'user/duplicates',
  summary: 'Possible duplicates before registration',
  service: 'auth',
  method: 'POST',
  writes: false,
  ...REGISTERS_PATIENTS,
  audit: wordLabel(words.registration, 'listDuplicates'),
  path: '/user/duplicates',
  token: 'bearer',
  body: v.strictObject({
    names,
    birthDate,
    age,
    phones,
    uhid,
    /** The patient being changed, who is not their own duplicate. */
    except: v.optional(uuidSchema),
  }),
  answer: v.looseObject({
    /** Likeliest first. */
    data: v.array(duplicateSchema),
    /** Whether someone at another facility of the organisation matches by UHID, or by name with phone or birth date. */
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
