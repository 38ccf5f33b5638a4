import { anyOf, asked, counted, date, measured, section, text, when, yesNo } from '../fields.ts';
import { INFANT_SIGN_ACTS } from '../sign-acts.ts';
import { signsAndAction } from './danger-signs.ts';
import { INFANT_KILOGRAMS } from './limits.ts';

/** In everyday form: a month and twelve days. Infant calls end at two years, with a margin (our own). */
export const babyAge = section('babyAge', [
  counted('months', { min: 0, max: 36 }),
  counted('days', { min: 0, max: 120 }),
]);

/** A reading of the linked infant. */
export const babyWeight = section('babyWeight', [
  measured('weight', 'weight', {
    units: ['kg', 'g'],
    decimals: 3,
    reading: { metric: 'body', part: 'weight', subject: 'infant' },
  }),
  date('weighedOn', { reading: { metric: 'body', part: 'date', subject: 'infant' } }),
]);

/** Temperature by thermometer, and breaths counted for a minute: readings of the linked infant. */
export const infantVitals = section('infantVitals', [
  measured('temperature', 'temperature', {
    reading: { metric: 'temperature', part: 'value', subject: 'infant' },
  }),
  measured('respiration', 'respiration', {
    decimals: 0,
    reading: { metric: 'respiratoryrate', part: 'value', subject: 'infant' },
  }),
]);

/** Expected weight for age and sex, as the caller said it; not a measurement. */
export const expectedBabyWeight = section('expectedBabyWeight', [
  counted('weight', INFANT_KILOGRAMS, { unit: 'kg', decimals: 3 }),
]);

/** By visit, like vaccination cards (National Immunization Schedule of India); birth doses individually. */
const DOSES = [
  'BCG',
  'OPV_BIRTH',
  'HEPATITIS_B_BIRTH',
  'DOSES_WEEK_6',
  'DOSES_WEEK_10',
  'DOSES_WEEK_14',
] as const;

export const vaccinationGiven = section('vaccinationGiven', [
  anyOf('doses', [...DOSES, 'NONE']),
  asked('given', when('doses', ...DOSES), [date('lastDose'), yesNo('reaction')]),
  asked('reacted', when('reaction', 'YES'), [text('reactionDetail', { maxLength: 500 })]),
]);

export const complicationsInfant = section('complicationsInfant', [
  ...signsAndAction('signs', { kind: 'INFANT_SIGN', acts: INFANT_SIGN_ACTS }),
  text('detail', { maxLength: 1000 }),
]);

export const complaintOfInfant = section('complaintOfInfant', [text('notes'), date('since')]);
