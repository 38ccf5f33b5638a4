export { type AppLink, type AppLinkSources, appLinks } from './app-links.ts';
export { areaOfPath } from './area-scopes.ts';
export {
  AREA_SCOPES,
  AREAS,
  type AreaScope,
  BUILT_SCOPES,
  type BuiltScope,
  ENCOUNTER_SCOPES,
  type MenuIcon,
  PROGRAMME_ENTRIES,
  type ProgrammeEntry,
  TASK_SCOPES,
} from './areas.ts';
export { builtScope, PARTNER_SCOPES, scopeLabel } from './built-scopes.ts';
export { DOCTOR_LINKS } from './doctor-links.ts';
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
export { type InboxItem, type InboxPage, inboxFor } from './inbox.ts';
export {
  LAYOUT_FIGURES,
  SIDE_MENU_WIDTHS,
  type SideMenuWidths,
  sideMenuWidths,
} from './layout-figures.ts';
export { type MenuItem, menuFor, selectedIndex } from './menu.ts';
export { isForHostedConsole, isForPartnerPages } from './partner-rights.ts';
export {
  encounterPath,
  PATHS,
  PATIENT_TABS,
  type PatientTab,
  patientPath,
  patientRegistrationPath,
} from './paths.ts';
export {
  entryOfPath,
  opensProgrammeArea,
  programmeEntry,
} from './programme-scopes.ts';
export { decideRight, holdsScope, type NeededScope, type RightDecision } from './rights.ts';
export { isScreenPath } from './screen-path.ts';
