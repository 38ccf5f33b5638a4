import * as v from 'valibot';
import { ADMINISTERS } from '#access';
import { calendarDateSchema, defineEndpoint, nonEmptyTextSchema, unixSecondsSchema, uuidSchema } from '#http';
import {
  confirmedStaffSchema,
  facilityConsequencesSchema,
  facilityFieldsSchema,
  facilityRecordSchema,
} from './facility.ts';

const answer = v.looseObject({ data: facilityRecordSchema });

/** Lists all facilities by name, including closed ones. */
export const listFacilities = defineEndpoint({
  name: 'facility/list',
  summary: 'The facilities of the organisation',
  service: 'auth',
  method: 'GET',
  writes: false,
  ...ADMINISTERS,
  audit: { en: 'Looked at the facilities', hi: 'केंद्र देखे गए' },
  path: '/facility/list',
  token: 'bearer',
  answer: v.looseObject({ data: v.array(facilityRecordSchema) }),
});

/** Fails with `conflict` if another facility of the organisation has the same name or code. */
export const addFacility = defineEndpoint({
  name: 'facility/add',
  summary: 'Add a facility',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: { en: 'Added a facility', hi: 'केंद्र जोड़ा गया' },
  path: '/facility/add',
  token: 'bearer',
  idempotent: true,
  body: facilityFieldsSchema,
  answer,
});

/** Replaces a facility's record. `updatedAt` works as in `staff/update`. */
export const updateFacility = defineEndpoint({
  name: 'facility/update',
  summary: 'Change a facility',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: { en: 'Changed a facility', hi: 'केंद्र बदला गया' },
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

/** Returns the staff and patients who would be left without a facility. */
export const readFacilityConsequences = defineEndpoint({
  name: 'facility/consequences',
  summary: 'Effects of closing a facility',
  service: 'auth',
  method: 'GET',
  writes: false,
  ...ADMINISTERS,
  audit: { en: 'Looked at the effects of closing a facility', hi: 'केंद्र बंद करने का असर देखा गया' },
  path: '/facility/consequences',
  token: 'bearer',
  query: v.strictObject({ facilityId: uuidSchema }),
  answer: v.looseObject({ data: facilityConsequencesSchema }),
});

/**
 * Closes a facility now or on a later day.
 * `withoutFacility` lists the staff whom the administrator knows to lose their last facility. If someone is missing
 * from it, the call fails with `staff-without-facility` and stores nothing.
 */
export const closeFacility = defineEndpoint({
  name: 'facility/close',
  summary: 'Close a facility',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: { en: 'Closed a facility', hi: 'केंद्र बंद किया गया' },
  path: '/facility/close',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({
    facilityId: uuidSchema,
    /** The first day on which the facility is closed. */
    on: calendarDateSchema,
    reason: nonEmptyTextSchema(400),
    withoutFacility: v.optional(confirmedStaffSchema, []),
    updatedAt: unixSecondsSchema,
  }),
  answer,
});

/** Reopens a closed facility, or cancels a planned closing. */
export const reopenFacility = defineEndpoint({
  name: 'facility/reopen',
  summary: 'Reopen a facility',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: { en: 'Reopened a facility', hi: 'केंद्र फिर से खोला गया' },
  path: '/facility/reopen',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ facilityId: uuidSchema, updatedAt: unixSecondsSchema }),
  answer,
});

/** The setup steps of a new installation, in order. */
export const SETUP_STEPS = [
  'facility',
  'duty-doctor',
  'colleagues',
  'health-check-times',
  'patients',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** Returns which setup steps are done at the caller's facility. New steps may be added later. */
export const readSetup = defineEndpoint({
  name: 'facility/setup',
  summary: 'Setup steps for an administrator, and which are done',
  service: 'auth',
  method: 'GET',
  path: '/facility/setup',
  token: 'bearer',
  writes: false,
  ...ADMINISTERS,
  audit: { en: 'Looked at the first steps', hi: 'शुरुआती कदम देखे गए' },
  answer: v.looseObject({ data: v.array(v.looseObject({ step: v.string(), done: v.boolean() })) }),
});

/** In the order of `Date.getUTCDay`. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

const minutes = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/**
 * Opens health-check slots on the given weekdays, or changes their capacity.
 * Capacity never drops below the number of bookings. Days are in the facility's calendar, inclusive, at most a year;
 * minutes count from local midnight.
 */
export const offerFacilitySlots = defineEndpoint({
  name: 'facility/slots/offer',
  summary: 'Offer slots for health checks at a facility',
  service: 'auth',
  method: 'POST',
  path: '/facility/slots/offer',
  token: 'bearer',
  writes: true,
  ...ADMINISTERS,
  audit: { en: 'Offered times for health checks', hi: 'स्वास्थ्य जाँच के समय दिए गए' },
  idempotent: true,
  body: v.strictObject({
    facilityId: uuidSchema,
    from: calendarDateSchema,
    to: calendarDateSchema,
    weekdays: v.pipe(v.array(v.picklist(WEEKDAYS)), v.minLength(1), v.maxLength(7)),
    fromMinute: minutes(0, 1_435),
    untilMinute: minutes(5, 1_440),
    everyMinutes: minutes(5, 720),
    /** 0 closes the slot. */
    places: minutes(0, 1_000),
  }),
  answer: v.looseObject({ data: v.looseObject({ slots: v.number() }) }),
});

export const facilityEndpoints = [
  listFacilities,
  addFacility,
  updateFacility,
  readFacilityConsequences,
  closeFacility,
  reopenFacility,
  readSetup,
  offerFacilitySlots,
] as const;
