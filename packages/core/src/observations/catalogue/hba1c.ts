import { wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import { exactly, type FlagTable, metricOfOne } from './definition.ts';

export const glycatedHemoglobin = {
  hba1c: metricOfOne({
    measure: 'hba1c',
    labels: wordLabel(words.hba1c, 'hba1c'),
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
  'hba1c:very-high': { label: wordLabel(words.hba1cFlags, 'hba1c:very-high'), act: 'doctor-today' },
  'hba1c:dangerous': { label: wordLabel(words.hba1cFlags, 'hba1c:dangerous'), act: 'doctor-now' },
  'pregnancy-hba1c:high': { label: wordLabel(words.hba1cFlags, 'pregnancy-hba1c:high'), act: 'doctor-today' },
} as const satisfies FlagTable;
