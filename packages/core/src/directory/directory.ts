import * as v from 'valibot';
import { unixSecondsSchema, uuidSchema } from '#http';
import { OWN_STATUSES } from './provider-status.ts';

const facilityNameSchema = v.looseObject({ facilityId: uuidSchema, facilityName: v.string() });

/** A care provider, with the facts that patients ask for. */
export const doctorSchema = v.looseObject({
  staffId: uuidSchema,
  name: v.string(),
  roles: v.array(v.string()),
  /** Keys of `SPECIALITIES`, possibly some of a newer version. */
  specialities: v.array(v.string()),
  /** ISO 639 codes. */
  languages: v.array(v.string()),
  /** Registration with a medical council; null if unknown. */
  registration: v.nullable(v.looseObject({ council: v.string(), number: v.string() })),
  /** Degrees as printed on prescriptions; null if unknown. */
  qualification: v.nullable(v.string()),
  facilities: v.array(facilityNameSchema),
  /** Whether patients can be booked with them at the user's facility. */
  isHere: v.boolean(),
  /** The next free time at the user's facility; null if there is none. */
  next: v.nullable(
    v.looseObject({ serviceType: v.string(), start: unixSecondsSchema, end: unixSecondsSchema }),
  ),
});
export type Doctor = v.InferOutput<typeof doctorSchema>;

/** A care provider of the facility and what they are doing. */
export const liveStatusSchema = v.looseObject({
  staffId: uuidSchema,
  name: v.string(),
  roles: v.array(v.string()),
  specialities: v.array(v.string()),
  status: v.string(),
  reason: v.nullable(v.string()),
  since: v.nullable(unixSecondsSchema),
  until: v.nullable(unixSecondsSchema),
  /** `video` or `clinic` during a consultation; null otherwise. */
  room: v.nullable(v.string()),
  /** Patients who have arrived for them and wait. */
  waiting: v.number(),
});
export type LiveStatus = v.InferOutput<typeof liveStatusSchema>;

/** How long patients wait at the facility today, from their arrival to the start of the consultation. */
export const facilityWaitSchema = v.looseObject({
  /** Whole minutes; null before the first consultation. */
  averageMinutes: v.nullable(v.number()),
  /** Patients who were seen. */
  seen: v.number(),
  /** Patients who wait now. */
  waiting: v.number(),
  /** When the longest waiting patient arrived; null if no one waits. */
  longestSince: v.nullable(unixSecondsSchema),
});
export type FacilityWait = v.InferOutput<typeof facilityWaitSchema>;

/** Longest time for which a status can be set, in seconds. */
export const MAX_OWN_STATUS_SECONDS = 12 * 3600;

export const newOwnStatusSchema = v.strictObject({
  status: v.picklist(OWN_STATUSES),
  /** When it ends. */
  until: unixSecondsSchema,
});

/** A facility as everyone of the organisation sees it. */
export const listedFacilitySchema = v.looseObject({
  ...facilityNameSchema.entries,
  code: v.nullable(v.string()),
  /** A key of `FACILITY_TYPES`; null if unknown. */
  type: v.nullable(v.string()),
  address: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  dutyDoctorPhone: v.nullable(v.string()),
  /** Whether the user works there. */
  isMine: v.boolean(),
});
export type ListedFacility = v.InferOutput<typeof listedFacilitySchema>;

const minuteSchema = v.number();

export const facilityDetailSchema = v.looseObject({
  ...listedFacilitySchema.entries,
  timeZone: v.string(),
  /** Periods of a weekday in which care providers can be booked. Minutes count from local midnight. */
  hours: v.array(v.looseObject({ weekday: v.string(), fromMinute: minuteSchema, untilMinute: minuteSchema })),
  /** Service types that can be booked there. */
  services: v.array(v.string()),
  /** Care providers who are within their hours now. */
  onDuty: v.array(
    v.looseObject({ staffId: uuidSchema, name: v.string(), specialities: v.array(v.string()) }),
  ),
});
export type FacilityDetail = v.InferOutput<typeof facilityDetailSchema>;
