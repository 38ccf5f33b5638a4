/** The only admin role of the specification's list (6), under the design's name. */
export const ALLOWED_ROLES: readonly string[] = ['Admin'];

/** Whether a role is on the allowed list, case-sensitive. Does not affect navigation (specification 2.2 and 6). */
export function isAllowedRole(role: string, allowed: readonly string[] = ALLOWED_ROLES): boolean {
  return allowed.includes(role);
}
