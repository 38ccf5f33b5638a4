import { wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import { exactly, type FlagTable, measure, metric, metricOfOne, molar } from './definition.ts';

const creatinineLabels = wordLabel(words.kidney, 'creatinineLabels');

const serumCreatinine = measure({
  measure: 'creatinine',
  labels: creatinineLabels,
  units: { 'mg/dL': exactly(2), 'umol/L': molar(88.4, 0) },
  limits: { hard: [0.1, 40], soft: [0.3, 3] },
  slips: [{ unit: 'mg/dL', meant: 'umol/L', above: 40 }],
});

const egfr = measure({
  measure: 'egfr',
  labels: wordLabel(words.kidney, 'egfr'),
  units: { 'mL/min/{1.73_m2}': exactly(0) },
  limits: { hard: [1, 250] },
});

export const kidney = {
  creatinine: metric({
    labels: creatinineLabels,
    group: 'blood',
    path: 'vitals',
    values: {
      value: {
        of: serumCreatinine,
        loinc: ['2160-0', '38483-4', '14682-9'],
        entry: { decimals: 2, required: true },
      },
      egfr: { of: egfr, loinc: ['98979-8', '62238-1', '33914-3'] },
    },
    trends: [
      { key: 'creatinine', values: ['value'] },
      { key: 'egfr', values: ['egfr'] },
    ],
  }),
  uricacid: metricOfOne({
    measure: 'urate',
    labels: wordLabel(words.kidney, 'urate'),
    group: 'blood',
    path: 'vitals',
    units: { 'mg/dL': exactly(1), 'umol/L': molar(59.48, 0) },
    limits: { hard: [0.1, 50], soft: [2, 12] },
    decimals: 2,
    loinc: ['3084-1', '14933-6'],
    trend: 'uricAcid',
  }),
};

export const KIDNEY_FLAGS = {
  'ob:organ-sign': {
    label: wordLabel(words.kidneyFlags, 'ob:organ-sign'),
    act: 'doctor-today',
  },
  'kidney:very-high': { label: wordLabel(words.kidneyFlags, 'kidney:very-high'), act: 'doctor-today' },
  'kidney:dangerous': {
    label: wordLabel(words.kidneyFlags, 'kidney:dangerous'),
    act: 'doctor-now',
  },
  'kdigo:G2': { label: wordLabel(words.kidneyFlags, 'kdigo:G2') },
  'kdigo:G3a': { label: wordLabel(words.kidneyFlags, 'kdigo:G3a') },
  'kdigo:G3b': { label: wordLabel(words.kidneyFlags, 'kdigo:G3b') },
  'kdigo:G4': {
    label: wordLabel(words.kidneyFlags, 'kdigo:G4'),
    act: 'doctor-today',
  },
  'kdigo:G5': {
    label: wordLabel(words.kidneyFlags, 'kdigo:G5'),
    act: 'doctor-now',
  },
} as const satisfies FlagTable;
