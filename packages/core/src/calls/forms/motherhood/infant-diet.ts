import { asked, choice, counted, date, line, measured, section, text, when } from '../fields.ts';

/** Not a reading: it was measured on the day of birth. */
export const birthWeight = section('birthWeight', [measured('weight', 'birthWeight', { decimals: 3 })]);

/** Infants are measured lying. It is not height, which is measured standing. Our own limits, up to two years. */
export const recumbentLength = section('recumbentLength', [
  counted('length', { min: 20, max: 120 }, { unit: 'cm', decimals: 1 }),
  date('measuredOn'),
]);

const WITH_FOOD = ['BREAST_MILK_AND_FOOD', 'FORMULA_AND_FOOD', 'FAMILY_FOOD'] as const;

export const currentFeedingPattern = section('currentFeedingPattern', [
  choice('pattern', ['ONLY_BREAST_MILK', 'BREAST_MILK_AND_FORMULA', 'ONLY_FORMULA', ...WITH_FOOD]),
  // Our own limits, per 24 hours.
  counted('milkFeeds', { min: 0, max: 40 }),
  asked('food', when('pattern', ...WITH_FOOD), [
    counted('foodSinceMonths', { min: 0, max: 36 }),
    counted('meals', { min: 0, max: 15 }),
  ]),
  text('detail', { maxLength: 1000 }),
]);

export const lastDoctorVisitingDate = section('lastDoctorVisitingDate', [date('date'), line('reason')]);

export const dietPlanSentDateTime = section('dietPlanSentDateTime', [
  date('sentAt', { precision: 'minute' }),
]);

/** Where the plan that was sent can be read. */
export const link = section('link', [line('address', { maxLength: 2000, format: 'address' })]);
