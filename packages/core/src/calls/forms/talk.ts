import type { AnswersOf } from '#forms';
import { anyOf, asked, choice, line, rows, section, text, when, yesNo } from './fields.ts';

/** Signs that send anybody to a hospital, whatever the programme (general practice; our own list). */
const WARNING_SIGNS = [
  'CHEST_PAIN',
  'BREATHLESSNESS',
  'FAINTING',
  'WEAKNESS_ON_ONE_SIDE',
  'SEVERE_HEADACHE',
  'FITS',
  'HEAVY_BLEEDING',
  'HIGH_FEVER',
] as const;

export const complaints = section('complaints', [
  text('notes'),
  choice('since', ['SINCE_TODAY', 'SINCE_DAYS', 'SINCE_WEEKS', 'SINCE_MONTHS']),
  choice('severity', ['MILD', 'MODERATE', 'SEVERE']),
  anyOf('warningSigns', [...WARNING_SIGNS, 'NONE'], { danger: { kind: 'WARNING_SIGN', is: WARNING_SIGNS } }),
  // A warning sign is never written down alone: what was done about it stands beside it.
  asked('urgent', when('warningSigns', ...WARNING_SIGNS), [
    choice('actionTaken', ['SENT_TO_EMERGENCY', 'DOCTOR_TODAY', 'DOCTOR_INFORMED', 'ADVICE_GIVEN'], {
      required: true,
    }),
  ]),
]);

/** What was asked and told: by the patient or by whoever calls. */
export const questions = section('questions', [text('notes')], {
  group: rows('entries', 20, [
    line('question', { required: true, maxLength: 300 }),
    text('answer', { maxLength: 1000 }),
  ]),
});

const CONDITIONS = [
  'DIABETES',
  'HYPERTENSION',
  'THYROID',
  'HEART_DISEASE',
  'STROKE',
  'KIDNEY_DISEASE',
  'ASTHMA_COPD',
  'ANAEMIA',
  'HIGH_CHOLESTEROL',
  'EPILEPSY',
  'TUBERCULOSIS',
  'CANCER',
  'MENTAL_ILLNESS',
  'OTHER',
] as const;

export const medicalCondition = section('medicalCondition', [
  anyOf('conditions', [...CONDITIONS, 'NONE']),
  asked('known', when('conditions', ...CONDITIONS), [text('detail', { maxLength: 1000 })]),
  yesNo('hospitalStay'),
  asked('admitted', when('hospitalStay', 'YES'), [line('hospitalReason')]),
]);

export type MedicalConditions = AnswersOf<typeof medicalCondition>;
