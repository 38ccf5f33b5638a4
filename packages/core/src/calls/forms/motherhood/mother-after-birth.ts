import { anyOf, asked, choice, date, measured, section, text, when, yesNo } from '../fields.ts';
import { LOCHIA_SIGN_ACTS, MOTHER_SIGN_ACTS, WOUND_SIGN_ACTS } from '../sign-acts.ts';
import { signsAndAction } from './danger-signs.ts';
import { BABY_MAY_LIVE } from './delivery.ts';

const WOUNDS = ['EPISIOTOMY', 'TEAR', 'LSCS'] as const;

export const episotomyWoundLscsWound = section('episotomyWoundLscsWound', [
  choice('wound', [...WOUNDS, 'NO_WOUND']),
  asked('healing', when('wound', ...WOUNDS), [
    ...signsAndAction('signs', {
      kind: 'MOTHER_SIGN',
      acts: WOUND_SIGN_ACTS,
      waiting: ['WOUND_PAIN_WORSE', 'WOUND_RED_OR_SWOLLEN', 'WOUND_DISCHARGING'],
    }),
  ]),
]);

/** From red to pale within about two weeks. */
export const lochiaVaginalDischarge = section('lochiaVaginalDischarge', [
  choice('amount', ['LOCHIA_STOPPED', 'LOCHIA_LIGHT', 'LOCHIA_MODERATE', 'LOCHIA_HEAVY']),
  choice('colour', ['COLOUR_RED', 'COLOUR_BROWN', 'COLOUR_YELLOW_OR_WHITE', 'COLOUR_GREEN']),
  ...signsAndAction('signs', { kind: 'MOTHER_SIGN', acts: LOCHIA_SIGN_ACTS }),
]);

const BREAST_CHANGES = [
  'CRACKED_NIPPLE',
  'FLAT_OR_INVERTED_NIPPLE',
  'ENGORGED_BREAST',
  'BREAST_RED_OR_HOT',
  'BREAST_LUMP',
  'PUS_OR_BLOOD',
] as const;

export const breastNippleChanges = section('breastNippleChanges', [
  anyOf('changes', [...BREAST_CHANGES, 'NONE']),
  asked('changed', when('changes', ...BREAST_CHANGES), [
    asked('livingBaby', BABY_MAY_LIVE, [yesNo('stillFeeding')]),
    yesNo('seenByDoctor'),
    text('detail', { maxLength: 1000 }),
  ]),
]);

/** The mother's reading, as in every other call. */
export const weightOfMother = section('weightOfMother', [
  measured('weight', 'weight', {
    units: ['kg', '[lb_av]'],
    decimals: 2,
    reading: { metric: 'body', part: 'weight', subject: 'patient' },
  }),
]);

export const complicationsMother = section('complicationsMother', [
  ...signsAndAction('signs', { kind: 'MOTHER_SIGN', acts: MOTHER_SIGN_ACTS }),
  text('detail', { maxLength: 1000 }),
]);

export const complaintOfMom = section('complaintOfMom', [text('notes'), date('since')]);
