import * as v from 'valibot';
import { ANSWERS_BOOKING_REQUESTS, SEES_APPOINTMENTS, SHOWS_WAITING_ROOM } from '#access';
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
const APPOINTMENT_REACHES = ['own', 'facility', 'all'] as const;
export type AppointmentReach = (typeof APPOINTMENT_REACHES)[number];

/** Still expected, in the waiting room, ended without a visit, or moved to another day. */
export const APPOINTMENT_STANDINGS = ['expected', 'arrived', 'off', 'moved'] as const;
export type AppointmentStanding = (typeof APPOINTMENT_STANDINGS)[number];

const MAX_APPOINTMENT_PAGE = 100;

const pageEntries = {
  limit: v.optional(queryIntegerSchema(1, MAX_APPOINTMENT_PAGE), '50'),
  /** `next` of the previous page. */
  after: v.optional(nonEmptyTextSchema(400)),
};

const appointmentSchema = v.looseObject({
  encounter: encounterSchema,
  /** Start before the last move, unix seconds; null if it was never moved. */
  movedFrom: v.nullable(unixSecondsSchema),
  /**
   * Set if it was moved from this day to another: its time there, unix seconds. `movedFrom` is then its time on this
   * day. Absent from older servers.
   */
  movedTo: v.optional(v.nullable(unixSecondsSchema)),
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
    /** Only patients who are enrolled in this project now. */
    projectId: v.optional(uuidSchema),
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

const waitingRoomQueueSchema = v.looseObject({
  /** Null for patients without a care provider. */
  careProvider: v.nullable(v.looseObject({ id: uuidSchema, name: v.string() })),
  /** Token of the patient inside. */
  now: v.nullable(v.number()),
  /** The next tokens, first one first. */
  next: v.array(v.number()),
  /** Number of patients who wait, including those in `next`. */
  waiting: v.number(),
});
export type WaitingRoomQueue = v.InferOutput<typeof waitingRoomQueueSchema>;

/** Returns today's tokens per care provider. Contains nothing about the patients. */
export const readWaitingRoom = defineEndpoint({
  name: 'appointments/waiting-room',
  summary: 'Tokens in the waiting room by care provider, without patients',
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...SHOWS_WAITING_ROOM,
  audit: wordLabel(words.appointments, 'readWaitingRoom'),
  audited: 'never',
  path: '/appointments/waiting-room',
  token: 'bearer',
  query: v.strictObject({}),
  answer: v.looseObject({ data: v.array(waitingRoomQueueSchema), asOf: unixSecondsSchema }),
});

export const appointmentEndpoints = [listAppointments, listBookingRequests, readWaitingRoom] as const;
