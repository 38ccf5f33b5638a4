import { exactly, type FlagTable, measure, metric, metricOfOne, molar } from './definition.ts';

const creatinineLabels = { en: 'Creatinine', hi: 'क्रिएटिनिन' };

const serumCreatinine = measure({
  measure: 'creatinine',
  labels: creatinineLabels,
  units: { 'mg/dL': exactly(2), 'umol/L': molar(88.4, 0) },
  limits: { hard: [0.1, 40], soft: [0.3, 3] },
  slips: [{ unit: 'mg/dL', meant: 'umol/L', above: 40 }],
});

const egfr = measure({
  measure: 'egfr',
  labels: { en: 'eGFR', hi: 'ईजीएफ़आर' },
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
    labels: { en: 'Uric acid', hi: 'यूरिक एसिड' },
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
    en: 'Kidney value raised in pregnancy',
    hi: 'गर्भावस्था में गुर्दे का मान अधिक',
    act: 'doctor-today',
  },
  'kidney:very-high': { en: 'Very high creatinine', hi: 'क्रिएटिनिन बहुत अधिक', act: 'doctor-today' },
  'kidney:dangerous': {
    en: 'Dangerously high creatinine',
    hi: 'क्रिएटिनिन खतरनाक रूप से अधिक',
    act: 'doctor-now',
  },
  'kdigo:G2': { en: 'Kidney function slightly reduced (G2)', hi: 'गुर्दे की कार्यक्षमता थोड़ी कम (G2)' },
  'kdigo:G3a': { en: 'Kidney function reduced (G3a)', hi: 'गुर्दे की कार्यक्षमता कम (G3a)' },
  'kdigo:G3b': { en: 'Kidney function clearly reduced (G3b)', hi: 'गुर्दे की कार्यक्षमता काफ़ी कम (G3b)' },
  'kdigo:G4': {
    en: 'Kidney function severely reduced (G4)',
    hi: 'गुर्दे की कार्यक्षमता बहुत कम (G4)',
    act: 'doctor-today',
  },
  'kdigo:G5': {
    en: 'Kidney failure range (G5)',
    hi: 'गुर्दे के काम न करने की सीमा (G5)',
    act: 'doctor-now',
  },
} as const satisfies FlagTable;
