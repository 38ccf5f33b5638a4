import { type CodedLabels, codedLabel } from '#formatting';
import { metricOf } from '#observations';

/**
 * Why an alert needs nothing more: what was done about it, or what it turned out to be. With `other` a note says it.
 */
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

/** What a laboratory measures in a sample; the patient alone cannot be measured again. */
const isOfSample = (metric: string): boolean => {
  const group = metricOf(metric)?.group;
  return metric === 'laboratory' || group === 'blood' || group === 'urine';
};

/** The reasons that are offered for an alert of a metric. */
export const alertReasonsFor = (metric: string): readonly AlertReason[] => {
  const other: AlertReason = isOfSample(metric) ? 'measured-again' : 'sample-repeated';
  return ALERT_REASONS.filter((reason) => reason !== other);
};

/** Longest note, in characters. */
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

/** The label in a locale, English where the locale has none; an unknown key is shown as it is. */
export const alertReasonLabel = (key: string, locale = 'en'): string =>
  codedLabel(ALERT_REASON_LABELS, key, locale);

/** Which alerts a list shows: those nobody has acknowledged, those somebody has, or every one that was raised. */
export const ALERT_STATES = ['open', 'acknowledged', 'all'] as const;
export type AlertState = (typeof ALERT_STATES)[number];
