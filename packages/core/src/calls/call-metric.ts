import { type CodedLabels, codedLabel, labelFromKey } from '#formatting';
import * as callsWords from './words/en.ts';

/**
 * Contents of a call log: the stored keys of specification 3.6, in its spelling. From `birthWeight` to `allergies` it
 * only has labels; those eight keys are the design's.
 */
export const CALL_METRICS = [
  'bloodPressure',
  'body',
  'hbsag',
  'antenatalCheckupsDoneTillDate',
  'vaccinationChart',
  'questions',
  'birthWeight',
  'recumbentLength',
  'currentFeedingPattern',
  'lastDoctorVisitingDate',
  'dietPlanSentDateTime',
  'link',
  'callTo',
  'allergies',
  'hemoglobin',
  'cbp',
  'cue',
  'hiv',
  'vdrl',
  'prePregnancyWeight',
  'complaints',
  'medicalCondition',
  'lastAntentalCheck',
  'sleepPattern',
  'statusOfPhysicalActivity',
  'ultrasoundScan',
  'medications',
  'diet',
  'deliveryDetails',
  'baby',
  'postNatal',
  'miscarriage',
  'earlyUltrasoundScan',
  'screeningForGestationalDiabetes',
  'signsOfPIH',
  'signsOfGDM',
  'immunizationCounsellingDone',
  'breastFeedingCounsellingDone',
  'vaccinationGiven',
  'babyAge',
  'babyWeight',
  'expectedBabyWeight',
  'complicationsInfant',
  'complaintOfInfant',
  'episotomyWoundLscsWound',
  'lochiaVaginalDischarge',
  'breastNippleChanges',
  'weightOfMother',
  'complicationsMother',
  'complaintOfMom',
] as const;
export type CallMetric = (typeof CALL_METRICS)[number];

/** Labels of specification 3.6, or the key in words with initialisms preserved. */
const CALL_METRIC_LABELS = callsWords.callMetricLabels satisfies CodedLabels<CallMetric>;

/** Label of unknown metrics. */
const UNKNOWN_METRIC = callsWords.unknownMetric satisfies CodedLabels<'unknown'>;

/**
 * Returns the label of a call-log metric: the given one with underscores replaced, or the key's own, or "Some Metric"
 * for unknown keys (specification 3.6).
 */
export function metricLabel(key: string, given?: string, locale = 'en'): string {
  if (given?.trim()) return labelFromKey(given.trim());
  const unknown = codedLabel(UNKNOWN_METRIC, 'unknown', locale);
  return codedLabel(CALL_METRIC_LABELS, key, locale, unknown);
}
