import * as v from 'valibot';
import { unixSecondsSchema, uuidSchema } from '#http';
import { patientMatchSchema } from '#patients';
import { SHOWN_PARTS } from './field-parts.ts';

/** Each in its place: changes are shown in the order of the keys. */
const { uhid, gender, callingTime, channels, ...others } = SHOWN_PARTS;

/** A patient as registered, to be shown whole or changed. Open: a newer server may say more. */
export const registeredPatientSchema = v.looseObject({
  vitaId: uuidSchema,
  /** Stands for this version of the record: a change names the one it was made from. Unix seconds. */
  updatedAt: unixSecondsSchema,
  uhid,
  /** As it is shown. */
  name: v.string(),
  names: v.array(v.looseObject({ use: v.string(), given: v.string(), family: v.optional(v.string()) })),
  gender,
  /** YYYY, YYYY-MM or YYYY-MM-DD; null when unknown. */
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
  /** At this facility; `enrolledAt` in unix seconds, 0 where it is not known. */
  enrolments: v.array(v.looseObject({ programme: v.string(), enrolledAt: unixSecondsSchema })),
  /** Those that ended, the earliest first; absent from an older server. */
  pastEnrolments: v.optional(
    v.array(
      v.looseObject({ programme: v.string(), enrolledAt: unixSecondsSchema, endedAt: unixSecondsSchema }),
    ),
  ),
  /** The present one, or null. */
  pregnancy: v.nullable(
    v.looseObject({
      edd: v.string(),
      basis: v.string(),
      lmp: v.optional(v.string()),
      cycleDays: v.optional(v.number()),
      scan: v.optional(v.looseObject({ on: v.string(), weeks: v.number(), days: v.number() })),
    }),
  ),
  /** The newest one, or null. */
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
  /** Since when the patient does not consent any more, unix seconds; null while they do. Absent from an older server. */
  consentWithdrawnAt: v.optional(v.nullable(unixSecondsSchema)),
  /** YYYY, YYYY-MM or YYYY-MM-DD, or `true` where only the fact is known; null for the living. */
  deceased: v.optional(v.nullable(v.union([v.boolean(), v.string()]))),
  ...others,
});

export type RegisteredPatient = v.InferOutput<typeof registeredPatientSchema>;

/** Somebody of this facility who may be the same person. */
export const duplicateSchema = v.looseObject({
  ...patientMatchSchema.entries,
  /** Everything that fits: `uhid`, `phone`, `name`, `birthDate`. */
  fits: v.array(v.string()),
});
export type Duplicate = v.InferOutput<typeof duplicateSchema>;
