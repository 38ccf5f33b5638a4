import { wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import { exactly, type FlagTable, measure, metric, molar } from './definition.ts';

const tsh = measure({
  measure: 'tsh',
  labels: wordLabel(words.thyroid, 'tsh'),
  units: { 'm[IU]/L': exactly(2), 'u[IU]/mL': exactly(2) },
  limits: { hard: [0, 500], soft: [0.05, 20] },
});

const ft4 = measure({
  measure: 'ft4',
  labels: wordLabel(words.thyroid, 'ft4'),
  units: { 'ng/dL': exactly(1), 'pmol/L': molar(12.87, 1) },
  limits: { hard: [0, 10] },
});

const t4 = measure({
  measure: 't4',
  labels: wordLabel(words.thyroid, 't4'),
  units: { 'ug/dL': exactly(1), 'nmol/L': molar(12.87, 0) },
  limits: { hard: [0, 40] },
});

const ft3 = measure({
  measure: 'ft3',
  labels: wordLabel(words.thyroid, 'ft3'),
  units: { 'pg/mL': exactly(1), 'pmol/L': molar(1.536, 1) },
  limits: { hard: [0, 50] },
});

const t3 = measure({
  measure: 't3',
  labels: wordLabel(words.thyroid, 't3'),
  units: { 'ng/dL': exactly(0), 'ng/mL': exactly(2, 0.01), 'nmol/L': molar(0.01536, 1) },
  limits: { hard: [0, 1000] },
});

const entry = { decimals: 3 } as const;

export const thyroidPanel = {
  /** Any value of the panel can be the only one. */
  thyroid: metric({
    labels: wordLabel(words.thyroid, 'thyroid'),
    group: 'blood',
    path: 'vitals',
    values: {
      tsh: { of: tsh, loinc: ['3016-3', '11580-8'], entry },
      ft4: { of: ft4, loinc: ['3024-7', '14920-3'], entry },
      t4: { of: t4, loinc: ['3026-2', '14921-1'], entry },
      ft3: { of: ft3, loinc: ['3051-0', '14928-6'], entry },
      t3: { of: t3, loinc: ['3053-6', '14930-2'], entry },
    },
    trends: [
      { key: 'tsh', values: ['tsh'] },
      { key: 'ft4', values: ['ft4'] },
      { key: 't4', values: ['t4'] },
      { key: 'ft3', values: ['ft3'] },
      { key: 't3', values: ['t3'] },
    ],
  }),
};

export const THYROID_FLAGS = {
  'tsh:low': { label: wordLabel(words.thyroidFlags, 'tsh:low') },
  'tsh:high': { label: wordLabel(words.thyroidFlags, 'tsh:high') },
  'tsh:very-high': { label: wordLabel(words.thyroidFlags, 'tsh:very-high'), act: 'doctor-today' },
  'ata:low': { label: wordLabel(words.thyroidFlags, 'ata:low') },
  'ata:high': { label: wordLabel(words.thyroidFlags, 'ata:high') },
} as const satisfies FlagTable;
