export {
  ACTS,
  type Act,
  ALERT_LEVELS,
  type AlertLevel,
  actLabel,
  actOfFlag,
  FLAG_CODES,
  type FlagCode,
  flagLabel,
  mostUrgent,
} from '#observations';
export { type Age, ageInYears, ageOn, ageSpanOn } from './age.ts';
export { alertCause, type Episode, groupEpisodes, worstAlert } from './alert-episodes.ts';
export { alertFlagText, type FlaggedValues, flagText } from './assumed-unit.ts';
export {
  checkEntry,
  type EntryCheck,
  type EntryContext,
} from './check-entry.ts';
export { convert, type Measured, type Quantity, quantityIn, roundTo, unitCode, unitsOf } from './convert.ts';
export {
  estimatedGfr,
  gfrCategory,
} from './egfr.ts';
export { DIABETES_GOALS, type DiabetesGoals } from './goals.ts';
export { BMI_FOR_AGE_MONTHS } from './growth/bmi-for-age.ts';
export {
  WEIGHT_FOR_AGE_DAYS,
  type WeightForAge,
  weightForAgeAt,
} from './growth/weight-for-age.ts';
export {
  flagReading,
  type Judgement,
  judgeValues,
  type NotJudged,
  type Reading,
  type ValueStatus,
} from './judge-reading.ts';
export {
  type JudgedRecord,
  judgeRecord,
  type RecordJudgement,
  rangesOfRecord,
} from './judge-record.ts';
export {
  alertFor,
  type Comparator,
  type EnteredValue,
  type Flag,
  gravest,
  isReference,
  levelWeight,
} from './judge-value.ts';
export { FINDING_TESTS } from './laboratory-findings.ts';
export {
  inKilograms,
  type KnownWeight,
  type LowSugarPerson,
  type LowSugarTreatment,
  lowSugarTreatment,
  personalActLabel,
} from './low-sugar.ts';
export {
  AFTER_BIRTH_DAYS,
  type Person,
  type PersonContext,
  peopleOf,
} from './person-context.ts';
export {
  contextAt,
  contextOn,
  contextUndated,
  type DiabetesSource,
  type KnownDiabetes,
  type OxygenTarget,
  type PersonFacts,
  type PregnancyCourse,
  pregnancyOn,
  type UndatedPregnancy,
} from './person-facts.ts';
export { FINDING_METRICS, findingsOf, withFindings } from './person-findings.ts';
export {
  CYCLE_DAYS,
  type DatingEvent,
  dueDate,
  dueDateOfScan,
  formatGestation,
  gestationalDays,
  LONGEST_PREGNANCY_DAYS,
  lmpProblem,
  type Redating,
  redating,
  TERM_DAYS,
  trimesterOf,
} from './pregnancy/pregnancy.ts';
export {
  ASKED_ABOUT_PREGNANCY,
  type PregnancyAnswer,
} from './pregnancy/pregnancy-answer.ts';
export { type PregnancyState, pregnancyState } from './pregnancy/pregnancy-state.ts';
export type {
  FlagShape,
  Range,
  Severity,
  SourceStatus,
} from './range.ts';
export { ALL_RANGES, hasDailyLines } from './rules/rules-of.ts';
export { shortDigits } from './short-digits.ts';
export {
  gravestPlace,
  isNothingMeasured,
  readValue,
  readValues,
  type ValueProblem,
  wordPlace,
} from './stored-value.ts';
export {
  INDIA_PROGRAMME,
  INTERNATIONAL,
  type ProgrammeScheme,
  schemeName,
  schemeOf,
  THRESHOLD_SCHEMES,
  type ThresholdScheme,
} from './threshold-scheme.ts';
export { ucumUnit, unitKey } from './unit.ts';
export { type UsualRange, usualRange, usualRangeText } from './usual-range.ts';
export { findingLabel, measureLabel, valueDigits, valuesText, valueText } from './value-text.ts';
export {
  numbersIn,
  type WrittenValue,
  writtenDigits,
  writtenNumber,
  writtenPressure,
} from './written-value.ts';
