import { exactly, type FlagTable, metricOfOne } from './definition.ts';

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

export const HBA1C_FLAGS = {
  'hba1c:very-high': { en: 'Very high HbA1c', hi: 'HbA1c बहुत अधिक', act: 'doctor-today' },
  'hba1c:dangerous': { en: 'Dangerously high HbA1c', hi: 'HbA1c खतरनाक रूप से अधिक', act: 'doctor-now' },
  'pregnancy-hba1c:high': { en: 'High HbA1c in pregnancy', hi: 'गर्भावस्था में HbA1c अधिक', act: 'doctor-today' },
} as const satisfies FlagTable;
