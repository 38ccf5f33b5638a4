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

/** By name, closed ones too. */
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

/** A name or a code of another facility of the organisation is a `conflict`. */
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

/** Changes a facility's record as a whole; `updatedAt` as in `staff/update`. */
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

/** Who would have no facility, before one is closed. */
export const readFacilityConsequences = defineEndpoint({
  name: 'facility/consequences',
  summary: 'What closing a facility would leave behind',
  service: 'auth',
  method: 'GET',
  writes: false,
  ...ADMINISTERS,
  audit: { en: 'Looked at what closing a facility leaves behind', hi: 'केंद्र बंद करने का असर देखा गया' },
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
  ...ADMINISTERS,
  audit: { en: 'Closed a facility', hi: 'केंद्र बंद किया गया' },
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
  ...ADMINISTERS,
  audit: { en: 'Opened a facility again', hi: 'केंद्र फिर से खोला गया' },
  path: '/facility/reopen',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ facilityId: uuidSchema, updatedAt: unixSecondsSchema }),
  answer,
});

/** The first days of an installation: what an administrator sets up before the first call, in order. */
export const SETUP_STEPS = [
  'facility',
  'duty-doctor',
  'colleagues',
  'health-check-times',
  'patients',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** What of the first steps is done at the facility of the caller. Steps may be added. */
export const readSetup = defineEndpoint({
  name: 'facility/setup',
  summary: 'The first steps of an administrator, and which of them are done',
  service: 'auth',
  method: 'GET',
  path: '/facility/setup',
  token: 'bearer',
  writes: false,
  ...ADMINISTERS,
  audit: { en: 'Looked at the first steps', hi: 'शुरुआती कदम देखे गए' },
  answer: v.looseObject({ data: v.array(v.looseObject({ step: v.string(), done: v.boolean() })) }),
});

/** As `Date.getUTCDay` counts them. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

const minutes = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/**
 * Offers times for health checks on each of these weekdays, or changes how many places they have: never fewer than are
 * taken. Days are of the facility's calendar, both included, at most a year; minutes count from its midnight.
 */
export const offerFacilitySlots = defineEndpoint({
  name: 'facility/slots/offer',
  summary: 'Offer times for health checks at a facility',
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
    /** 0 closes the times. */
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
