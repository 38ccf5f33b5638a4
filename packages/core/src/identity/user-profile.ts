import * as v from 'valibot';
import { uuidSchema } from '#http';

/** The facility of a token. */
export const facilitySchema = v.looseObject({
  facilityId: uuidSchema,
  facilityName: v.string(),
  /** IANA name. Calendar days and calling hours of the facility use this time zone. */
  timeZone: v.string(),
  /** When patients may be called, local HH:mm, `to` excluded. */
  callingHours: v.optional(v.looseObject({ from: v.string(), to: v.string() })),
  /** Phone number of the doctor on duty, as dialled: +919848022338. Null if not set, absent from older servers. */
  dutyDoctorPhone: v.optional(v.nullable(v.string())),
});

export type Facility = v.InferOutput<typeof facilitySchema>;

/** The signed-in user (specification 3.1). */
export const userProfileSchema = v.looseObject({
  sub: v.string(),
  name: v.string(),
  email: v.string(),
  /** SHA-256 of the trimmed, lower-case e-mail, in hex, for avatar services. */
  emailHash: v.string(),
  roles: v.array(v.string()),
  scopes: v.array(v.string()),
  facility: v.nullable(facilitySchema),
  /** Every facility of the user; the token exchange takes one of their ids. */
  facilities: v.array(facilitySchema),
  /** Client id of the sign-in. */
  azp: v.string(),
  resourceId: v.string(),
  user_metadata: v.looseObject({ app_scopes: v.optional(v.array(v.string()), []) }),
});

export type UserProfile = v.InferOutput<typeof userProfileSchema>;

/** Returns the role that the shell uses: the first of the profile (specification 4). */
export function firstRole(profile: Pick<UserProfile, 'roles'>): string | undefined {
  return profile.roles[0];
}
