import { wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import { exactly, type FlagTable, measure, metric, onlyRead } from './definition.ts';

// 1 kPa is 7.50062 mmHg (UCUM: mm[Hg] is 133.322 Pa).
const units = { 'mm[Hg]': exactly(0), kPa: onlyRead(exactly(1, 0.133322)) };

const systolic = measure({
  measure: 'systolic',
  labels: wordLabel(words.bloodPressure, 'systolic'),
  units,
  limits: { hard: [40, 300], soft: [70, 220], adultsOnly: true },
});

const diastolic = measure({
  measure: 'diastolic',
  labels: wordLabel(words.bloodPressure, 'diastolic'),
  units,
  limits: { hard: [20, 200], soft: [40, 130], adultsOnly: true },
});

const entry = { decimals: 0, required: true } as const;

export const bloodPressure = {
  bloodpressure: metric({
    labels: wordLabel(words.bloodPressure, 'bloodPressure'),
    group: 'vitals',
    path: 'vitals',
    panel: ['85354-9', '55284-4', '35094-2'],
    values: {
      systolic: {
        of: systolic,
        shortLabels: wordLabel(words.bloodPressure, 'shortLabels'),
        // Others: sitting, standing, lying, by cuff, arterial.
        loinc: ['8480-6', '8459-0', '8460-8', '8461-6', '76534-7', '76215-3'],
        entry,
      },
      diastolic: {
        of: diastolic,
        shortLabels: wordLabel(words.bloodPressure, 'diastolic2'),
        loinc: ['8462-4', '8453-3', '8454-1', '8455-8', '76535-4', '76213-8'],
        entry,
      },
    },
    trends: [{ key: 'bloodPressure', values: ['systolic', 'diastolic'] }],
  }),
};

export const PRESSURE_FLAGS = {
  'aha:elevated': { label: wordLabel(words.pressureFlags, 'aha:elevated') },
  'aha:stage1': { label: wordLabel(words.pressureFlags, 'aha:stage1') },
  'aha:stage2': {
    label: wordLabel(words.pressureFlags, 'aha:stage2'),
    act: 'doctor-today',
  },
  'ish:high-normal': { label: wordLabel(words.pressureFlags, 'ish:high-normal') },
  'ish:grade1': { label: wordLabel(words.pressureFlags, 'ish:grade1') },
  'ish:home-high': { label: wordLabel(words.pressureFlags, 'ish:home-high') },
  'ish:grade2': {
    label: wordLabel(words.pressureFlags, 'ish:grade2'),
    act: 'doctor-today',
  },
  'ish:grade1+isolated-systolic': { label: wordLabel(words.pressureFlags, 'ish:grade1+isolated-systolic') },
  'ish:grade2+isolated-systolic': {
    label: wordLabel(words.pressureFlags, 'ish:grade2+isolated-systolic'),
    act: 'doctor-today',
  },
  'pressure:dangerous': {
    label: wordLabel(words.pressureFlags, 'pressure:dangerous'),
    act: 'doctor-today',
  },
  'pressure:low': {
    label: wordLabel(words.pressureFlags, 'pressure:low'),
    act: 'hospital-now',
  },
  'pressure:below-reference': {
    label: wordLabel(words.pressureFlags, 'pressure:below-reference'),
    act: 'measure-again',
  },
  'child-pressure:elevated': {
    label: wordLabel(words.pressureFlags, 'child-pressure:elevated'),
    act: 'measure-again',
  },
  'child-pressure:raised': { label: wordLabel(words.pressureFlags, 'child-pressure:raised') },
  'child-pressure:high': {
    label: wordLabel(words.pressureFlags, 'child-pressure:high'),
    act: 'doctor-today',
  },
  'child-pressure:dangerous': {
    label: wordLabel(words.pressureFlags, 'child-pressure:dangerous'),
    act: 'doctor-now',
  },
  'child-pressure:low': {
    label: wordLabel(words.pressureFlags, 'child-pressure:low'),
    act: 'hospital-now',
  },
  'ob:high': {
    label: wordLabel(words.pressureFlags, 'ob:high'),
    act: 'doctor-today',
  },
  'ob:high-again': {
    label: wordLabel(words.pressureFlags, 'ob:high-again'),
    act: 'doctor-now',
  },
  'ob:gestational-ht': {
    label: wordLabel(words.pressureFlags, 'ob:gestational-ht'),
    act: 'doctor-now',
  },
  'ob:chronic-ht': {
    label: wordLabel(words.pressureFlags, 'ob:chronic-ht'),
    act: 'doctor-now',
  },
  'ob:after-birth-ht': {
    label: wordLabel(words.pressureFlags, 'ob:after-birth-ht'),
    act: 'doctor-now',
  },
  'ob:pre-eclampsia-range': {
    label: wordLabel(words.pressureFlags, 'ob:pre-eclampsia-range'),
    act: 'hospital-now',
  },
  'ob:severe': {
    label: wordLabel(words.pressureFlags, 'ob:severe'),
    act: 'hospital-now',
  },
  'ob:low': {
    label: wordLabel(words.pressureFlags, 'ob:low'),
    act: 'hospital-now',
  },
} as const satisfies FlagTable;
