/**
 * Paths of the console, its menu, and access checks. Guards return a decision with its reason and never throw.
 *
 * @module navigation
 */
export {
  type AccessExplanation,
  type AreaScope,
  DOCTOR_LINKS,
  decideRight,
  defaultScopeRedirect,
  encounterPath,
  explainAccess,
  explainScreens,
  type GuardDecision,
  isScreenPath,
  type MainGuardInput,
  type MenuItem,
  mainGuard,
  menuFor,
  PATHS,
  patientPath,
  patientRegistrationPath,
  type Right,
  type RightDecision,
  type ScreenAccess,
  scopeGuard,
} from '#navigation';
