import type { Label } from '#formatting';
import { exactly, measure, metric, molar, single } from './definition.ts';

const hemoglobinLabels: Label = { en: 'Hemoglobin', hi: 'हीमोग्लोबिन' };

export const hemoglobinMass = measure({
  measure: 'hemoglobin',
  labels: hemoglobinLabels,
  units: { 'g/dL': exactly(1), 'g/L': exactly(0, 10), 'mmol/L': molar(1 / 1.61, 1) },
  limits: { hard: [1, 25], soft: [6, 18] },
  slips: [{ unit: 'g/dL', meant: 'g/L', from: 30, to: 250 }],
});

export const hemoglobin = metric({
  labels: hemoglobinLabels,
  path: 'vitals',
  values: single(hemoglobinMass, 1, ['718-7', '20509-6', '59260-0']),
  trends: [{ key: 'hemoglobin', values: ['value'] }],
});

export const platelets = measure({
  measure: 'platelets',
  labels: { en: 'Platelets', hi: 'प्लेटलेट' },
  // Indian laboratories count in lakh per cubic millimetre: 1.5 lakh is 150.
  units: {
    '10*3/uL': exactly(0),
    '10*9/L': exactly(0),
    '10*5/uL': exactly(2, 0.01),
    '/uL': exactly(0, 1000),
  },
  limits: { hard: [1, 3000], soft: [20, 1000] },
  slips: [{ unit: '10*3/uL', meant: '/uL', above: 3000 }],
});

export const bloodcount = metric({
  labels: { en: 'Blood count', hi: 'रक्त गणना' },
  values: {
    platelets: {
      of: platelets,
      loinc: ['777-3', '26515-7', '778-1'],
      entry: { decimals: 2, required: true },
    },
  },
  trends: [{ key: 'platelets', values: ['platelets'] }],
});

export const potassium = measure({
  measure: 'potassium',
  labels: { en: 'Potassium', hi: 'पोटैशियम' },
  units: { 'mmol/L': exactly(1), 'meq/L': exactly(1) },
  limits: { hard: [0.5, 15], soft: [2, 8] },
});

export const electrolytes = metric({
  labels: { en: 'Electrolytes', hi: 'इलेक्ट्रोलाइट' },
  values: {
    potassium: {
      of: potassium,
      loinc: ['2823-3', '6298-4', '75940-7'],
      entry: { decimals: 1, required: true },
    },
  },
  trends: [{ key: 'potassium', values: ['potassium'] }],
});
