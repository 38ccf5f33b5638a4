import * as v from 'valibot';
import { BOOKING_SCOPES, type Right, SEES_FREE_TIMES } from '#access';
import { wordLabel } from '#formatting';
import { calendarDateSchema, defineEndpoint, queryIntegerSchema, unixSecondsSchema, uuidSchema } from '#http';
import { SERVICE_TYPES } from '../service-type.ts';
import * as words from '../words/en.ts';
import {
  MAX_HOURS,
  newExceptionSchema,
  newHoursSchema,
  providerAvailabilitySchema,
  providerSlotSchema,
  serviceSlotSchema,
} from './availability.ts';
import { calendarReportSchema, MAX_CALENDAR_CHARACTERS } from './calendar-report.ts';
import { MAX_SLOT_MINUTES } from './compute-slots.ts';

const availabilityAnswer = v.looseObject({ data: providerAvailabilitySchema });

const slotPeriodSchema = v.pipe(
  v.strictObject({ start: unixSecondsSchema, end: unixSecondsSchema }),
  v.forward(
    v.check(
      ({ start, end }) => end > start && end - start <= MAX_SLOT_MINUTES * 60,
      `must be after start, by at most ${MAX_SLOT_MINUTES} minutes`,
    ),
    ['end'],
  ),
);

/**
 * Care providers change their own availability, administrators of availability that of everyone. The route checks
 * which.
 */
const SETS_AVAILABILITY = { scopes: ['my_encounters', 'availability'] } as const satisfies Right;

/** Returns availability at the facility: the user's own, or anyone's with the scope `availability`. */
export const getAvailability = defineEndpoint({
  name: 'availability/get',
  summary: 'Hours, leave and extra hours of a care provider at the facility',
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...SETS_AVAILABILITY,
  audit: wordLabel(words.availability, 'getAvailability'),
  path: '/availability/get',
  token: 'bearer',
  query: v.strictObject({ careProviderId: uuidSchema }),
  answer: availabilityAnswer,
});

/** Replaces a care provider's hours at the facility. Fails with `conflict` if the version is outdated. */
export const setHours = defineEndpoint({
  name: 'availability/hours/set',
  summary: 'Set the weekly hours of a care provider at the facility',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...SETS_AVAILABILITY,
  audit: wordLabel(words.availability, 'setHours'),
  path: '/availability/hours/set',
  token: 'bearer',
  body: v.strictObject({
    careProviderId: uuidSchema,
    version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    acceptsAtOnce: v.boolean(),
    hours: v.pipe(v.array(newHoursSchema), v.maxLength(MAX_HOURS)),
  }),
  answer: availabilityAnswer,
  idempotent: true,
});

/** Adds leave or extra hours. `booked` counts bookings during the leave; they are not cancelled. */
export const addException = defineEndpoint({
  name: 'availability/exception/add',
  summary: 'Add leave or extra hours of a care provider',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...SETS_AVAILABILITY,
  audit: wordLabel(words.availability, 'addException'),
  path: '/availability/exception/add',
  token: 'bearer',
  body: v.strictObject({ careProviderId: uuidSchema, exception: newExceptionSchema }),
  answer: v.looseObject({ data: providerAvailabilitySchema, booked: v.number() }),
  idempotent: true,
});

const MAX_REMOVED_EXCEPTIONS = 5000;

export const removeExceptions = defineEndpoint({
  name: 'availability/exception/remove',
  summary: 'Remove leave or extra hours of a care provider',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...SETS_AVAILABILITY,
  audit: wordLabel(words.availability, 'removeExceptions'),
  path: '/availability/exception/remove',
  token: 'bearer',
  body: v.strictObject({
    careProviderId: uuidSchema,
    exceptionIds: v.pipe(v.array(uuidSchema), v.minLength(1), v.maxLength(MAX_REMOVED_EXCEPTIONS)),
  }),
  answer: availabilityAnswer,
  idempotent: true,
});

/**
 * Imports busy times of an iCalendar text as leave at every facility, for the next 12 months.
 * Events that were imported before are replaced; `replaceAll` removes all earlier imports.
 */
export const importCalendar = defineEndpoint({
  name: 'availability/import',
  summary: 'Import busy times of an iCalendar file as leave',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...SETS_AVAILABILITY,
  audit: wordLabel(words.availability, 'importCalendar'),
  path: '/availability/import',
  token: 'bearer',
  body: v.strictObject({
    careProviderId: uuidSchema,
    calendar: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_CALENDAR_CHARACTERS)),
    replaceAll: v.boolean(),
  }),
  answer: v.looseObject({ report: calendarReportSchema }),
  idempotent: true,
});

/** Returns slot settings of services. Services without one take 30 minutes and one patient. */
export const getServiceSlots = defineEndpoint({
  name: 'availability/service-slots/get',
  summary: "Slot settings of the facility's services",
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...SEES_FREE_TIMES,
  audit: wordLabel(words.availability, 'getServiceSlots'),
  path: '/availability/service-slots/get',
  token: 'bearer',
  query: v.strictObject({}),
  answer: v.looseObject({
    data: v.array(v.looseObject({ serviceType: v.string(), minutes: v.number(), capacity: v.number() })),
  }),
});

/** Changes a slot setting. Existing bookings stay as they are. */
export const setServiceSlot = defineEndpoint({
  name: 'availability/service-slots/set',
  summary: "Set duration and capacity of a service's appointments at the facility",
  service: 'encounters',
  method: 'POST',
  writes: true,
  scopes: ['availability'],
  audit: wordLabel(words.availability, 'setServiceSlot'),
  path: '/availability/service-slots/set',
  token: 'bearer',
  body: serviceSlotSchema,
  answer: v.looseObject({ data: serviceSlotSchema }),
  idempotent: true,
});

/** Lists future slots, earliest first, including full ones. Covers at most 31 days, inclusive. */
export const listProviderSlots = defineEndpoint({
  name: 'availability/slots',
  summary: 'Bookable slots of one or all care providers for a service',
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...SEES_FREE_TIMES,
  audit: wordLabel(words.availability, 'listProviderSlots'),
  path: '/availability/slots',
  token: 'bearer',
  query: v.strictObject({
    serviceType: v.picklist(SERVICE_TYPES),
    careProviderId: v.optional(uuidSchema),
    from: calendarDateSchema,
    to: calendarDateSchema,
  }),
  answer: v.looseObject({ data: v.array(providerSlotSchema) }),
});

/** Weeks in which free slots are searched. */
export const MAX_SEARCH_WEEKS = 12;
const MAX_NEXT_SLOTS = 20;

/**
 * Returns the next free slots from an instant on (unix seconds), earliest first, within twelve weeks.
 * `hasHours` is false if the care providers have no slots at all in these weeks, not even full ones.
 */
export const listNextSlots = defineEndpoint({
  name: 'availability/next',
  summary: 'Next free slots of one or all care providers for a service',
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...SEES_FREE_TIMES,
  audit: wordLabel(words.availability, 'listNextSlots'),
  path: '/availability/next',
  token: 'bearer',
  query: v.strictObject({
    serviceType: v.picklist(SERVICE_TYPES),
    careProviderId: v.optional(uuidSchema),
    from: queryIntegerSchema(0, 99_999_999_999),
    limit: v.optional(queryIntegerSchema(1, MAX_NEXT_SLOTS), '3'),
  }),
  answer: v.looseObject({ data: v.array(providerSlotSchema), hasHours: v.boolean() }),
});

/**
 * Reserves a slot for five minutes while the user books it. Needs no idempotency key: a new hold replaces the user's
 * previous one.
 */
export const holdSlot = defineEndpoint({
  name: 'availability/hold',
  summary: 'Reserve a slot of a care provider during booking',
  service: 'encounters',
  method: 'POST',
  writes: true,
  scopes: BOOKING_SCOPES,
  audit: wordLabel(words.availability, 'holdSlot'),
  path: '/availability/hold',
  token: 'bearer',
  body: v.strictObject({
    careProviderId: uuidSchema,
    serviceType: v.picklist(SERVICE_TYPES),
    period: slotPeriodSchema,
  }),
  answer: v.looseObject({ data: v.looseObject({ id: uuidSchema, until: unixSecondsSchema }) }),
});

/** Releases a reserved slot. An expired hold is not an error. */
export const releaseSlot = defineEndpoint({
  name: 'availability/release',
  summary: 'Release a reserved slot',
  service: 'encounters',
  method: 'POST',
  writes: true,
  scopes: BOOKING_SCOPES,
  audit: wordLabel(words.availability, 'releaseSlot'),
  path: '/availability/release',
  token: 'bearer',
  body: v.strictObject({ holdId: uuidSchema }),
  answer: v.looseObject({}),
});

export const availabilityEndpoints = [
  getAvailability,
  setHours,
  addException,
  removeExceptions,
  importCalendar,
  getServiceSlots,
  setServiceSlot,
  listProviderSlots,
  listNextSlots,
  holdSlot,
  releaseSlot,
] as const;
