import { exactly, measure, metric, onlyRead } from './definition.ts';
import type { FlagTable } from './flag-words.ts';

const POUND = 1 / 0.45359237;
const weightLabels = { en: 'Weight', hi: 'वज़न' };

const weight = measure({
  measure: 'weight',
  labels: weightLabels,
  units: { kg: exactly(1), g: exactly(0, 1000), '[lb_av]': exactly(1, POUND) },
  limits: { hard: [0.3, 650], soft: [30, 200], adultsOnly: true },
  slips: [{ unit: 'kg', meant: 'g', above: 20, newbornOnly: true }],
  rareOfAdults: 15,
});

const height = measure({
  measure: 'height',
  labels: { en: 'Height', hi: 'लंबाई' },
  units: {
    cm: exactly(1),
    m: exactly(3, 0.01),
    '[in_i]': exactly(1, 1 / 2.54),
    '[ft_i]': onlyRead(exactly(2, 1 / 30.48)),
  },
  limits: { hard: [20, 272], soft: [130, 200], adultsOnly: true },
  slips: [{ unit: 'cm', meant: 'm', from: 1, to: 2.5 }],
});

const bmi = measure({
  measure: 'bmi',
  labels: { en: 'Body mass index', hi: 'बॉडी मास इंडेक्स' },
  units: { 'kg/m2': exactly(1) },
  limits: undefined,
});

const birthWeight = measure({
  measure: 'birthWeight',
  labels: { en: 'Birth weight', hi: 'जन्म के समय वज़न' },
  units: { g: exactly(0), kg: exactly(3, 0.001), '[lb_av]': exactly(2, POUND / 1000) },
  // The lightest surviving newborn weighed 212 g, the heaviest about ten kilograms.
  limits: { hard: [200, 10_500] },
  slips: [{ unit: 'kg', meant: 'g', above: 20 }],
});

export const bodyMeasures = {
  body: metric({
    labels: weightLabels,
    listLabels: { en: 'Body', hi: 'शरीर का माप' },
    group: 'vitals',
    path: 'vitals',
    values: {
      weight: {
        of: weight,
        loinc: ['29463-7', '3141-9'],
        entry: { decimals: 2, units: ['kg', '[lb_av]'] },
      },
      height: {
        of: height,
        loinc: ['8302-2', '8306-3'],
        entry: { decimals: 2, units: ['cm', 'm', '[in_i]'] },
      },
      bmi: { of: bmi, loinc: ['39156-5'] },
      birthWeight: { of: birthWeight, loinc: ['8339-4'] },
    },
    trends: [
      { key: 'weight', values: ['weight'] },
      { key: 'bmi', values: ['bmi'] },
      { key: 'height', values: ['height'] },
      { key: 'birthWeight', values: ['birthWeight'] },
    ],
  }),
};

export const BODY_FLAGS = {
  'bmi-who:underweight': { en: 'Underweight', hi: 'कम वज़न' },
  'bmi-who:overweight': { en: 'Overweight', hi: 'अधिक वज़न' },
  'bmi-who:obese': { en: 'Obese range', hi: 'मोटापे की सीमा' },
  'bmi-in:underweight': { en: 'Underweight', hi: 'कम वज़न' },
  'bmi-in:overweight': { en: 'Overweight', hi: 'अधिक वज़न' },
  'bmi-in:obese': { en: 'Obese range', hi: 'मोटापे की सीमा' },
  'bmi:severely-low': { en: 'Severe underweight', hi: 'वज़न बहुत ही कम', act: 'doctor-today' },
  'bmi:low-in-pregnancy': { en: 'Underweight in pregnancy', hi: 'गर्भावस्था में कम वज़न' },
  'bmi-age:severely-thin': {
    en: 'Severely thin for the age',
    hi: 'उम्र के हिसाब से बहुत ही दुबला',
    act: 'doctor-today',
  },
  'bmi-age:thin': { en: 'Thin for the age', hi: 'उम्र के हिसाब से दुबला', act: 'ask-clinician' },
  'bmi-age:overweight': { en: 'Overweight for the age', hi: 'उम्र के हिसाब से अधिक वज़न' },
  'bmi-age:obese': { en: 'Obese range for the age', hi: 'उम्र के हिसाब से मोटापे की सीमा' },
  'lbw:low': { en: 'Low birth weight', hi: 'जन्म के समय कम वज़न' },
  'lbw:very-low': { en: 'Very low birth weight', hi: 'जन्म के समय बहुत कम वज़न', act: 'doctor-today' },
  'lbw:extremely-low': {
    en: 'Extremely low birth weight',
    hi: 'जन्म के समय अत्यधिक कम वज़न',
    act: 'doctor-today',
  },
  'birth-weight:very-high': {
    en: 'Very high birth weight',
    hi: 'जन्म के समय बहुत अधिक वज़न',
    act: 'doctor-today',
  },
  'waz:underweight': { en: 'Underweight for the age', hi: 'उम्र के हिसाब से कम वज़न' },
  'waz:high': { en: 'Heavy for the age', hi: 'उम्र के हिसाब से अधिक वज़न' },
  'waz:severely-underweight': {
    en: 'Severely underweight for the age',
    hi: 'उम्र के हिसाब से बहुत कम वज़न',
    act: 'doctor-today',
  },
} as const satisfies FlagTable;
