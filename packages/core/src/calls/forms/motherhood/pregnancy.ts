import { LONGEST_PREGNANCY_DAYS } from '#clinical';
import type { AnswersOf, FormSection } from '#forms';
import {
  anyOf,
  asked,
  choice,
  counted,
  date,
  measured,
  section,
  text,
  tick,
  when,
  yesNo,
} from '../fields.ts';
import { complaints } from '../talk.ts';
import { PREGNANCY_DANGER_SIGNS, signsAndAction } from './danger-signs.ts';
import { LONGEST_OVERDUE_DAYS, PREGNANCIES } from './limits.ts';

/** What the due date was reckoned from: an event of the clinical domain, or a scan. */
const DATED_BY = ['LMP', 'ULTRASOUND', 'CONCEPTION', 'INSEMINATION', 'EMBRYO_DAY_3', 'EMBRYO_DAY_5'] as const;

/** Signs of pregnancy-induced hypertension that a woman notices herself. */
const PIH_SIGNS = [
  'HEADACHE',
  'BLURRED_VISION',
  'SWELLING_OF_FACE_OR_HANDS',
  'UPPER_ABDOMINAL_PAIN',
  'LESS_URINE',
  'FITS',
] as const;

/** Signs of gestational diabetes that a woman notices herself. Most have none: a test decides. */
/** Those that belong to severe pre-eclampsia; a headache alone and swollen hands are seen today. Ours, to be confirmed. */
const PIH_DANGER = {
  kind: 'PREGNANCY_SIGN',
  is: ['BLURRED_VISION', 'UPPER_ABDOMINAL_PAIN', 'LESS_URINE', 'FITS'],
} as const;

const GDM_SIGNS = [
  'EXCESSIVE_THIRST',
  'FREQUENT_URINATION',
  'EXCESSIVE_HUNGER',
  'UNUSUAL_TIREDNESS',
  'REPEATED_INFECTIONS',
] as const;

export const pregnancy = section('pregnancy', [
  date('lmp', { days: { min: -LONGEST_PREGNANCY_DAYS, max: 0 } }),
  date('edd', { days: { min: -LONGEST_OVERDUE_DAYS, max: LONGEST_PREGNANCY_DAYS } }),
  choice('datedBy', DATED_BY),
  counted('gravida', { ...PREGNANCIES, min: 1 }),
  counted('para', PREGNANCIES),
  counted('abortions', PREGNANCIES),
  counted('living', PREGNANCIES),
  ...signsAndAction('signsOfPIH', PIH_SIGNS, PIH_DANGER),
  anyOf('signsOfGDM', [...GDM_SIGNS, 'NONE']),
]);

/** Specification 3.7: contains signsOfPIH and signsOfGDM. */
export type Pregnancy = AnswersOf<typeof pregnancy>;

export const signsOfPIH = section('signsOfPIH', signsAndAction('signs', PIH_SIGNS, PIH_DANGER));

export const signsOfGDM = section('signsOfGDM', [
  anyOf('signs', [...GDM_SIGNS, 'NONE']),
  asked('noticed', when('signs', ...GDM_SIGNS), [yesNo('doctorKnows')]),
]);

/** The weight of another day, so it becomes no reading. */
export const prePregnancyWeight = section('prePregnancyWeight', [
  measured('weight', 'weight', { units: ['kg', '[lb_av]'], decimals: 2 }),
]);

export type PrePregnancyWeight = AnswersOf<typeof prePregnancyWeight>;

/** Nobody is asked whether she lost the child: the questions open once she told of it. */
export const miscarriage = section('miscarriage', [
  tick('told'),
  asked('loss', when('told', true), [
    date('date', { days: { min: -LONGEST_PREGNANCY_DAYS, max: 0 } }),
    counted('weeks', { min: 1, max: 44 }),
    yesNo('seenByDoctor'),
    yesNo('stillBleeding'),
    text('detail', { maxLength: 1000 }),
  ]),
]);

const dangerSigns = section(
  'complaints',
  signsAndAction('warningSigns', PREGNANCY_DANGER_SIGNS, {
    kind: 'PREGNANCY_SIGN',
    is: PREGNANCY_DANGER_SIGNS,
  }),
);

/** The complaints of every form; their warning signs are those of a pregnancy. */
export const pregnancyComplaints: FormSection = {
  ...complaints,
  fields: complaints.fields.map((field) => dangerSigns.fields.find(({ key }) => key === field.key) ?? field),
};
