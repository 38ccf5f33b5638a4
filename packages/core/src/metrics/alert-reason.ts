import { type CodedLabels, codedLabel } from '#formatting';
import { metricOf } from '#observations';
import * as words from './words/en.ts';

/** Reasons for closing an alert: what was done, or what it turned out to be. `other` needs a note. */
export const ALERT_REASONS = [
  'patient-contacted',
  'clinician-informed',
  'sent-to-hospital',
  'care-under-way',
  'measured-again',
  'sample-repeated',
  'usual-for-patient',
  'wrong-value',
  'other',
] as const;
export type AlertReason = (typeof ALERT_REASONS)[number];

/** Whether it is measured in a lab sample, so that the patient can't repeat it. */
const isOfSample = (metric: string): boolean => {
  const group = metricOf(metric)?.group;
  return metric === 'laboratory' || group === 'blood' || group === 'urine';
};

/** Returns the reasons that are offered for a metric's alerts. */
export const alertReasonsFor = (metric: string): readonly AlertReason[] => {
  const other: AlertReason = isOfSample(metric) ? 'measured-again' : 'sample-repeated';
  return ALERT_REASONS.filter((reason) => reason !== other);
};

/** Maximum alerts of an episode. Older ones form the next episode, so that one act never covers a whole record. */
export const MAX_EPISODE = 200;

/** Maximum characters of a note. */
export const MAX_ALERT_NOTE = 500;

const ALERT_REASON_LABELS = words.alertReasonLabels satisfies CodedLabels<AlertReason>;

/** Returns the label in a locale or in English, or the key itself if it is unknown. */
export const alertReasonLabel = (key: string, locale = 'en'): string =>
  codedLabel(ALERT_REASON_LABELS, key, locale);

/** Alerts in a list: not acknowledged, acknowledged, or all. */
export const ALERT_STATES = ['open', 'acknowledged', 'all'] as const;
export type AlertState = (typeof ALERT_STATES)[number];
