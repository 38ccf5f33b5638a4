import * as v from 'valibot';
import { FINDS_DOCTORS, FINDS_FACILITIES, SEES_LIVE_STATUS, SETS_OWN_STATUS } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, nonEmptyTextSchema, queryIntegerSchema, uuidSchema } from '#http';
import { SPECIALITIES } from '#identity';
import { PATIENT_LANGUAGES } from '#patients/registration';
import {
  doctorSchema,
  facilityDetailSchema,
  facilityWaitSchema,
  listedFacilitySchema,
  liveStatusSchema,
  newOwnStatusSchema,
} from './directory.ts';
import * as words from './words/en.ts';

const MAX_DIRECTORY_PAGE = 100;

const pageEntries = {
  limit: v.optional(queryIntegerSchema(1, MAX_DIRECTORY_PAGE), '50'),
  /** `next` from the previous page. */
  after: v.optional(nonEmptyTextSchema(400)),
};

/** Lists the organisation's care providers by name. Filters are combined; `text` matches part of a name. */
export const listDoctors = defineEndpoint({
  name: 'doctors/list',
  summary: 'Care providers of the organisation with their next free time',
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...FINDS_DOCTORS,
  audit: wordLabel(words.directory, 'listDoctors'),
  path: '/doctors/list',
  token: 'bearer',
  query: v.strictObject({
    text: v.optional(nonEmptyTextSchema(120)),
    speciality: v.optional(v.picklist(SPECIALITIES)),
    language: v.optional(v.picklist(PATIENT_LANGUAGES)),
    facilityId: v.optional(uuidSchema),
    ...pageEntries,
  }),
  answer: v.looseObject({ data: v.array(doctorSchema), next: v.nullable(v.string()) }),
});

/** Returns what the facility's care providers are doing, and how long patients wait. */
export const listLiveStatus = defineEndpoint({
  name: 'doctors/status',
  summary: 'What the care providers of the facility are doing now',
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...SEES_LIVE_STATUS,
  audit: wordLabel(words.directory, 'listLiveStatus'),
  path: '/doctors/status',
  token: 'bearer',
  query: v.strictObject({}),
  answer: v.looseObject({ data: v.array(liveStatusSchema), wait: facilityWaitSchema }),
});

/** Sets the user's own status until a time, or removes it with null. */
export const setOwnStatus = defineEndpoint({
  name: 'doctors/status/set',
  summary: "Set the user's own status",
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...SETS_OWN_STATUS,
  audit: wordLabel(words.directory, 'setOwnStatus'),
  path: '/doctors/status/set',
  token: 'bearer',
  body: v.strictObject({ own: v.nullable(newOwnStatusSchema) }),
  answer: v.looseObject({}),
  idempotent: true,
});

/** Lists the organisation's open facilities by name. */
export const listFacilityDirectory = defineEndpoint({
  name: 'facilities/list',
  summary: 'Open facilities of the organisation',
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...FINDS_FACILITIES,
  audit: wordLabel(words.directory, 'listFacilityDirectory'),
  path: '/facilities/list',
  token: 'bearer',
  query: v.strictObject({ text: v.optional(nonEmptyTextSchema(120)), ...pageEntries }),
  answer: v.looseObject({ data: v.array(listedFacilitySchema), next: v.nullable(v.string()) }),
});

/** Returns hours, services and care providers on duty of a facility. */
export const getFacilityDetail = defineEndpoint({
  name: 'facilities/get',
  summary: 'Hours, services and staff on duty of a facility',
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...FINDS_FACILITIES,
  audit: wordLabel(words.directory, 'getFacilityDetail'),
  path: '/facilities/get',
  token: 'bearer',
  query: v.strictObject({ facilityId: uuidSchema }),
  answer: v.looseObject({ data: facilityDetailSchema }),
});

export const directoryEndpoints = [
  listDoctors,
  listLiveStatus,
  setOwnStatus,
  listFacilityDirectory,
  getFacilityDetail,
] as const;
