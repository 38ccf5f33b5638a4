import { exactly, measure, metric } from './definition.ts';

const potassium = measure({
  measure: 'potassium',
  labels: { en: 'Potassium', hi: 'पोटैशियम' },
  units: { 'mmol/L': exactly(1), 'meq/L': exactly(1) },
  limits: { hard: [0.5, 15], soft: [2, 8] },
});

export const serumElectrolytes = {
  electrolytes: metric({
    labels: { en: 'Electrolytes', hi: 'इलेक्ट्रोलाइट' },
    group: 'blood',
    values: {
      potassium: {
        of: potassium,
        loinc: ['2823-3', '6298-4', '75940-7'],
        entry: { decimals: 1, required: true },
      },
    },
    trends: [{ key: 'potassium', values: ['potassium'] }],
  }),
};
