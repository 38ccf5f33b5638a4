export { actsNow, type OfferedAct } from './acts-now.ts';
export {
  BOOKING_MINUTES,
  type ChosenSlot,
  classOfBooking,
  type EncounterBooking,
  encounterOfBooking,
  instantOf,
  newBooking,
  nextQuarter,
  periodOfBooking,
  type Repetition,
  timesOfBooking,
  USUAL_MINUTES,
  wallOf,
  withAlternatives,
  withMode,
  withService,
} from './booking.ts';
export {
  type BoardStage,
  type DayBoard,
  findOnBoard,
  planBoard,
  readDayBoard,
} from './day-board.ts';
export { type DayPlan, planDay } from './day-plan.ts';
export {
  type ActedEncounter,
  type ChangeReason,
  type ChangeResult,
  changeEncounter,
  type EncounterChange,
} from './encounter-change.ts';
export {
  ENCOUNTER_FILTERS,
  type EncounterFilter,
  type EncounterFilters,
  type EncounterScope,
  encounterFiltersKey,
  encounterFiltersQuery,
  filtersOfScope,
  hasEncounterDaysReversed,
  readEncounterFilters,
} from './encounter-filters.ts';
export {
  createEncounterList,
  type EncounterListState,
  encounterPageReader,
  encounterPages,
  type OwnDay,
  readOwnDay,
} from './encounter-list.ts';
export {
  FREE_DAYS,
  type FreeDay,
  type FreeTime,
  freeDays,
  timesOfFreeDay,
} from './free-times.ts';
export { readPatientEncounters } from './patient-encounters.ts';
export { punctualityOf } from './punctuality.ts';
export { visitSteps } from './visit-step.ts';
