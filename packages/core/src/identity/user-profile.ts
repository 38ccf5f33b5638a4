import * as v from 'valibot';
import { uuidSchema } from '#http';

/** The facility a token is for. */
export const facilitySchema = v.looseObject({
  facilityId: uuidSchema,
  facilityName: v.string(),
  /** IANA name; calendar days and calling hours of the facility are in this zone. */
  timeZone: v.string(),
  /** When patients may be called, HH:mm on the facility's clock, until just before `to`. */
  callingHours: v.optional(v.looseObject({ from: v.string(), to: v.string() })),
  /** Of the doctor on duty, as it is dialled: +919848022338; null where none is set, absent from an older server. */
  dutyDoctorPhone: v.optional(v.nullable(v.string())),
});

export type Facility = v.InferOutput<typeof facilitySchema>;

/** The signed-in person (specification 3.1). */
export const userProfileSchema = v.looseObject({
  sub: v.string(),
  name: v.string(),
  email: v.string(),
  /** SHA-256 of the trimmed, lower-case e-mail, in hex: what avatar services look pictures up by. */
  emailHash: v.string(),
  roles: v.array(v.string()),
  scopes: v.array(v.string()),
  facility: v.nullable(facilitySchema),
  /** Every facility the person works at; the exchange takes one of their ids. */
  facilities: v.array(facilitySchema),
  /** The client id of the sign-in. */
  azp: v.string(),
  resourceId: v.string(),
  user_metadata: v.looseObject({ app_scopes: v.optional(v.array(v.string()), []) }),
});

export type UserProfile = v.InferOutput<typeof userProfileSchema>;

/** The role the shell works with is the first of the profile's list (specification 4). */
export function firstRole(profile: Pick<UserProfile, 'roles'>): string | undefined {
  return profile.roles[0];
}
