/** The one admin-type role of the specification's list (6), under the name the design gives it. */
export const ALLOWED_ROLES: readonly string[] = ['Admin'];

/**
 * Whether a role is on the allowed list, letter by letter. The answer changes no navigation (specification 2.2 and 6).
 */
export function isAllowedRole(role: string, allowed: readonly string[] = ALLOWED_ROLES): boolean {
  return allowed.includes(role);
}
