import * as v from 'valibot';
import { unixSecondsSchema, uuidSchema } from '#http';
import { patientMatchSchema } from '#patients';
import { SHOWN_PARTS } from './field-parts.ts';

/** Keys in display order: changes are shown in this order. */
const { uhid, gender, callingTime, channels, ...others } = SHOWN_PARTS;

/** A registered patient. Newer servers may add fields. */
export const registeredPatientSchema = v.looseObject({
  vitaId: uuidSchema,
  /** Identifies this version of the record; updates send the version they are based on. Unix seconds. */
  updatedAt: unixSecondsSchema,
  uhid,
  /** Display name. */
  name: v.string(),
  names: v.array(v.looseObject({ use: v.string(), given: v.string(), family: v.optional(v.string()) })),
  gender,
  /** YYYY, YYYY-MM or YYYY-MM-DD; null if unknown. */
  birthDate: v.nullable(v.string()),
  phones: v.array(v.looseObject({ value: v.string(), use: v.nullable(v.string()) })),
  emails: v.array(v.string()),
  addresses: v.array(
    v.looseObject({
      title: v.string(),
      line: v.optional(v.string()),
      city: v.optional(v.string()),
      district: v.optional(v.string()),
      state: v.optional(v.string()),
      pin: v.optional(v.string()),
    }),
  ),
  languages: v.array(v.string()),
  callingTime,
  nextOfKin: v.array(
    v.looseObject({ name: v.string(), relation: v.string(), phone: v.optional(v.string()) }),
  ),
  channels,
  /** At this facility; `enrolledAt` in unix seconds, 0 if unknown. */
  enrolments: v.array(v.looseObject({ programme: v.string(), enrolledAt: unixSecondsSchema })),
  /** Past enrolments, earliest first; absent from older servers. */
  pastEnrolments: v.optional(
    v.array(
      v.looseObject({ programme: v.string(), enrolledAt: unixSecondsSchema, endedAt: unixSecondsSchema }),
    ),
  ),
  /** Current pregnancy, or null. */
  pregnancy: v.nullable(
    v.looseObject({
      edd: v.string(),
      basis: v.string(),
      lmp: v.optional(v.string()),
      cycleDays: v.optional(v.number()),
      scan: v.optional(v.looseObject({ on: v.string(), weeks: v.number(), days: v.number() })),
    }),
  ),
  /** Latest consent, or null. */
  consent: v.nullable(
    v.looseObject({
      textId: v.string(),
      version: v.string(),
      locale: v.string(),
      givenAt: unixSecondsSchema,
      how: v.string(),
      by: v.string(),
      guardianName: v.optional(v.string()),
    }),
  ),
  /** When consent was withdrawn, unix seconds; null if it was not. Absent from older servers. */
  consentWithdrawnAt: v.optional(v.nullable(unixSecondsSchema)),
  /** YYYY, YYYY-MM or YYYY-MM-DD, or `true` if only the fact is known; null for living patients. */
  deceased: v.optional(v.nullable(v.union([v.boolean(), v.string()]))),
  ...others,
});

export type RegisteredPatient = v.InferOutput<typeof registeredPatientSchema>;

/** A possible duplicate at this facility. */
export const duplicateSchema = v.looseObject({
  ...patientMatchSchema.entries,
  /** Matching criteria: `uhid`, `phone`, `name`, `birthDate`. */
  fits: v.array(v.string()),
});
export type Duplicate = v.InferOutput<typeof duplicateSchema>;
