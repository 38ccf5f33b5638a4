export {
  AREA_SCOPES,
  AREAS,
  type AreaScope,
  areaOf,
  BUILT_SCOPES,
  type BuiltScope,
  ENCOUNTER_SCOPES,
  type MenuIcon,
  PROGRAMME_ENTRIES,
  type ProgrammeEntry,
  TASK_SCOPES,
} from './areas.ts';
export { isForHostedConsole, isForPartnerPages, PARTNER_SCOPES, type PartnerRight } from './partner-pages.ts';
export { opensProgrammeArea, programmeEntry } from './programme-scopes.ts';
export { decideRight, holdsScope, type NeededScope, type Right, type RightDecision } from './rights.ts';
export {
  ADMINISTERS,
  ANSWERS_LINKS,
  ASKS_FOR_LINKS,
  BOOKS_ENCOUNTERS,
  BOOKS_HEALTH_CHECKS,
  CALLS_PATIENTS,
  CHANGES_REGISTRATIONS,
  FINDS_PATIENTS,
  READS_CALL_HISTORY,
  READS_CALLS,
  READS_NOTES,
  READS_RECORD,
  READS_TASKS,
  READS_WORKLIST,
  REGISTERS_PATIENTS,
  SEES_PATIENTS,
  WRITES_RECORD,
} from './who.ts';
