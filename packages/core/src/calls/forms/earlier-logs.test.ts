import { describe, expect, it } from 'vitest';
import { answersFrom, checkAnswers, type FormAnswers, fittingValues, valuesFrom } from '#forms';
import { correctableForm } from '../correction/correctable-form.ts';
import { answerSections } from '../history/call-history-answers.ts';
import { callForm } from './call-form.ts';

/** Logs as stored by earlier versions, under their unchanged form id. */
const LOGS: readonly (readonly [
  name: string,
  programme: string,
  callType: string,
  form: string,
  answers: FormAnswers,
])[] = [
  [
    'a monthly call',
    'careline',
    'monthly',
    'chronic-care/monthly@1',
    {
      bloodGlucose: { value: '190', valueUnit: 'mg/dL', mealSituation: 'MEAL_SITUATION_AFTER_MEAL' },
      medicalCondition: { conditions: ['DIABETES'], hospitalStay: 'NO' },
      complaints: { notes: 'Tired', warningSigns: ['CHEST_PAIN'], actionTaken: 'DOCTOR_INFORMED' },
      labReports: { reports: [{ metric: 'HbA1c', value: '8.4', unit: '%', date: '2026-02-01' }] },
    },
  ],
  [
    'a first call',
    'healthy_motherhood',
    'first',
    'healthy-motherhood/first@1',
    {
      pregnancy: {
        lmp: '2025-10-01',
        signsOfPIH: ['HEADACHE'],
        actionTaken: 'ADVICE_GIVEN',
        signsOfGDM: ['NONE'],
      },
      cue: { protein: 'PLUS_1', sugar: 'NIL', pusCells: '2-4', date: '2026-02-01' },
      hiv: { result: 'NON_REACTIVE', date: '2026-02-01' },
      ttImmunization1: { given: 'YES', booster: 'NO' },
      ttImmunization2: { given: 'NO' },
      lastAntentalCheck: { date: '2026-03-01', nextCheck: '2026-03-30' },
      complaints: { warningSigns: ['HEADACHE_WITH_BLURRED_VISION'], actionTaken: 'SENT_TO_EMERGENCY' },
    },
  ],
  [
    'an ad-hoc call about a loss',
    'healthy_motherhood',
    'adhoc',
    'healthy-motherhood/adhoc@1',
    {
      screeningForGestationalDiabetes: { done: 'YES', kind: 'DIPSI', twoHours: '148', twoHoursUnit: 'mg/dL' },
      signsOfPIH: { signs: ['SWELLING_OF_FACE_OR_HANDS'], actionTaken: 'DOCTOR_TODAY' },
      miscarriage: { told: true, seenByDoctor: 'NO', stillBleeding: 'YES' },
    },
  ],
  [
    'a last call after the birth',
    'healthy_motherhood',
    'last',
    'healthy-motherhood/last@1',
    {
      lastAntentalCheck: { date: '2026-02-01', nextCheck: '2026-03-30' },
      ultrasoundScan: { done: 'NO' },
      deliveryDetails: { delivered: 'YES', date: '2026-03-10', outcome: 'BABY_LIVES' },
      baby: { babies: [{ sex: 'GIRL', birthWeight: '2800', birthWeightUnit: 'g' }] },
    },
  ],
  [
    'a last call before it',
    'healthy_motherhood',
    'last',
    'healthy-motherhood/last@1',
    {
      deliveryDetails: {
        delivered: 'NO',
        plannedPlace: 'HOME',
        signs: ['LABOUR_PAINS'],
        actionTaken: 'DOCTOR_INFORMED',
      },
    },
  ],
  [
    'a call after the birth',
    'healthy_motherhood',
    'post-natal',
    'healthy-motherhood/post-natal@1',
    {
      deliveryDetails: { date: '2026-03-10', outcome: 'BABY_LIVES' },
      postNatal: { babyAge: '4', lowMood: 'YES', psychologyCallOffered: 'YES' },
      complicationsInfant: { signs: ['JAUNDICE'], actionTaken: 'DOCTOR_TODAY' },
      complicationsMother: { signs: ['PAINFUL_URINATION'], actionTaken: 'DOCTOR_TODAY' },
    },
  ],
];

describe.each(LOGS)('%s of an earlier version', (_, programme, callType, formId, answers) => {
  const contact = { programme, callType };
  const form = callForm(programme, callType);
  if (!form) throw new Error(`${programme} has no form for ${callType}`);

  it('can be corrected, and loses nothing by it', () => {
    expect(correctableForm(contact as never, { form: formId })).toBe(form);
    expect(answersFrom(form, valuesFrom(form, answers))).toMatchObject(answers);
    expect(checkAnswers(form, answers, { today: '2026-03-14' })).toEqual([]);
  });

  it('continues as a draft, with nothing set aside', () => {
    expect(fittingValues(form, answers).aside).toEqual([]);
  });

  it('is shown with the labels of its form', () => {
    const sections = answerSections({ form: formId, answers }, contact);
    expect(sections.map(({ key }) => key).sort()).toEqual(Object.keys(answers).sort());
    const labels = sections.flatMap(({ label, lines, rows }) => [
      label,
      ...[...lines, ...rows.flat()].flatMap((line) => [
        line.label,
        ...('choices' in line ? line.choices : []),
      ]),
    ]);
    expect(labels.filter((label) => !('message' in label))).toEqual([]);
  });
});
