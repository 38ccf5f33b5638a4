import * as v from 'valibot';
import { ANSWERS_BOOKING_REQUESTS, SEES_APPOINTMENTS } from '#access';
import { encounterSchema } from '#encounters';
import { wordLabel } from '#formatting';
import {
  calendarDateSchema,
  defineEndpoint,
  nonEmptyTextSchema,
  queryIntegerSchema,
  unixSecondsSchema,
  uuidSchema,
} from '#http';
import * as words from '../words/en.ts';

/** The caller's own appointments, those of the facility, or those of every facility where the caller works. */
export const APPOINTMENT_REACHES = ['own', 'facility', 'all'] as const;
export type AppointmentReach = (typeof APPOINTMENT_REACHES)[number];

/** Still expected, in the waiting room, or ended without a visit. */
export const APPOINTMENT_STANDINGS = ['expected', 'arrived', 'off'] as const;
export type AppointmentStanding = (typeof APPOINTMENT_STANDINGS)[number];

export const MAX_APPOINTMENT_PAGE = 100;

const pageEntries = {
  limit: v.optional(queryIntegerSchema(1, MAX_APPOINTMENT_PAGE), '50'),
  /** `next` of the previous page. */
  after: v.optional(nonEmptyTextSchema(400)),
};

const appointmentSchema = v.looseObject({
  encounter: encounterSchema,
  /** Start before the last move, unix seconds; null if it was never moved. */
  movedFrom: v.nullable(unixSecondsSchema),
  /** Messages about it that were sent to the patient. */
  messagesSent: v.number(),
});
export type Appointment = v.InferOutput<typeof appointmentSchema>;

/** Lists the appointments of a day, by care provider and time. Fails with `scope-missing` for a wider reach. */
export const listAppointments = defineEndpoint({
  name: 'appointments/list',
  summary: 'Appointments of a day, by care provider',
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...SEES_APPOINTMENTS,
  audit: wordLabel(words.appointments, 'listAppointments'),
  path: '/appointments',
  token: 'bearer',
  query: v.strictObject({
    reach: v.picklist(APPOINTMENT_REACHES),
    day: calendarDateSchema,
    standing: v.optional(v.picklist(APPOINTMENT_STANDINGS)),
    careProviderId: v.optional(uuidSchema),
    ...pageEntries,
  }),
  answer: v.looseObject({ data: v.array(appointmentSchema), next: v.nullable(v.string()) }),
});

const bookingRequestSchema = v.looseObject({
  encounter: encounterSchema,
  /** Since when it waits for an answer, unix seconds. */
  waitsSince: unixSecondsSchema,
});
export type BookingRequest = v.InferOutput<typeof bookingRequestSchema>;

/** Lists the facility's encounters that nobody has accepted, longest waiting first. */
export const listBookingRequests = defineEndpoint({
  name: 'appointments/requests',
  summary: 'Encounters that wait for an answer, longest waiting first',
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...ANSWERS_BOOKING_REQUESTS,
  audit: wordLabel(words.appointments, 'listBookingRequests'),
  path: '/appointments/requests',
  token: 'bearer',
  query: v.strictObject({ status: v.optional(v.picklist(['CREATED', 'AWAITED'])), ...pageEntries }),
  answer: v.looseObject({ data: v.array(bookingRequestSchema), next: v.nullable(v.string()) }),
});

export const appointmentEndpoints = [listAppointments, listBookingRequests] as const;
