export { actsNow, type OfferedAct } from './acts-now.ts';
export {
  BOOKING_MINUTES,
  type BookedFor,
  classOfBooking,
  type EncounterBooking,
  encounterOfBooking,
  instantOf,
  newBooking,
  nextQuarter,
  USUAL_MINUTES,
  wallOf,
  withMode,
  withService,
} from './booking.ts';
export { type DayPlan, planDay } from './day-plan.ts';
export {
  type ActedEncounter,
  type ChangeReason,
  type ChangeResult,
  changeEncounter,
  type EncounterChange,
} from './encounter-change.ts';
export {
  type EncounterCsvColumn,
  type EncounterCsvOptions,
  encounterCsvHead,
  encounterCsvLines,
} from './encounter-csv.ts';
export {
  ENCOUNTER_FILTERS,
  type EncounterCircle,
  type EncounterFilter,
  type EncounterFilters,
  encounterFilterCount,
  encounterFiltersKey,
  encounterFiltersQuery,
  filtersOfCircle,
  hasEncounterDaysReversed,
  readEncounterFilters,
} from './encounter-filters.ts';
export {
  createEncounterList,
  type EncounterList,
  type EncounterListOptions,
  type EncounterListState,
  type EncounterPagesOptions,
  encounterPages,
  type OwnDay,
  readOwnDay,
} from './encounter-list.ts';
export { readPatientEncounters } from './patient-encounters.ts';
export { type Punctuality, punctualityOf } from './punctuality.ts';
