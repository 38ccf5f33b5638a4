import { wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import { exactly, type FlagTable, measure, metric, molar } from './definition.ts';

const cholesterolUnits = { 'mg/dL': exactly(0), 'mmol/L': molar(0.02586, 1) };
const slip = { unit: 'mg/dL', meant: 'mmol/L' } as const;

const totalCholesterol = measure({
  measure: 'totalCholesterol',
  labels: wordLabel(words.lipid, 'totalCholesterol'),
  units: cholesterolUnits,
  limits: { hard: [20, 1500], soft: [80, 400] },
  slips: [{ ...slip, below: 20 }],
});

const ldl = measure({
  measure: 'ldl',
  labels: wordLabel(words.lipid, 'ldl'),
  units: cholesterolUnits,
  limits: { hard: [5, 1000], soft: [20, 300] },
  slips: [{ ...slip, below: 13 }],
});

const hdl = measure({
  measure: 'hdl',
  labels: wordLabel(words.lipid, 'hdl'),
  units: cholesterolUnits,
  limits: { hard: [1, 250], soft: [15, 120] },
  slips: [{ ...slip, below: 5 }],
});

const triglycerides = measure({
  measure: 'triglycerides',
  labels: wordLabel(words.lipid, 'triglycerides'),
  units: { 'mg/dL': exactly(0), 'mmol/L': molar(0.01129, 1) },
  limits: { hard: [10, 10_000], soft: [30, 800] },
  slips: [{ ...slip, below: 10 }],
});

const entry = { decimals: 2 } as const;

export const lipids = {
  /** Any value of the panel can be the only one. */
  lipid: metric({
    labels: wordLabel(words.lipid, 'lipid'),
    group: 'blood',
    path: 'vitals',
    values: {
      totalCholesterol: { of: totalCholesterol, loinc: ['2093-3', '14647-2'], entry },
      ldl: { of: ldl, loinc: ['13457-7', '18262-6', '22748-8', '39469-2', '69419-0'], entry },
      hdl: { of: hdl, loinc: ['2085-9', '14646-4'], entry },
      triglycerides: { of: triglycerides, loinc: ['2571-8', '14927-8'], entry },
    },
    trends: [{ key: 'lipid', values: ['totalCholesterol', 'ldl', 'hdl', 'triglycerides'] }],
  }),
};

export const LIPID_FLAGS = {
  'atp:near-optimal': { label: wordLabel(words.lipidFlags, 'atp:near-optimal') },
  'atp:borderline': { label: wordLabel(words.lipidFlags, 'atp:borderline') },
  'atp:high': { label: wordLabel(words.lipidFlags, 'atp:high') },
  'atp:very-high': { label: wordLabel(words.lipidFlags, 'atp:very-high'), act: 'ask-clinician' },
  'atp:low': { label: wordLabel(words.lipidFlags, 'atp:low') },
  'atp:protective': { label: wordLabel(words.lipidFlags, 'atp:protective') },
  'triglycerides:very-high': {
    label: wordLabel(words.lipidFlags, 'triglycerides:very-high'),
    act: 'doctor-today',
  },
  'triglycerides:dangerous': {
    label: wordLabel(words.lipidFlags, 'triglycerides:dangerous'),
    act: 'doctor-now',
  },
} as const satisfies FlagTable;
