import { exactly, metricOfOne } from './definition.ts';

export const glycatedHemoglobin = {
  hba1c: metricOfOne({
    measure: 'hba1c',
    labels: { en: 'HbA1c', hi: 'HbA1c' },
    group: 'sugar',
    path: 'vitals',
    // The IFCC master equation.
    units: { '%': exactly(1), 'mmol/mol': { factor: 10.929, offset: -2.15 * 10.929, decimals: 0 } },
    limits: { hard: [2, 20], soft: [4, 14] },
    slips: [{ unit: '%', meant: 'mmol/mol', above: 20 }],
    decimals: 1,
    loinc: ['4548-4', '17856-6', '59261-8'],
    trend: 'hba1c',
  }),
};
