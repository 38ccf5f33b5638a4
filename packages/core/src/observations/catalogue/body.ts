import { wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import { exactly, type FlagTable, measure, metric, onlyRead } from './definition.ts';

const POUND = 1 / 0.45359237;
const weightLabels = wordLabel(words.body, 'weightLabels');

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
  labels: wordLabel(words.body, 'height'),
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
  labels: wordLabel(words.body, 'bmi'),
  units: { 'kg/m2': exactly(1) },
  limits: undefined,
});

const birthWeight = measure({
  measure: 'birthWeight',
  labels: wordLabel(words.body, 'birthWeight'),
  units: { g: exactly(0), kg: exactly(3, 0.001), '[lb_av]': exactly(2, POUND / 1000) },
  // The lightest surviving newborn weighed 212 g, the heaviest about ten kilograms.
  limits: { hard: [200, 10_500] },
  slips: [{ unit: 'kg', meant: 'g', above: 20 }],
});

export const bodyMeasures = {
  body: metric({
    labels: weightLabels,
    listLabels: wordLabel(words.body, 'listLabels'),
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
  'bmi-who:underweight': { label: wordLabel(words.bodyFlags, 'bmi-who:underweight') },
  'bmi-who:overweight': { label: wordLabel(words.bodyFlags, 'bmi-who:overweight') },
  'bmi-who:obese': { label: wordLabel(words.bodyFlags, 'bmi-who:obese') },
  'bmi-in:underweight': { label: wordLabel(words.bodyFlags, 'bmi-in:underweight') },
  'bmi-in:overweight': { label: wordLabel(words.bodyFlags, 'bmi-in:overweight') },
  'bmi-in:obese': { label: wordLabel(words.bodyFlags, 'bmi-in:obese') },
  'bmi:severely-low': { label: wordLabel(words.bodyFlags, 'bmi:severely-low'), act: 'doctor-today' },
  'bmi:low-in-pregnancy': { label: wordLabel(words.bodyFlags, 'bmi:low-in-pregnancy') },
  'bmi-age:severely-thin': {
    label: wordLabel(words.bodyFlags, 'bmi-age:severely-thin'),
    act: 'doctor-today',
  },
  'bmi-age:thin': { label: wordLabel(words.bodyFlags, 'bmi-age:thin'), act: 'ask-clinician' },
  'bmi-age:overweight': { label: wordLabel(words.bodyFlags, 'bmi-age:overweight') },
  'bmi-age:obese': { label: wordLabel(words.bodyFlags, 'bmi-age:obese') },
  'lbw:low': { label: wordLabel(words.bodyFlags, 'lbw:low') },
  'lbw:very-low': { label: wordLabel(words.bodyFlags, 'lbw:very-low'), act: 'doctor-today' },
  'lbw:extremely-low': {
    label: wordLabel(words.bodyFlags, 'lbw:extremely-low'),
    act: 'doctor-today',
  },
  'birth-weight:very-high': {
    label: wordLabel(words.bodyFlags, 'birth-weight:very-high'),
    act: 'doctor-today',
  },
  'waz:underweight': { label: wordLabel(words.bodyFlags, 'waz:underweight') },
  'waz:high': { label: wordLabel(words.bodyFlags, 'waz:high') },
  'waz:severely-underweight': {
    label: wordLabel(words.bodyFlags, 'waz:severely-underweight'),
    act: 'doctor-today',
  },
} as const satisfies FlagTable;
