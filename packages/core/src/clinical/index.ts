export { type Age, ageInYears, ageOn } from './age.ts';
export { ALERT_LEVELS, type AlertLevel, alertFor } from './alert.ts';
export {
  checkEntry,
  checkPressure,
  type EntryCheck,
  type EntryContext,
  type SwappedPressure,
} from './check-entry.ts';
export { convert, type Quantity, quantityIn, UNIT_SCALES, type UnitScale, unitsOf } from './convert.ts';
export { FLAG_CODES, FLAG_LABELS, type FlagCode, flagLabel } from './flag-code.ts';
export {
  flagReading,
  type Judgement,
  type MissingFact,
  type PressureReading,
  type Reading,
  type ToleranceReading,
} from './flag-reading.ts';
export {
  type JudgedRecord,
  type JudgeRecordOptions,
  judgeRecord,
  type RecordJudgement,
  type RecordPerson,
} from './judge-record.ts';
export type { EnteredValue, Flag } from './judge-value.ts';
export { ENTRY_LIMITS, type EntryLimits, type Span } from './limits.ts';
export { MEASURE_LABELS, MEASURES, type Measure, measureLabel } from './measure.ts';
export {
  CYCLE_DAYS,
  DATING_EVENTS,
  type DatingEvent,
  dueDate,
  dueDateOfScan,
  formatGestation,
  gestationalDays,
  isSuboptimallyDated,
  LONGEST_PREGNANCY_DAYS,
  lmpProblem,
  type Redating,
  redating,
  TERM_DAYS,
  TERMS,
  type Term,
  termOf,
  trimesterOf,
} from './pregnancy.ts';
export {
  type Band,
  type FlagShape,
  type GlucoseSituation,
  MATERNAL_STATES,
  type MaternalState,
  type Population,
  type Range,
  SEVERITIES,
  type Severity,
  type SourceStatus,
} from './range.ts';
export {
  type EarlierPressure,
  type ReadingContext,
  URINE_DIPSTICK,
  type UrineDipstick,
} from './reading-context.ts';
export {
  measureOf,
  readingsOf,
  readValue,
  type ValueProblem,
  writtenNumber,
} from './readings-of-record.ts';
export { ALL_RANGES, INDIA_PROGRAMME, INTERNATIONAL, type ThresholdScheme } from './scheme.ts';
export { shortDigits } from './short-digits.ts';
export { ucumUnit } from './unit.ts';
export { valueDigits, valuesText, valueText } from './value-text.ts';
export {
  isImplausibleZ,
  type LmsPoint,
  WEIGHT_FOR_AGE,
  type WeightForAge,
  weightForAgeZ,
} from './weight-for-age.ts';
