import type { AnswersOf } from '#forms';
import { DEFAULT_MEAL_SITUATION, MEAL_SITUATIONS } from '#metrics';
import { asked, catalogued, choice, measured, section, tick, when } from './fields.ts';

export const bloodPressure = section('bloodPressure', [
  catalogued('bloodpressure', 'systolic'),
  catalogued('bloodpressure', 'diastolic'),
  // Specification 3.7: false unless it was felt.
  tick('irrPulse', { reading: { metric: 'bloodpressure', part: 'irrPulse', subject: 'patient' } }),
]);

export const body = section('body', [catalogued('body', 'weight'), catalogued('body', 'height')]);

export const bloodGlucose = section('bloodGlucose', [
  catalogued('bloodglucose', 'value'),
  // Specification 3.7: a value without a situation is random.
  choice('mealSituation', MEAL_SITUATIONS, {
    initial: DEFAULT_MEAL_SITUATION,
    reading: { metric: 'bloodglucose', part: 'mealSituation', subject: 'patient' },
  }),
  // The goal applies one or two hours after a meal. A value without the hour uses what holds at both.
  asked('afterMeal', when('mealSituation', 'MEAL_SITUATION_AFTER_MEAL'), [
    choice('hoursAfterMeal', ['ONE_HOUR', 'TWO_HOURS'], {
      reading: {
        metric: 'bloodglucose',
        part: 'hoursAfterMeal',
        subject: 'patient',
        texts: { ONE_HOUR: '1', TWO_HOURS: '2' },
        unit: 'h',
        beside: true,
      },
    }),
  ]),
]);

const single = (metric: string) => ({ metric, part: 'value', subject: 'patient' }) as const;

/** Home thermometer and finger clip readings, reported on the call. */
export const vitalSigns = section('vitalSigns', [
  measured('temperature', 'temperature', { reading: single('temperature') }),
  measured('spo2', 'spo2', { decimals: 0, reading: single('spo2') }),
  measured('pulse', 'pulse', { decimals: 0, reading: single('heartrate') }),
]);

export type BloodPressure = AnswersOf<typeof bloodPressure>;
export type Body = AnswersOf<typeof body>;
export type BloodGlucose = AnswersOf<typeof bloodGlucose>;
/** Measured on every chronic-care call. */
export interface Vitals {
  readonly bloodPressure?: BloodPressure;
  readonly body?: Body;
  readonly bloodGlucose?: BloodGlucose;
}
