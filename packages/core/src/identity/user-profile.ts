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

/** The one admin-type role of the specification's list (6), under the name the design gives it. */
export const ALLOWED_ROLES: readonly string[] = ['Admin'];

/**
 * Whether a role is on the allowed list, letter by letter. The answer changes no navigation (specification 2.2 and 6).
 */
export function isAllowedRole(role: string, allowed: readonly string[] = ALLOWED_ROLES): boolean {
  return allowed.includes(role);
}

/**
 * Role names the specification gives as examples (6). They are not all there are, grant nothing by themselves, and are
 * shown as they are.
 */
export const SAMPLE_ROLES = ['Auditor', 'Coordinator', 'OP Doctor', 'IP Doctor'] as const;

/** The client ids of ECC sign-ins, from the configuration: the specification knows of two. */
export type EccClientIds = readonly string[];

/**
 * Whether somebody signed in through ECC: the client id of their sign-in is one of theirs (specification 2.5).
 * An id that is not configured, the empty one, matches nobody.
 */
export function isEccLogin({ azp }: Pick<UserProfile, 'azp'>, clientIds: EccClientIds): boolean {
  return azp !== '' && clientIds.includes(azp);
}
