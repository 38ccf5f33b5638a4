import { LONGEST_PREGNANCY_DAYS } from '#clinical';
import type { AnswersOf, FormField, FormSection } from '#forms';
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
import { AFTER_LOSS_ACTS, PIH_SIGN_ACTS, PREGNANCY_SIGN_ACTS } from '../sign-acts.ts';
import { complaints } from '../talk.ts';
import { signsAndAction } from './danger-signs.ts';
import { NOT_DELIVERED } from './delivery.ts';
import { LONGEST_OVERDUE_DAYS, PREGNANCIES } from './limits.ts';

/** Basis of the due date: a clinical event, or a scan. */
const DATED_BY = ['LMP', 'ULTRASOUND', 'CONCEPTION', 'INSEMINATION', 'EMBRYO_DAY_3', 'EMBRYO_DAY_5'] as const;

const PIH = { kind: 'PREGNANCY_SIGN', acts: PIH_SIGN_ACTS } as const;

/** Signs of gestational diabetes that a woman can notice. Most have none: a test decides. */
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
  asked('stillPregnant', NOT_DELIVERED, [
    ...signsAndAction('signsOfPIH', PIH),
    anyOf('signsOfGDM', [...GDM_SIGNS, 'NONE']),
  ]),
]);

/** Specification 3.7: contains signsOfPIH and signsOfGDM. */
export type Pregnancy = AnswersOf<typeof pregnancy>;

export const signsOfPIH = section('signsOfPIH', signsAndAction('signs', PIH));

export const signsOfGDM = section('signsOfGDM', [
  anyOf('signs', [...GDM_SIGNS, 'NONE']),
  asked('noticed', when('signs', ...GDM_SIGNS), [yesNo('doctorKnows')]),
]);

/** From another day, so it is not a reading. */
export const prePregnancyWeight = section('prePregnancyWeight', [
  measured('weight', 'weight', { units: ['kg', '[lb_av]'], decimals: 2 }),
]);

export type PrePregnancyWeight = AnswersOf<typeof prePregnancyWeight>;

/** Nobody is asked directly about a loss: these questions open once she reports it. */
export const miscarriage = section('miscarriage', [
  tick('told'),
  asked('loss', when('told', true), [
    date('date', { days: { min: -LONGEST_PREGNANCY_DAYS, max: 0 } }),
    counted('weeks', { min: 1, max: 44 }),
    yesNo('seenByDoctor', {
      danger: {
        kind: 'WARNING_SIGN',
        acts: { NO: 'doctor-today' },
        signs: { NO: 'NOT_SEEN_BY_DOCTOR' },
      },
    }),
    yesNo('stillBleeding', {
      danger: { kind: 'WARNING_SIGN', acts: { YES: 'hospital-now' }, signs: { YES: 'STILL_BLEEDING' } },
    }),
    ...signsAndAction('signs', { kind: 'WARNING_SIGN', acts: AFTER_LOSS_ACTS }),
    text('detail', { maxLength: 1000 }),
  ]),
]);

const dangerSigns = section('complaints', [
  asked(
    'stillPregnant',
    NOT_DELIVERED,
    signsAndAction('warningSigns', { kind: 'PREGNANCY_SIGN', acts: PREGNANCY_SIGN_ACTS }),
  ),
]);

const isOfSigns = (field: FormField): boolean => ['warningSigns', 'urgent'].includes(field.key);

/**
 * Complaints of every form. Warning signs are those of pregnancy, and after birth those of mother and child, in
 * separate sections.
 */
export const pregnancyComplaints: FormSection = {
  ...complaints,
  fields: [...complaints.fields.filter((field) => !isOfSigns(field)), ...dangerSigns.fields],
};
