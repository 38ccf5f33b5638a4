export {
  AREA_SCOPES,
  AREAS,
  type AreaScope,
  areaOf,
  BUILT_SCOPES,
  type BuiltScope,
  PROGRAMME_ENTRIES,
  type ProgrammeEntry,
} from './areas.ts';
export { MENU_ENTRIES, type MenuIcon } from './menu-entries.ts';
export { isForHostedConsole, isForPartnerPages, PARTNER_SCOPES, type PartnerRight } from './partner-pages.ts';
export { opensProgrammeArea, programmeEntry } from './programme-scopes.ts';
export { decideRight, holdsScope, type NeededScope, type Right, type RightDecision } from './rights.ts';
export { ENCOUNTER_SCOPES, TASK_SCOPES } from './scope-groups.ts';
export {
  ADMINISTERS,
  ANSWERS_LINKS,
  ASKS_FOR_LINKS,
  BOOKS_ENCOUNTERS,
  BOOKS_HEALTH_CHECKS,
  CALLS_PATIENTS,
  CHANGES_REGISTRATIONS,
  CHARGES_PATIENTS,
  COUNTS_WAITING,
  FINDS_PATIENTS,
  MANAGES_WAITING_LIST,
  READS_BILLS,
  READS_CALL_HISTORY,
  READS_CALLS,
  READS_NOTES,
  READS_PATIENT_ENCOUNTERS,
  READS_PATIENT_TASKS,
  READS_RECORD,
  READS_TASKS,
  READS_TRANSACTIONS,
  READS_WORKLIST,
  REFUNDS_MONEY,
  REGISTERS_PATIENTS,
  SEES_EVERY_ENCOUNTER,
  SEES_FREE_TIMES,
  SEES_PATIENTS,
  TAKES_MONEY,
  WRITES_RECORD,
  WRITES_TASKS,
} from './who.ts';
