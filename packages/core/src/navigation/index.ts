export {
  ADMINISTERS,
  ANSWERS_LINKS,
  AREA_SCOPES,
  AREAS,
  type AreaScope,
  ASKS_FOR_LINKS,
  BOOKS_ENCOUNTERS,
  BOOKS_HEALTH_CHECKS,
  BUILT_SCOPES,
  CALLS_PATIENTS,
  CHANGES_REGISTRATIONS,
  COUNTS_WAITING,
  decideRight,
  ENCOUNTER_SCOPES,
  FINDS_PATIENTS,
  holdsScope,
  isForHostedConsole,
  isForPartnerPages,
  MENU_ENTRIES,
  type NeededScope,
  PARTNER_SCOPES,
  type PartnerRight,
  PROGRAMME_ENTRIES,
  type ProgrammeEntry,
  READS_CALL_HISTORY,
  READS_CALLS,
  READS_NOTES,
  READS_PATIENT_ENCOUNTERS,
  READS_PATIENT_TASKS,
  READS_RECORD,
  READS_TASKS,
  READS_WORKLIST,
  REGISTERS_PATIENTS,
  type Right,
  type RightDecision,
  SEES_PATIENTS,
  TASK_SCOPES,
  WRITES_RECORD,
} from '#access';
export { type AppLink, appLinks, DOCTOR_LINKS } from './app-links.ts';
export { builtScope, scopeLabel, screenOfScope } from './built-scopes.ts';
export {
  type AccessExplanation,
  explainAccess,
  explainScreens,
  type ScreenAccess,
} from './explain-access.ts';
export {
  defaultScopeRedirect,
  type GuardDecision,
  type LogoutReason,
  type MainGuardInput,
  mainGuard,
  scopeGuard,
} from './guards.ts';
export { inboxFor } from './inbox.ts';
export {
  LAYOUT_FIGURES,
  SIDE_MENU_WIDTHS,
  sideMenuWidths,
} from './layout-figures.ts';
export { type MenuItem, menuFor, selectedIndex } from './menu.ts';
export {
  encounterPath,
  PATHS,
  PATIENT_TABS,
  type PatientTab,
  patientPath,
  patientRegistrationPath,
  waitingListPath,
} from './paths.ts';
export { areaOfPath, isScreenPath } from './screen-path.ts';
