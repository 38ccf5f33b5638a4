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

/** The only admin role in the specification's list (6), with the name from the design. */
export const ALLOWED_ROLES: readonly string[] = ['Admin'];

/**
 * Whether a role is on the list of allowed roles, by exact name. The result changes no navigation
 * (specification 2.2 and 6).
 */
export function isAllowedRole(role: string, allowed: readonly string[] = ALLOWED_ROLES): boolean {
  return allowed.includes(role);
}

/** Role names that the specification gives as examples (6). Other roles exist. Roles grant nothing by themselves. */
export const SAMPLE_ROLES = ['Auditor', 'Coordinator', 'OP Doctor', 'IP Doctor'] as const;

/** Client ids of ECC sign-ins, from the configuration. The specification knows two. */
export type EccClientIds = readonly string[];

/**
 * Whether the user signed in through ECC, by the client id of the sign-in (specification 2.5). An empty id
 * never matches.
 */
export function isEccLogin({ azp }: Pick<UserProfile, 'azp'>, clientIds: EccClientIds): boolean {
  return azp !== '' && clientIds.includes(azp);
}
