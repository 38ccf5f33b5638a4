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
  ADDS_TASKS,
  ADMINISTERS,
  ANSWERS_LINKS,
  ASKS_FOR_LINKS,
  BOOKS_ENCOUNTERS,
  BOOKS_HEALTH_CHECKS,
  CALLS_PATIENTS,
  CHANGES_REGISTRATIONS,
  CHANGES_TAGS,
  COUNTS_WAITING,
  FINDS_PATIENTS,
  GIVES_PATIENTS,
  MANAGES_WAITING_LIST,
  READS_CALL_HISTORY,
  READS_CALLS,
  READS_FACILITY_PATIENTS,
  READS_NOTES,
  READS_OWN_PATIENTS,
  READS_PATIENT_ENCOUNTERS,
  READS_PATIENT_TASKS,
  READS_RECORD,
  READS_TASKS,
  READS_WORKLIST,
  REGISTERS_PATIENTS,
  REGISTERS_WALK_INS,
  SEES_EVERY_ENCOUNTER,
  SEES_FREE_TIMES,
  SEES_PATIENTS,
  WRITES_RECORD,
  WRITES_TASKS,
  WRITES_TO_PATIENTS,
} from './who.ts';
