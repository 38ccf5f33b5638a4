import { type CodedLabels, codedLabel } from '#formatting';
import { metricOf } from '#observations';

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

/** Maximum characters of a note. */
export const MAX_ALERT_NOTE = 500;

const ALERT_REASON_LABELS = {
  en: {
    'patient-contacted': 'Spoke with the patient or a relative',
    'clinician-informed': 'Told the treating clinician',
    'sent-to-hospital': 'Sent to hospital',
    'care-under-way': 'Already under treatment for it',
    'measured-again': 'Measured again, in range',
    'sample-repeated': 'Sample haemolysed or doubtful: a new one was sent',
    'usual-for-patient': 'Usual for this patient',
    'wrong-value': 'Wrong value or wrong person',
    other: 'Something else',
  },
  hi: {
    'patient-contacted': 'मरीज़ या परिजन से बात की',
    'clinician-informed': 'इलाज कर रहे डॉक्टर को बताया',
    'sent-to-hospital': 'अस्पताल भेजा',
    'care-under-way': 'इसका इलाज पहले से चल रहा है',
    'measured-again': 'दोबारा मापा, सीमा में है',
    'sample-repeated': 'सैंपल ख़राब या संदिग्ध था: नया सैंपल भेजा',
    'usual-for-patient': 'इस मरीज़ के लिए सामान्य है',
    'wrong-value': 'गलत मान या गलत व्यक्ति',
    other: 'कुछ और',
  },
} as const satisfies CodedLabels<AlertReason>;

/** Returns the label in a locale or in English, or the key itself if it is unknown. */
export const alertReasonLabel = (key: string, locale = 'en'): string =>
  codedLabel(ALERT_REASON_LABELS, key, locale);

/** Alerts in a list: not acknowledged, acknowledged, or all. */
export const ALERT_STATES = ['open', 'acknowledged', 'all'] as const;
export type AlertState = (typeof ALERT_STATES)[number];
