import * as v from 'valibot';
import { calendarDateSchema, defineEndpoint, nonEmptyTextSchema, unixSecondsSchema, uuidSchema } from '#http';
import {
  confirmedStaffSchema,
  facilityConsequencesSchema,
  facilityFieldsSchema,
  facilityRecordSchema,
} from './facility.ts';

const answer = v.looseObject({ data: facilityRecordSchema });

/** By name, closed ones too. */
export const listFacilities = defineEndpoint({
  name: 'facility/list',
  summary: 'The facilities of the organisation',
  service: 'auth',
  method: 'GET',
  writes: false,
  path: '/facility/list',
  token: 'bearer',
  answer: v.looseObject({ data: v.array(facilityRecordSchema) }),
});

/** A name or a code of another facility of the organisation is a `conflict`. */
export const addFacility = defineEndpoint({
  name: 'facility/add',
  summary: 'Add a facility',
  service: 'auth',
  method: 'POST',
  writes: true,
  path: '/facility/add',
  token: 'bearer',
  idempotent: true,
  body: facilityFieldsSchema,
  answer,
});

/** Changes a facility's record as a whole; `updatedAt` as in `staff/update`. */
export const updateFacility = defineEndpoint({
  name: 'facility/update',
  summary: 'Change a facility',
  service: 'auth',
  method: 'POST',
  writes: true,
  path: '/facility/update',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({
    ...facilityFieldsSchema.entries,
    facilityId: uuidSchema,
    updatedAt: unixSecondsSchema,
  }),
  answer,
});

/** Who would have no facility, before one is closed. */
export const readFacilityConsequences = defineEndpoint({
  name: 'facility/consequences',
  summary: 'What closing a facility would leave behind',
  service: 'auth',
  method: 'GET',
  writes: false,
  path: '/facility/consequences',
  token: 'bearer',
  query: v.strictObject({ facilityId: uuidSchema }),
  answer: v.looseObject({ data: facilityConsequencesSchema }),
});

/**
 * Closes a facility from a day on, at once or later. `withoutFacility` confirms who is left without one: somebody who is not
 * named there is a `staff-without-facility`, and nothing is stored.
 */
export const closeFacility = defineEndpoint({
  name: 'facility/close',
  summary: 'Close a facility',
  service: 'auth',
  method: 'POST',
  writes: true,
  path: '/facility/close',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({
    facilityId: uuidSchema,
    /** The first day on which nobody works there. */
    on: calendarDateSchema,
    reason: nonEmptyTextSchema(400),
    withoutFacility: v.optional(confirmedStaffSchema, []),
    updatedAt: unixSecondsSchema,
  }),
  answer,
});

/** Opens a closed facility again, or takes a planned end back. */
export const reopenFacility = defineEndpoint({
  name: 'facility/reopen',
  summary: 'Open a facility again',
  service: 'auth',
  method: 'POST',
  writes: true,
  path: '/facility/reopen',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ facilityId: uuidSchema, updatedAt: unixSecondsSchema }),
  answer,
});

export const facilityEndpoints = [
  listFacilities,
  addFacility,
  updateFacility,
  readFacilityConsequences,
  closeFacility,
  reopenFacility,
] as const;
