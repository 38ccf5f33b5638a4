import { exactly, measure, metric, metricOfOne, molar } from './definition.ts';

const platelets = measure({
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
