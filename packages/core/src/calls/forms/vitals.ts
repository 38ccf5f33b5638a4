import type { AnswersOf } from '#forms';
import { DEFAULT_MEAL_SITUATION, MEAL_SITUATIONS } from '#metrics';
import { choice, measured, section, tick } from './fields.ts';

const pressure = (part: 'systolic' | 'diastolic' | 'irrPulse') =>
  ({ metric: 'bloodpressure', part, subject: 'patient' }) as const;

export const bloodPressure = section('bloodPressure', [
  measured('systolic', 'systolic', { required: true, decimals: 0, reading: pressure('systolic') }),
  measured('diastolic', 'diastolic', { required: true, decimals: 0, reading: pressure('diastolic') }),
  // Specification 3.7: false unless it was felt.
  tick('irrPulse', { reading: pressure('irrPulse') }),
]);

const ofBody = (part: 'weight' | 'height') => ({ metric: 'body', part, subject: 'patient' }) as const;

export const body = section('body', [
  measured('weight', 'weight', { units: ['kg', '[lb_av]'], decimals: 2, reading: ofBody('weight') }),
  measured('height', 'height', { units: ['cm', 'm', '[in_i]'], decimals: 2, reading: ofBody('height') }),
]);

const glucose = (part: 'value' | 'mealSituation') =>
  ({ metric: 'bloodglucose', part, subject: 'patient' }) as const;

export const bloodGlucose = section('bloodGlucose', [
  measured('value', 'glucose', { required: true, reading: glucose('value') }),
  // Specification 3.7: a value whose situation nobody told is a random one.
  choice('mealSituation', MEAL_SITUATIONS, {
    initial: DEFAULT_MEAL_SITUATION,
    reading: glucose('mealSituation'),
  }),
]);

export type BloodPressure = AnswersOf<typeof bloodPressure>;
export type Body = AnswersOf<typeof body>;
export type BloodGlucose = AnswersOf<typeof bloodGlucose>;
/** What is measured on every chronic-care call. */
export interface Vitals {
  readonly bloodPressure?: BloodPressure;
  readonly body?: Body;
  readonly bloodGlucose?: BloodGlucose;
}
