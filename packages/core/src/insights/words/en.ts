import { defineWords } from '#formatting';

export const indicatorLabels = defineWords('insights.indicatorLabels', {
  enrolled: 'Newly enrolled',
  reached: 'Reached by a call',
  'pressure-controlled': 'Blood pressure controlled',
  'sugar-controlled': 'HbA1c controlled',
  unchanged: 'Treatment not changed',
  lost: 'Lost to follow-up',
  'missed-visits': 'Missed visits',
  returned: 'Came after a call',
  antenatal: 'Antenatal visits complete',
  'birth-weight': 'Birth weight 2.5 kg or more',
  'infants-weighed': 'Infants weighed',
});

export const indicatorNumerators = defineWords('insights.indicatorNumerators', {
  enrolled: 'enrolled in the month',
  reached: 'reached, or a relative reached, by a call in the month',
  'pressure-controlled': 'with the last blood pressure below 140/90 mmHg',
  'sugar-controlled': 'with the last HbA1c below 7 %',
  unchanged: 'without a new prescription within 30 days of that reading',
  lost: 'without a call that reached them, a visit or a reading for 90 days',
  'missed-visits': 'to which the patient did not come',
  returned: 'followed by a visit within 15 days',
  antenatal: 'with at least 4 visits before that day',
  'birth-weight': 'that weighed 2.5 kg or more',
  'infants-weighed': 'weighed in the month',
});

export const indicatorDenominators = defineWords('insights.indicatorDenominators', {
  enrolled: 'patients enrolled at the end of the month',
  reached: 'patients enrolled at the end of the month',
  'pressure-controlled':
    'enrolled adults, not pregnant, with a blood pressure in the 3 months to the end of the month',
  'sugar-controlled': 'enrolled adults, not pregnant, with an HbA1c in the 12 months to the end of the month',
  unchanged: 'enrolled adults, not pregnant, whose last blood pressure of the month was 140/90 mmHg or more',
  lost: 'patients enrolled for at least 90 days',
  'missed-visits': 'booked visits of the month whose time is over',
  returned: 'calls of the month that reached the patient or a relative',
  antenatal: 'pregnancies with the expected day of birth in the month',
  'birth-weight': 'babies born in the month with a recorded birth weight',
  'infants-weighed': 'infants younger than 1 year at the end of the month',
});

export const qualityLabels = defineWords('insights.qualityLabels', {
  'digit-preference': 'Prefers one last digit',
  'below-limit': 'Values just below the limit',
  'same-value': 'The same value again',
  'short-calls': 'Calls shorter than their form',
});

export const insights = defineWords('insights.insights', {
  listIndicators: 'Viewed indicators',
  listIndicatorPatients: 'Listed the patients of an indicator',
  readQuality: 'Viewed data quality',
  exportDataValues: 'Exported indicators for DHIS2',
});
