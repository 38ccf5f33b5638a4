import * as v from 'valibot';
import { calendarDateSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { SERVICE_TYPES } from '../service-type.ts';
import { MAX_SLOT_CAPACITY, MAX_SLOT_MINUTES, MIN_SLOT_MINUTES } from './compute-slots.ts';
import { EXCEPTION_KINDS } from './open-periods.ts';
import { WEEKDAYS } from './weekday.ts';

const wholeSchema = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const serviceTypeSchema = v.picklist(SERVICE_TYPES);

/** Maximum weekly time ranges of a care provider at a facility. */
export const MAX_HOURS = 100;

export const newHoursSchema = v.pipe(
  v.strictObject({
    weekday: v.picklist(WEEKDAYS),
    fromMinute: wholeSchema(0, 1439),
    untilMinute: wholeSchema(1, 1440),
    serviceTypes: v.nullable(
      v.pipe(v.array(serviceTypeSchema), v.minLength(1), v.maxLength(SERVICE_TYPES.length)),
    ),
    validFrom: calendarDateSchema,
    validUntil: v.nullable(calendarDateSchema),
  }),
  v.forward(
    v.check(({ fromMinute, untilMinute }) => untilMinute > fromMinute, 'must be after fromMinute'),
    ['untilMinute'],
  ),
  v.forward(
    v.check(
      ({ validFrom, validUntil }) => validUntil === null || validUntil >= validFrom,
      'must not be before validFrom',
    ),
    ['validUntil'],
  ),
);

export type NewHours = v.InferInput<typeof newHoursSchema>;

/** Open for newer servers: unknown services are passed through. */
const hoursSchema = v.looseObject({
  weekday: v.picklist(WEEKDAYS),
  fromMinute: v.number(),
  untilMinute: v.number(),
  serviceTypes: v.nullable(v.array(v.string())),
  validFrom: v.string(),
  validUntil: v.nullable(v.string()),
});

/** Either instants (unix seconds) or whole days in the facility's time zone, inclusive. */
const newTimeSchema = v.union([
  v.pipe(
    v.strictObject({ start: unixSecondsSchema, end: unixSecondsSchema }),
    v.forward(
      v.check(({ start, end }) => end > start, 'must be after start'),
      ['end'],
    ),
  ),
  v.pipe(
    v.strictObject({ fromDay: calendarDateSchema, untilDay: calendarDateSchema }),
    v.forward(
      v.check(({ fromDay, untilDay }) => untilDay >= fromDay, 'must not be before fromDay'),
      ['untilDay'],
    ),
  ),
]);

export const newExceptionSchema = v.pipe(
  v.strictObject({
    /** Created by the client, so that a retry is the same exception. */
    id: uuidSchema,
    kind: v.picklist(EXCEPTION_KINDS),
    time: newTimeSchema,
    /** Whether leave applies to every facility or only to this one. Extra hours belong to one facility. */
    everywhere: v.boolean(),
    note: v.optional(textSchema(200)),
  }),
  v.forward(
    v.check(({ kind, everywhere }) => kind === 'leave' || !everywhere, 'must be false for extra hours'),
    ['everywhere'],
  ),
  v.forward(
    v.check(
      ({ kind, time }) => kind === 'leave' || 'start' in time,
      'must be a start and an end for extra hours',
    ),
    ['time'],
  ),
);

export type NewException = v.InferInput<typeof newExceptionSchema>;

const exceptionSchema = v.looseObject({
  id: uuidSchema,
  kind: v.picklist(EXCEPTION_KINDS),
  time: v.union([
    v.looseObject({ start: v.number(), end: v.number() }),
    v.looseObject({ fromDay: v.string(), untilDay: v.string() }),
  ]),
  everywhere: v.boolean(),
  note: v.nullable(v.string()),
  /** Entered by hand, or imported from a calendar file. */
  source: v.picklist(['manual', 'ical']),
});

export type AvailabilityException = v.InferOutput<typeof exceptionSchema>;

/** A care provider's availability at the facility. */
export const providerAvailabilitySchema = v.looseObject({
  careProvider: v.looseObject({ id: uuidSchema, name: v.string() }),
  /** Shared version of hours and setting; 0 before the first change. */
  version: v.number(),
  /** Whether bookings within the hours are accepted automatically. */
  acceptsAtOnce: v.boolean(),
  hours: v.array(hoursSchema),
  /** Current and future leave and extra hours. */
  exceptions: v.array(exceptionSchema),
});

export type ProviderAvailability = v.InferOutput<typeof providerAvailabilitySchema>;

/** Duration and capacity of appointments of a service at the facility. */
export const serviceSlotSchema = v.strictObject({
  serviceType: serviceTypeSchema,
  minutes: wholeSchema(MIN_SLOT_MINUTES, MAX_SLOT_MINUTES),
  capacity: wholeSchema(1, MAX_SLOT_CAPACITY),
});

export type ServiceSlot = v.InferOutput<typeof serviceSlotSchema>;

/** A bookable slot of a care provider. */
export const providerSlotSchema = v.looseObject({
  careProviderId: uuidSchema,
  start: unixSecondsSchema,
  end: unixSecondsSchema,
  places: v.number(),
  left: v.number(),
});
