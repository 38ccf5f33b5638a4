import * as v from 'valibot';
import { calendarDateSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { SERVICE_TYPES } from '../service-type.ts';
import { MAX_SLOT_CAPACITY, MAX_SLOT_MINUTES, MIN_SLOT_MINUTES } from './compute-slots.ts';
import { EXCEPTION_KINDS } from './open-periods.ts';
import { WEEKDAYS } from './weekday.ts';

const wholeSchema = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const serviceTypeSchema = v.picklist(SERVICE_TYPES);

/** Spans of a week that one care provider may have at a facility. */
export const MAX_HOURS = 100;

/** Hours of a weekday, as they are set. */
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

/** Answers are open: a service that a newer server knows is kept as it is. */
const hoursSchema = v.looseObject({
  weekday: v.picklist(WEEKDAYS),
  fromMinute: v.number(),
  untilMinute: v.number(),
  serviceTypes: v.nullable(v.array(v.string())),
  validFrom: v.string(),
  validUntil: v.nullable(v.string()),
});

/** Either instants (unix seconds) or whole days of the facility's zone, both included. */
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
    /** Made by the client, so that a repeated request is the same exception. */
    id: uuidSchema,
    kind: v.picklist(EXCEPTION_KINDS),
    time: newTimeSchema,
    /** Away from every facility, or from this one alone. Extra hours are hours at one. */
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
  /** Written here, or taken from a calendar file. */
  source: v.picklist(['manual', 'ical']),
});

export type AvailabilityException = v.InferOutput<typeof exceptionSchema>;

/** When one care provider can be booked at the facility. */
export const providerAvailabilitySchema = v.looseObject({
  careProvider: v.looseObject({ id: uuidSchema, name: v.string() }),
  /** Of the hours and the setting together; 0 where nobody has set them. */
  version: v.number(),
  /** Bookings within the hours are accepted without an answer of the care provider. */
  acceptsAtOnce: v.boolean(),
  hours: v.array(hoursSchema),
  /** Leave and extra hours that are not over. */
  exceptions: v.array(exceptionSchema),
});

export type ProviderAvailability = v.InferOutput<typeof providerAvailabilitySchema>;

/** How long an appointment of a service is at the facility, and how many patients it takes at once. */
export const serviceSlotSchema = v.strictObject({
  serviceType: serviceTypeSchema,
  minutes: wholeSchema(MIN_SLOT_MINUTES, MAX_SLOT_MINUTES),
  capacity: wholeSchema(1, MAX_SLOT_CAPACITY),
});

export type ServiceSlot = v.InferOutput<typeof serviceSlotSchema>;

/** A time that can be booked with a care provider. */
export const providerSlotSchema = v.looseObject({
  careProviderId: uuidSchema,
  start: unixSecondsSchema,
  end: unixSecondsSchema,
  places: v.number(),
  left: v.number(),
});
