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
