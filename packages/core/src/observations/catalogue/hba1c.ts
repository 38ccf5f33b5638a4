import { exactly, measure, metric, single } from './definition.ts';

const labels = { en: 'HbA1c', hi: 'HbA1c' };

const measured = measure({
  measure: 'hba1c',
  labels,
  // The IFCC master equation.
  units: { '%': exactly(1), 'mmol/mol': { factor: 10.929, offset: -2.15 * 10.929, decimals: 0 } },
  limits: { hard: [2, 20], soft: [4, 14] },
  slips: [{ unit: '%', meant: 'mmol/mol', above: 20 }],
});

export const hba1c = metric({
  labels,
  path: 'vitals',
  values: single(measured, 1, ['4548-4', '17856-6', '59261-8']),
  trends: [{ key: 'hba1c', values: ['value'] }],
});
