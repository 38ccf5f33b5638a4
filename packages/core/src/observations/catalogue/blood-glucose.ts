import { wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import { exactly, type FlagTable, measure, metric, molar } from './definition.ts';

const labels = wordLabel(words.bloodGlucose, 'labels');

const glucose = measure({
  measure: 'glucose',
  labels,
  units: { 'mg/dL': exactly(0), 'mmol/L': molar(0.05551, 1) },
  limits: { hard: [10, 2000], soft: [60, 400], softFasting: [60, 300] },
  slips: [{ unit: 'mg/dL', meant: 'mmol/L', from: 2, below: 10 }],
  // Meters sold in India print LO under 20 mg/dL and HI over 600. From 10 on, a number in mg/dL first gets the question
  // whether it was LO, because Indian meters show mg/dL (clinical safety, part 3).
  meter: { LO: 20, HI: 600, perhapsLow: [10, 33.3], meant: 'mmol/L' },
});

/** Hours after a meal, or after the drink of a 75 g test. */
const hours = measure({
  measure: 'hours',
  labels: wordLabel(words.bloodGlucose, 'hours'),
  units: { h: exactly(0) },
  limits: { hard: [0, 24] },
});

const fasting = 'MEAL_SITUATION_FASTING';
const afterMeal = 'MEAL_SITUATION_AFTER_MEAL';

export const bloodGlucose = {
  /**
   * Glucose after a 75 g load (1507-3, 1518-0) has no code here and is stored as a reading without a metric: it is
   * neither random nor after a meal.
   */
  bloodglucose: metric({
    labels,
    group: 'sugar',
    path: 'vitals',
    values: {
      value: {
        of: glucose,
        loinc: [
          '2339-0',
          '2345-7',
          '41653-7',
          '15074-8',
          '14749-6',
          '14743-9',
          { code: '1558-6', mealSituation: fasting },
          { code: '14771-0', mealSituation: fasting },
          { code: '1521-4', mealSituation: afterMeal },
          { code: '14761-1', mealSituation: afterMeal },
        ],
        entry: { decimals: 1, required: true },
      },
      hoursAfterMeal: { of: hours, beside: true },
      // Fasting, and not fasting.
      toleranceHours: { of: hours, beside: true },
      challengeHours: { of: hours, beside: true },
    },
    trends: [{ key: 'bloodGlucose', values: ['value'], bySituation: true }],
  }),
};

/** Goal flags also apply to HbA1c. */
export const GLUCOSE_FLAGS = {
  'ada:prediabetes': { label: wordLabel(words.glucoseFlags, 'ada:prediabetes') },
  'ada:diabetes-range': { label: wordLabel(words.glucoseFlags, 'ada:diabetes-range') },
  'ada:igt': { label: wordLabel(words.glucoseFlags, 'ada:igt') },
  'ada:confirm': { label: wordLabel(words.glucoseFlags, 'ada:confirm') },
  'ada:low-level1': { label: wordLabel(words.glucoseFlags, 'ada:low-level1'), act: 'low-sugar-now' },
  'ada:low-level2': {
    label: wordLabel(words.glucoseFlags, 'ada:low-level2'),
    act: 'low-sugar-now',
  },
  'sugar:high': { label: wordLabel(words.glucoseFlags, 'sugar:high') },
  'sugar:very-high': { label: wordLabel(words.glucoseFlags, 'sugar:very-high'), act: 'doctor-today' },
  'sugar:dangerous': {
    label: wordLabel(words.glucoseFlags, 'sugar:dangerous'),
    act: 'doctor-now',
  },
  'sugar:dangerous-with-signs': {
    label: wordLabel(words.glucoseFlags, 'sugar:dangerous-with-signs'),
    act: 'hospital-now',
  },
  'child-sugar:high': { label: wordLabel(words.glucoseFlags, 'child-sugar:high'), act: 'doctor-today' },
  'newborn-sugar:low': {
    label: wordLabel(words.glucoseFlags, 'newborn-sugar:low'),
    act: 'doctor-today',
  },
  'newborn-sugar:dangerously-low': {
    label: wordLabel(words.glucoseFlags, 'newborn-sugar:dangerously-low'),
    act: 'hospital-now',
  },
  'newborn-sugar:high': {
    label: wordLabel(words.glucoseFlags, 'newborn-sugar:high'),
    act: 'doctor-today',
  },
  'newborn-sugar:dangerously-high': {
    label: wordLabel(words.glucoseFlags, 'newborn-sugar:dangerously-high'),
    act: 'hospital-now',
  },
  'goal:below': { label: wordLabel(words.glucoseFlags, 'goal:below') },
  'goal:above': { label: wordLabel(words.glucoseFlags, 'goal:above') },
  'iadpsg:gdm': {
    label: wordLabel(words.glucoseFlags, 'iadpsg:gdm'),
    act: 'ask-clinician',
  },
  'dipsi:gdm': {
    label: wordLabel(words.glucoseFlags, 'dipsi:gdm'),
    act: 'ask-clinician',
  },
  'gdm-goal:above': { label: wordLabel(words.glucoseFlags, 'gdm-goal:above') },
  'pregnancy-sugar:high': { label: wordLabel(words.glucoseFlags, 'pregnancy-sugar:high') },
  'pregnancy-sugar:very-high': {
    label: wordLabel(words.glucoseFlags, 'pregnancy-sugar:very-high'),
    act: 'doctor-today',
  },
  'pregnancy-sugar:dangerous': {
    label: wordLabel(words.glucoseFlags, 'pregnancy-sugar:dangerous'),
    act: 'doctor-now',
  },
} as const satisfies FlagTable;
