import { exactly, type FlagTable, measure, metric } from './definition.ts';

const potassium = measure({
  measure: 'potassium',
  labels: { en: 'Potassium', hi: 'पोटैशियम' },
  units: { 'mmol/L': exactly(1), 'meq/L': exactly(1) },
  limits: { hard: [0.5, 15], soft: [2, 8] },
});

export const serumElectrolytes = {
  electrolytes: metric({
    labels: { en: 'Electrolytes', hi: 'इलेक्ट्रोलाइट' },
    group: 'blood',
    values: {
      potassium: {
        of: potassium,
        loinc: ['2823-3', '6298-4', '75940-7'],
        entry: { decimals: 1, required: true },
      },
    },
    trends: [{ key: 'potassium', values: ['potassium'] }],
  }),
};

export const ELECTROLYTE_FLAGS = {
  'potassium:low': { en: 'Low potassium', hi: 'पोटैशियम कम' },
  'potassium:very-low': { en: 'Very low potassium', hi: 'पोटैशियम बहुत कम', act: 'doctor-today' },
  'potassium:dangerously-low': {
    en: 'Dangerously low potassium',
    hi: 'पोटैशियम खतरनाक रूप से कम',
    act: 'hospital-now',
  },
  'potassium:high': { en: 'High potassium', hi: 'पोटैशियम अधिक' },
  'potassium:very-high': { en: 'Very high potassium', hi: 'पोटैशियम बहुत अधिक', act: 'doctor-today' },
  'potassium:dangerously-high': {
    en: 'Dangerously high potassium',
    hi: 'पोटैशियम खतरनाक रूप से अधिक',
    act: 'hospital-now',
  },
} as const satisfies FlagTable;
