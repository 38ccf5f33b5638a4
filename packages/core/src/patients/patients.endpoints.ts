import * as v from 'valibot';
import { ENCOUNTER_SCOPES, FINDS_PATIENTS } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, nonEmptyTextSchema, uuidSchema } from '#http';
import { patientMatchSchema, patientSchema } from './patient.ts';
import * as words from './words/en.ts';

const MAX_PATIENT_PAGE = 50;

/** POST keeps names and phone numbers out of addresses (design 3). */
export const listPatients = defineEndpoint({
  name: 'user/list',
  summary: 'Search patients by UHID, phone, name or birth date',
  service: 'auth',
  method: 'POST',
  writes: false,
  ...FINDS_PATIENTS,
  audit: wordLabel(words.patients, 'listPatients'),
  path: '/user/list',
  token: 'bearer',
  body: v.strictObject({
    /** A `birthDate` is searched as YYYY-MM-DD. */
    by: v.picklist(['uhid', 'phone', 'name', 'birthDate']),
    text: nonEmptyTextSchema(120),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PATIENT_PAGE)), 20),
    /** Only patients with a health check at the facility. Implied for users who may find no others. */
    only: v.optional(v.picklist(['health-check'])),
    /** `next` from the previous page. */
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({ data: v.array(patientMatchSchema), next: v.nullable(v.string()) }),
});

export const getPatient = defineEndpoint({
  name: 'user/get',
  summary: 'One patient',
  service: 'auth',
  method: 'GET',
  writes: false,
  scopes: [
    'search',
    'registration',
    'hmCallInfo',
    'health-check-registration',
    'patient_registration',
    'call-status-history',
    'investigations',
    ...ENCOUNTER_SCOPES,
  ],
  audit: wordLabel(words.patients, 'getPatient'),
  path: '/user/get',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: patientSchema }),
});

export const patientEndpoints = [listPatients, getPatient] as const;
