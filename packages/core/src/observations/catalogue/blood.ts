import { exactly, measure, metric, metricOfOne, molar } from './definition.ts';
import type { FlagTable } from './flag-words.ts';

const platelets = measure({
  measure: 'platelets',
  labels: { en: 'Platelets', hi: 'प्लेटलेट' },
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
    labels: { en: 'Hemoglobin', hi: 'हीमोग्लोबिन' },
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
    labels: { en: 'Blood count', hi: 'रक्त गणना' },
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
  'platelets:low': { en: 'Low platelets', hi: 'प्लेटलेट कम' },
  'platelets:very-low': { en: 'Very low platelets', hi: 'प्लेटलेट बहुत कम', act: 'doctor-today' },
  'platelets:dangerous': {
    en: 'Dangerously low platelets',
    hi: 'प्लेटलेट खतरनाक रूप से कम',
    act: 'hospital-now',
  },
  'platelets:low-with-pressure': {
    en: 'Low platelets with high blood pressure in pregnancy or after birth',
    hi: 'गर्भावस्था में या प्रसव के बाद अधिक रक्तचाप के साथ प्लेटलेट कम',
    act: 'hospital-now',
  },
  'who24:mild': { en: 'Mild anemia range', hi: 'हल्के एनीमिया की सीमा' },
  'who24:moderate': { en: 'Moderate anemia range', hi: 'मध्यम एनीमिया की सीमा' },
  'who24:severe': { en: 'Severe anemia range', hi: 'गंभीर एनीमिया की सीमा', act: 'doctor-today' },
  'amb:mild': { en: 'Mild anemia range', hi: 'हल्के एनीमिया की सीमा' },
  'amb:moderate': { en: 'Moderate anemia range', hi: 'मध्यम एनीमिया की सीमा' },
  'amb:severe': { en: 'Severe anemia range', hi: 'गंभीर एनीमिया की सीमा', act: 'doctor-today' },
  'hemoglobin:low': { en: 'Low hemoglobin', hi: 'हीमोग्लोबिन कम' },
  'hemoglobin:very-low': { en: 'Very low hemoglobin', hi: 'हीमोग्लोबिन बहुत कम', act: 'doctor-today' },
  'hemoglobin:dangerous': {
    en: 'Dangerously low hemoglobin',
    hi: 'हीमोग्लोबिन खतरनाक रूप से कम',
    act: 'hospital-now',
  },
  'hemoglobin:high': { en: 'High hemoglobin', hi: 'हीमोग्लोबिन अधिक' },
  'hemoglobin:very-high': { en: 'Very high hemoglobin', hi: 'हीमोग्लोबिन बहुत अधिक', act: 'doctor-today' },
} as const satisfies FlagTable;
