import { wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import { exactly, type FlagTable, measure, metric, metricOfOne, worded } from './definition.ts';

const perMinute = { '/min': exactly(0) };

const pulse = measure({
  measure: 'pulse',
  labels: wordLabel(words.vitalSigns, 'pulse'),
  units: perMinute,
  limits: { hard: [10, 300], soft: [45, 130], adultsOnly: true },
});

const restingLabels = wordLabel(words.vitalSigns, 'restingLabels');

const saturation = measure({
  measure: 'spo2',
  labels: wordLabel(words.vitalSigns, 'spo2'),
  units: { '%': exactly(0) },
  limits: { hard: [1, 100], soft: [92, 100], softOnScale2: [88, 100], askTwiceUnder: 70 },
});

/** Whether the patient got oxygen during the measurement. On scale 2 a high value then matters. */
const oxygen = worded('oxygen', wordLabel(words.vitalSigns, 'oxygenGiven'), ['no', 'yes']);

/** Rules: `clinical/rules/vital-signs.ts`. */
export const vitalSigns = {
  heartrate: metric({
    labels: pulse.labels,
    group: 'vitals',
    values: {
      value: {
        of: pulse, // Others: lying, sitting, standing, by palpation, oximetry and ECG.
        loinc: ['8867-4', '68999-2', '69000-8', '69001-6', '8893-0', '8889-8', '76282-3'],
        entry: { decimals: 0, required: true },
      },
    },
    trends: [{ key: 'heartRate', values: ['value'], labels: pulse.labels }],
  }),
  restinghr: metric({
    labels: restingLabels,
    group: 'vitals',
    values: { value: { of: pulse, loinc: ['40443-4'], entry: { decimals: 0, required: true } } },
    trends: [{ key: 'restingHeartRate', values: ['value'], labels: restingLabels }],
  }),
  respiratoryrate: metricOfOne({
    measure: 'respiration',
    labels: wordLabel(words.vitalSigns, 'respiration'),
    group: 'vitals',
    units: perMinute,
    limits: { hard: [1, 120], soft: [10, 28], adultsOnly: true },
    decimals: 0,
    loinc: ['9279-1'],
    trend: 'respiratoryRate',
  }),
  spo2: metric({
    labels: saturation.labels,
    group: 'vitals',
    path: 'vitals',
    values: {
      value: {
        of: saturation,
        loinc: ['2708-6', '59408-5', '2710-2'],
        entry: { decimals: 1, required: true },
      },
      onOxygen: { of: oxygen, beside: true, entry: { decimals: 0 } },
    },
    trends: [{ key: 'spo2', values: ['value'] }],
  }),
  temperature: metricOfOne({
    measure: 'temperature',
    labels: wordLabel(words.vitalSigns, 'temperature'),
    group: 'vitals',
    path: 'vitals',
    units: { Cel: exactly(1), '[degF]': { factor: 1.8, offset: 32, decimals: 1, exact: true } },
    limits: { hard: [25, 45], soft: [35, 40] },
    slips: [
      { unit: 'Cel', meant: '[degF]', from: 77, to: 113 },
      { unit: '[degF]', meant: 'Cel', from: 25, to: 45 },
    ],
    decimals: 1,
    // Others: oral, axillary, core, rectal and ear.
    loinc: ['8310-5', '8331-1', '8328-7', '8329-5', '8332-9', '8333-7'],
    trend: 'temperature',
  }),
};

export const VITAL_SIGN_FLAGS = {
  'spo2:low': { label: wordLabel(words.vitalSignFlags, 'spo2:low'), act: 'measure-again' },
  'spo2:very-low': { label: wordLabel(words.vitalSignFlags, 'spo2:very-low'), act: 'doctor-today' },
  'spo2:dangerous': { label: wordLabel(words.vitalSignFlags, 'spo2:dangerous'), act: 'hospital-now' },
  'maternity-spo2:low': {
    label: wordLabel(words.vitalSignFlags, 'maternity-spo2:low'),
    act: 'doctor-now',
  },
  'spo2-scale2:low': { label: wordLabel(words.vitalSignFlags, 'spo2-scale2:low') },
  'spo2-scale2:very-low': {
    label: wordLabel(words.vitalSignFlags, 'spo2-scale2:very-low'),
    act: 'doctor-today',
  },
  'spo2-scale2:raised': { label: wordLabel(words.vitalSignFlags, 'spo2-scale2:raised') },
  'spo2-scale2:high': {
    label: wordLabel(words.vitalSignFlags, 'spo2-scale2:high'),
    act: 'doctor-today',
  },
  'temperature:raised': {
    label: wordLabel(words.vitalSignFlags, 'temperature:raised'),
    act: 'measure-again',
  },
  'temperature:fever': { label: wordLabel(words.vitalSignFlags, 'temperature:fever') },
  'temperature:high-fever': {
    label: wordLabel(words.vitalSignFlags, 'temperature:high-fever'),
    act: 'doctor-today',
  },
  'temperature:dangerous-fever': {
    label: wordLabel(words.vitalSignFlags, 'temperature:dangerous-fever'),
    act: 'hospital-now',
  },
  'temperature:cool': { label: wordLabel(words.vitalSignFlags, 'temperature:cool'), act: 'measure-again' },
  'temperature:cold': {
    label: wordLabel(words.vitalSignFlags, 'temperature:cold'),
    act: 'doctor-now',
  },
  'maternity-temperature:raised': {
    label: wordLabel(words.vitalSignFlags, 'maternity-temperature:raised'),
    act: 'measure-again',
  },
  'maternity-temperature:fever': {
    label: wordLabel(words.vitalSignFlags, 'maternity-temperature:fever'),
    act: 'doctor-now',
  },
  'infant-temperature:fever': {
    label: wordLabel(words.vitalSignFlags, 'infant-temperature:fever'),
    act: 'hospital-now',
  },
  'infant-temperature:cold': {
    label: wordLabel(words.vitalSignFlags, 'infant-temperature:cold'),
    act: 'hospital-now',
  },
  'newborn:cold': { label: wordLabel(words.vitalSignFlags, 'newborn:cold'), act: 'measure-again' },
  'newborn:warm': { label: wordLabel(words.vitalSignFlags, 'newborn:warm'), act: 'measure-again' },
  'pulse:fast': { label: wordLabel(words.vitalSignFlags, 'pulse:fast') },
  'pulse:very-fast': { label: wordLabel(words.vitalSignFlags, 'pulse:very-fast'), act: 'doctor-today' },
  'pulse:dangerously-fast': {
    label: wordLabel(words.vitalSignFlags, 'pulse:dangerously-fast'),
    act: 'doctor-now',
  },
  'pulse:very-slow': {
    label: wordLabel(words.vitalSignFlags, 'pulse:very-slow'),
    act: 'doctor-today',
  },
  'pulse:slow': { label: wordLabel(words.vitalSignFlags, 'pulse:slow') },
  'pulse:dangerously-slow': {
    label: wordLabel(words.vitalSignFlags, 'pulse:dangerously-slow'),
    act: 'doctor-now',
  },
  'breathing:slow': { label: wordLabel(words.vitalSignFlags, 'breathing:slow') },
  'breathing:dangerously-slow': {
    label: wordLabel(words.vitalSignFlags, 'breathing:dangerously-slow'),
    act: 'hospital-now',
  },
  'breathing:fast': { label: wordLabel(words.vitalSignFlags, 'breathing:fast'), act: 'doctor-today' },
  'breathing:dangerously-fast': {
    label: wordLabel(words.vitalSignFlags, 'breathing:dangerously-fast'),
    act: 'hospital-now',
  },
  'imci:fast-breathing': {
    label: wordLabel(words.vitalSignFlags, 'imci:fast-breathing'),
    act: 'doctor-today',
  },
} as const satisfies FlagTable;
