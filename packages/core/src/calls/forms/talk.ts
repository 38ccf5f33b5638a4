import type { AnswersOf, FormSection } from '#forms';
import { anyOf, asked, choice, line, rows, section, text, when, yesNo } from './fields.ts';
import { LOW_SUGAR_ACTS, WARNING_SIGN_ACTS } from './sign-acts.ts';

const WARNING_SIGNS = Object.keys(WARNING_SIGN_ACTS);

/** A question that nobody is pressed to answer. */
const YES_NO_NOT_ANSWERED = ['YES', 'NO', 'NOT_TOLD'] as const;

/** Thoughts of harming oneself or a child: told of once, they are handed over before the call is saved. */
export const thoughtsOfHarm = choice('thoughtsOfHarm', YES_NO_NOT_ANSWERED, {
  danger: { kind: 'SELF_HARM', acts: { YES: 'doctor-now' }, signs: { YES: 'THOUGHTS_OF_HARM' } },
});

/** Somebody at home hurts or threatens her. */
export const violence = choice('violence', YES_NO_NOT_ANSWERED, {
  danger: { kind: 'MOTHER_SIGN', acts: { YES: 'doctor-today' }, signs: { YES: 'VIOLENCE_AT_HOME' } },
});

export const complaints = section('complaints', [
  text('notes'),
  choice('since', ['SINCE_TODAY', 'SINCE_DAYS', 'SINCE_WEEKS', 'SINCE_MONTHS']),
  choice('severity', ['MILD', 'MODERATE', 'SEVERE']),
  anyOf('warningSigns', [...WARNING_SIGNS, 'NONE'], {
    danger: { kind: 'WARNING_SIGN', acts: WARNING_SIGN_ACTS },
  }),
  // A warning sign is never written down alone: what was done about it stands beside it.
  asked('urgent', when('warningSigns', ...WARNING_SIGNS), [
    choice('actionTaken', ['SENT_TO_EMERGENCY', 'DOCTOR_TODAY', 'DOCTOR_INFORMED', 'ADVICE_GIVEN'], {
      required: true,
    }),
  ]),
]);

/** Of people who may have diabetes: what happened since the last call. The rest is what every call asks. */
const sinceLastCall = section('complaints', [
  choice('lowSugar', [...Object.keys(LOW_SUGAR_ACTS), 'LOW_SUGAR_MANAGED_ALONE', 'NO'], {
    danger: { kind: 'WARNING_SIGN', acts: LOW_SUGAR_ACTS },
  }),
  thoughtsOfHarm,
]);

export const chronicComplaints: FormSection = {
  ...complaints,
  fields: [...complaints.fields, ...sinceLastCall.fields],
};

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

/**
 * A form knows neither sex nor age of whom it is filled in for, so the question is optional and says whom it is for:
 * women of 15 to 49 years.
 */
const mayBePregnant = section('medicalCondition', [choice('mayBePregnant', ['YES', 'NO', 'NOT_SURE'])]);

export const chronicCondition: FormSection = {
  ...medicalCondition,
  fields: [...medicalCondition.fields, ...mayBePregnant.fields],
};

export type MedicalConditions = AnswersOf<typeof medicalCondition>;
