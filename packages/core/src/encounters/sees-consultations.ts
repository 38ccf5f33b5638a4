import { ENCOUNTER_SCOPES, holdsScope } from '#navigation';

/** Whether a user sees encounters other than health checks. */
export const seesConsultations = (scopes: readonly string[]): boolean =>
  ENCOUNTER_SCOPES.some((scope) => holdsScope(scopes, scope));
