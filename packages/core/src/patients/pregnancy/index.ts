export {
  datePregnancyEntries,
  type EntryDating,
  type OtherDating,
} from './date-pregnancy-entries.ts';
export { lastPossibleDay } from './last-possible-day.ts';
export {
  listPregnancyEntries,
  markPregnancyMistake,
  pregnancyEntryEndpoints,
  recordPregnancy,
} from './pregnancy-entries.endpoints.ts';
export {
  DATING_METHODS,
  type DatingMethod,
  MAX_MISTAKE_REASON,
  PREGNANCY_OUTCOMES,
  type PregnancyContent,
  type PregnancyDatingEntry,
  type PregnancyEntry,
  type PregnancyOutcome,
  readPregnancyContent,
} from './pregnancy-entry.ts';
export {
  PREGNANCY_ENTRY_WORDS,
  type PregnancyEntryProblem,
  pregnancyEntryProblem,
} from './pregnancy-entry-problems.ts';
