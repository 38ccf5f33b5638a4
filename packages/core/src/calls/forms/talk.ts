import type { AnswersOf, FormSection } from '#forms';
import { anyOf, asked, choice, line, rows, section, text, when, yesNo } from './fields.ts';
import { LOW_SUGAR_ACTS, WARNING_SIGN_ACTS } from './sign-acts.ts';

const WARNING_SIGNS = Object.keys(WARNING_SIGN_ACTS);

/** A question that people may decline to answer. */
const YES_NO_NOT_ANSWERED = ['YES', 'NO', 'NOT_TOLD'] as const;

/** Thoughts of harming oneself or a child: must be handed over before the call is saved. */
export const thoughtsOfHarm = choice('thoughtsOfHarm', YES_NO_NOT_ANSWERED, {
  danger: { kind: 'SELF_HARM', acts: { YES: 'doctor-now' }, signs: { YES: 'THOUGHTS_OF_HARM' } },
});

/** Someone at home hurts or threatens her. */
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
  // A warning sign is never recorded alone: the action taken is stored with it.
  asked('urgent', when('warningSigns', ...WARNING_SIGNS), [
    choice('actionTaken', ['SENT_TO_EMERGENCY', 'DOCTOR_TODAY', 'DOCTOR_INFORMED', 'ADVICE_GIVEN'], {
      required: true,
    }),
  ]),
]);

/** For people who may have diabetes: events since the last call, in addition to the common questions. */
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

/** Questions and answers of patient and caller. */
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

/** A form does not know sex or age, so the question is optional and names its target group: women of 15 to 49 years. */
const mayBePregnant = section('medicalCondition', [choice('mayBePregnant', ['YES', 'NO', 'NOT_SURE'])]);

export const chronicCondition: FormSection = {
  ...medicalCondition,
  fields: [...medicalCondition.fields, ...mayBePregnant.fields],
};

export type MedicalConditions = AnswersOf<typeof medicalCondition>;
