import { exactly, measure, metric, molar } from './definition.ts';
import type { FlagTable } from './flag-words.ts';

const cholesterolUnits = { 'mg/dL': exactly(0), 'mmol/L': molar(0.02586, 1) };
const slip = { unit: 'mg/dL', meant: 'mmol/L' } as const;

const totalCholesterol = measure({
  measure: 'totalCholesterol',
  labels: { en: 'Total cholesterol', hi: 'कुल कोलेस्ट्रॉल' },
  units: cholesterolUnits,
  limits: { hard: [20, 1500], soft: [80, 400] },
  slips: [{ ...slip, below: 20 }],
});

const ldl = measure({
  measure: 'ldl',
  labels: { en: 'LDL cholesterol', hi: 'एलडीएल कोलेस्ट्रॉल' },
  units: cholesterolUnits,
  limits: { hard: [5, 1000], soft: [20, 300] },
  slips: [{ ...slip, below: 13 }],
});

const hdl = measure({
  measure: 'hdl',
  labels: { en: 'HDL cholesterol', hi: 'एचडीएल कोलेस्ट्रॉल' },
  units: cholesterolUnits,
  limits: { hard: [1, 250], soft: [15, 120] },
  slips: [{ ...slip, below: 5 }],
});

const triglycerides = measure({
  measure: 'triglycerides',
  labels: { en: 'Triglycerides', hi: 'ट्राइग्लिसराइड' },
  units: { 'mg/dL': exactly(0), 'mmol/L': molar(0.01129, 1) },
  limits: { hard: [10, 10_000], soft: [30, 800] },
  slips: [{ ...slip, below: 10 }],
});

const entry = { decimals: 2 } as const;

export const lipids = {
  /** Any value of the panel can be the only one. */
  lipid: metric({
    labels: { en: 'Lipid', hi: 'लिपिड' },
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
  'atp:near-optimal': { en: 'Near optimal', hi: 'लगभग उत्तम' },
  'atp:borderline': { en: 'Borderline high', hi: 'सीमा पर अधिक' },
  'atp:high': { en: 'High', hi: 'अधिक' },
  'atp:very-high': { en: 'Very high', hi: 'बहुत अधिक', act: 'ask-clinician' },
  'atp:low': { en: 'Low', hi: 'कम' },
  'atp:protective': { en: 'High, protective', hi: 'अधिक, लाभकारी' },
  'triglycerides:very-high': {
    en: 'Very high triglycerides',
    hi: 'ट्राइग्लिसराइड बहुत अधिक',
    act: 'doctor-today',
  },
  'triglycerides:dangerous': {
    en: 'Dangerously high triglycerides',
    hi: 'ट्राइग्लिसराइड खतरनाक रूप से अधिक',
    act: 'doctor-now',
  },
} as const satisfies FlagTable;
