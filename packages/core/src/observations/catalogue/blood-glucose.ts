import { exactly, measure, metric, molar } from './definition.ts';

const labels = { en: 'Blood Glucose', hi: 'रक्त ग्लूकोज़' };

const glucose = measure({
  measure: 'glucose',
  labels,
  units: { 'mg/dL': exactly(0), 'mmol/L': molar(0.05551, 1) },
  limits: { hard: [10, 2000], soft: [60, 400] },
  // From 10 on a number in mg/dL is asked about as a meter's LO first: in India meters show mg/dL (clinical safety, part 3).
  slips: [{ unit: 'mg/dL', meant: 'mmol/L', from: 2, below: 10 }],
  // What meters sold in India print: LO under 20 mg/dL, HI over 600.
  meter: { LO: 20, HI: 600 },
});

/** Hours after a meal, or after the drink of a test with 75 g. */
const hours = measure({
  measure: 'hours',
  labels: { en: 'Hours after', hi: 'कितने घंटे बाद' },
  units: { h: exactly(0) },
  limits: { hard: [0, 24] },
});

const fasting = 'MEAL_SITUATION_FASTING';
const afterMeal = 'MEAL_SITUATION_AFTER_MEAL';

export const bloodGlucose = {
  /**
   * Glucose after a 75 g load (1507-3, 1518-0) has no code here and so is kept as a reading without a metric: it is neither a
   * random nor an after-meal value.
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
      // After a fast, and without one.
      toleranceHours: { of: hours, beside: true },
      challengeHours: { of: hours, beside: true },
    },
    trends: [{ key: 'bloodGlucose', values: ['value'], bySituation: true }],
  }),
};
