import { wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import { exactly, type FlagTable, measure, metric, metricOfOne, molar } from './definition.ts';

const platelets = measure({
  measure: 'platelets',
  labels: wordLabel(words.blood, 'platelets'),
  // Indian labs count in lakh per cubic millimetre: 1.5 lakh is 150.
  units: {
    '10*3/uL': exactly(0),
    '10*9/L': exactly(0),
    '10*5/uL': exactly(2, 0.01),
    '/uL': exactly(0, 1000),
  },
  limits: { hard: [1, 3000], soft: [20, 1000] },
  slips: [{ unit: '10*3/uL', meant: '/uL', above: 3000 }],
});

export const blood = {
  hemoglobin: metricOfOne({
    measure: 'hemoglobin',
    labels: wordLabel(words.blood, 'hemoglobin'),
    group: 'blood',
    path: 'vitals',
    units: { 'g/dL': exactly(1), 'g/L': exactly(0, 10), 'mmol/L': molar(1 / 1.61, 1) },
    limits: { hard: [1, 25], soft: [6, 18] },
    slips: [{ unit: 'g/dL', meant: 'g/L', from: 30, to: 250 }],
    decimals: 1,
    loinc: ['718-7', '20509-6', '59260-0'],
    trend: 'hemoglobin',
  }),
  bloodcount: metric({
    labels: wordLabel(words.blood, 'bloodCount'),
    group: 'blood',
    values: {
      platelets: {
        of: platelets,
        loinc: ['777-3', '26515-7', '778-1'],
        entry: { decimals: 2, required: true },
      },
    },
    trends: [{ key: 'platelets', values: ['platelets'] }],
  }),
};

export const BLOOD_FLAGS = {
  'platelets:low': { label: wordLabel(words.bloodFlags, 'platelets:low') },
  'platelets:very-low': { label: wordLabel(words.bloodFlags, 'platelets:very-low'), act: 'doctor-today' },
  'platelets:dangerous': {
    label: wordLabel(words.bloodFlags, 'platelets:dangerous'),
    act: 'hospital-now',
  },
  'platelets:low-with-pressure': {
    label: wordLabel(words.bloodFlags, 'platelets:low-with-pressure'),
    act: 'hospital-now',
  },
  'who24:mild': { label: wordLabel(words.bloodFlags, 'who24:mild') },
  'who24:moderate': { label: wordLabel(words.bloodFlags, 'who24:moderate') },
  'who24:severe': { label: wordLabel(words.bloodFlags, 'who24:severe'), act: 'doctor-today' },
  'amb:mild': { label: wordLabel(words.bloodFlags, 'amb:mild') },
  'amb:moderate': { label: wordLabel(words.bloodFlags, 'amb:moderate') },
  'amb:severe': { label: wordLabel(words.bloodFlags, 'amb:severe'), act: 'doctor-today' },
  'hemoglobin:low': { label: wordLabel(words.bloodFlags, 'hemoglobin:low') },
  'hemoglobin:very-low': { label: wordLabel(words.bloodFlags, 'hemoglobin:very-low'), act: 'doctor-today' },
  'hemoglobin:dangerous': {
    label: wordLabel(words.bloodFlags, 'hemoglobin:dangerous'),
    act: 'hospital-now',
  },
  'hemoglobin:high': { label: wordLabel(words.bloodFlags, 'hemoglobin:high') },
  'hemoglobin:very-high': { label: wordLabel(words.bloodFlags, 'hemoglobin:very-high'), act: 'doctor-today' },
} as const satisfies FlagTable;
