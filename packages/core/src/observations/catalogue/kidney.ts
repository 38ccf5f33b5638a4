import { exactly, measure, metric, molar, single, worded } from './definition.ts';

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

export const creatinine = metric({
  labels: creatinineLabels,
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
});

const urateLabels = { en: 'Uric acid', hi: 'यूरिक एसिड' };

const urate = measure({
  measure: 'urate',
  labels: urateLabels,
  units: { 'mg/dL': exactly(1), 'umol/L': molar(59.48, 0) },
  limits: { hard: [0.1, 50], soft: [2, 12] },
});

export const uricacid = metric({
  labels: urateLabels,
  path: 'vitals',
  values: single(urate, 2, ['3084-1', '14933-6']),
  trends: [{ key: 'uricAcid', values: ['value'] }],
});

/** Protein or glucose on a urine dipstick: an order and no number. `nil` is a result, not a missing one. */
export const URINE_DIPSTICK = ['nil', 'trace', '1+', '2+', '3+', '4+'] as const;
export type UrineDipstick = (typeof URINE_DIPSTICK)[number];

const urineProtein = worded('urineProtein', { en: 'Protein in urine', hi: 'पेशाब में प्रोटीन' }, URINE_DIPSTICK);
const urineGlucose = worded('urineGlucose', { en: 'Glucose in urine', hi: 'पेशाब में ग्लूकोज़' }, URINE_DIPSTICK);

const entry = { decimals: 0 } as const;

/** The two fields of a dipstick (reading type `urine_2p`); a laboratory's mg/dL keeps its own code. */
export const urine = metric({
  labels: { en: 'Urine, two parameters', hi: 'मूत्र, दो मानक' },
  values: {
    protein: { of: urineProtein, loinc: ['20454-5'], entry },
    glucose: { of: urineGlucose, loinc: ['25428-4'], entry },
  },
  trends: [
    { key: 'urineProtein', values: ['protein'] },
    { key: 'urineGlucose', values: ['glucose'] },
  ],
});
