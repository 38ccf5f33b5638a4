import { exactly, measure, metric } from './definition.ts';

const units = { 'mm[Hg]': exactly(0) };

const systolic = measure({
  measure: 'systolic',
  labels: { en: 'Systolic blood pressure', hi: 'सिस्टोलिक रक्तचाप' },
  units,
  limits: { hard: [40, 300], soft: [70, 220], adultsOnly: true },
});

const diastolic = measure({
  measure: 'diastolic',
  labels: { en: 'Diastolic blood pressure', hi: 'डायस्टोलिक रक्तचाप' },
  units,
  limits: { hard: [20, 200], soft: [40, 130], adultsOnly: true },
});

const entry = { decimals: 0, required: true } as const;

export const bloodPressure = {
  bloodpressure: metric({
    labels: { en: 'Blood Pressure', hi: 'रक्तचाप' },
    group: 'vitals',
    path: 'vitals',
    panel: ['85354-9', '55284-4'],
    values: {
      systolic: { of: systolic, loinc: ['8480-6'], entry },
      diastolic: { of: diastolic, loinc: ['8462-4'], entry },
    },
    trends: [{ key: 'bloodPressure', values: ['systolic', 'diastolic'] }],
  }),
};
