import { wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import { exactly, type FlagTable, measure, metric } from './definition.ts';

const potassium = measure({
  measure: 'potassium',
  labels: wordLabel(words.electrolytes, 'potassium'),
  units: { 'mmol/L': exactly(1), 'meq/L': exactly(1) },
  limits: { hard: [0.5, 15], soft: [2, 8] },
});

export const serumElectrolytes = {
  electrolytes: metric({
    labels: wordLabel(words.electrolytes, 'electrolytes'),
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

export const ELECTROLYTE_FLAGS = {
  'potassium:low': { label: wordLabel(words.electrolyteFlags, 'potassium:low') },
  'potassium:very-low': {
    label: wordLabel(words.electrolyteFlags, 'potassium:very-low'),
    act: 'doctor-today',
  },
  'potassium:dangerously-low': {
    label: wordLabel(words.electrolyteFlags, 'potassium:dangerously-low'),
    act: 'hospital-now',
  },
  'potassium:high': { label: wordLabel(words.electrolyteFlags, 'potassium:high') },
  'potassium:very-high': {
    label: wordLabel(words.electrolyteFlags, 'potassium:very-high'),
    act: 'doctor-today',
  },
  'potassium:dangerously-high': {
    label: wordLabel(words.electrolyteFlags, 'potassium:dangerously-high'),
    act: 'hospital-now',
  },
} as const satisfies FlagTable;
