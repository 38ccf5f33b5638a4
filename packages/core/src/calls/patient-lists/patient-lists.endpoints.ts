import * as v from 'valibot';
import { READS_FACILITY_PATIENTS, READS_OWN_PATIENTS } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, nonEmptyTextSchema, unixSecondsSchema } from '#http';
import * as words from '../words/en.ts';
import { listedPatientSchema } from './listed-patient.ts';
import { patientListFilterEntries } from './patient-list-filters.ts';

const MAX_PATIENT_LIST_PAGE = 50;

const limit = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PATIENT_LIST_PAGE));

const list = {
  body: v.strictObject({
    ...patientListFilterEntries,
    limit: v.optional(limit, MAX_PATIENT_LIST_PAGE),
    /** `next` from the previous page. */
    after: v.optional(nonEmptyTextSchema(800)),
  }),
  answer: v.looseObject({
    data: v.array(listedPatientSchema),
    next: v.nullable(v.string()),
    /** Total of all pages. */
    total: v.number(),
    /** Whether there are more than `total`, the counting limit. */
    exceeded: v.optional(v.boolean()),
    /** When the list was made, unix seconds. */
    asOf: unixSecondsSchema,
  }),
};

/**
 * Lists the user's own patients, highest risk first: patients they claimed, and patients of their open encounters, of
 * their open tasks and of their care teams. POST keeps names and phone numbers out of addresses (design 3).
 */
export const listMyPatients = defineEndpoint({
  name: 'patients/mine',
  summary: "The caller's patients, highest risk first",
  service: 'routine',
  method: 'POST',
  writes: false,
  ...READS_OWN_PATIENTS,
  audit: wordLabel(words.patientLists, 'listMyPatients'),
  path: '/patients/mine',
  token: 'bearer',
  ...list,
});

/** Lists the facility's living patients by name. */
export const listFacilityPatients = defineEndpoint({
  name: 'patients/facility',
  summary: 'Patients of the facility, by name',
  service: 'routine',
  method: 'POST',
  writes: false,
  ...READS_FACILITY_PATIENTS,
  audit: wordLabel(words.patientLists, 'listFacilityPatients'),
  path: '/patients/facility',
  token: 'bearer',
  ...list,
});

export const patientListEndpoints = [listMyPatients, listFacilityPatients] as const;
