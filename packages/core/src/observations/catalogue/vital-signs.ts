import { exactly, measure, metric, metricOfOne, worded } from './definition.ts';
import type { FlagTable } from './flag-words.ts';

const perMinute = { '/min': exactly(0) };

const pulse = measure({
  measure: 'pulse',
  labels: { en: 'Pulse', hi: 'नाड़ी' },
  units: perMinute,
  limits: { hard: [10, 300], soft: [45, 130], adultsOnly: true },
});

const restingLabels = { en: 'Resting heart rate', hi: 'विश्राम हृदय गति' };

const saturation = measure({
  measure: 'spo2',
  labels: { en: 'SpO2', hi: 'SpO2' },
  units: { '%': exactly(0) },
  limits: { hard: [1, 100], soft: [92, 100], softOnScale2: [88, 100], askTwiceUnder: 70 },
});

/** Whether the patient got oxygen during the measurement. On scale 2 a high value then matters. */
const oxygen = worded('oxygen', { en: 'Oxygen given', hi: 'ऑक्सीजन दी गई' }, ['no', 'yes']);

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
    labels: { en: 'Respiratory rate', hi: 'श्वसन दर' },
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
    labels: { en: 'Temperature', hi: 'तापमान' },
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
  'spo2:low': { en: 'Oxygen a little low', hi: 'ऑक्सीजन थोड़ी कम', act: 'measure-again' },
  'spo2:very-low': { en: 'Low oxygen', hi: 'ऑक्सीजन कम', act: 'doctor-today' },
  'spo2:dangerous': { en: 'Dangerously low oxygen', hi: 'ऑक्सीजन खतरनाक रूप से कम', act: 'hospital-now' },
  'maternity-spo2:low': {
    en: 'Low oxygen in pregnancy or after birth',
    hi: 'गर्भावस्था में या प्रसव के बाद ऑक्सीजन कम',
    act: 'doctor-now',
  },
  'spo2-scale2:low': { en: 'Oxygen under the target of 88 to 92 %', hi: 'ऑक्सीजन 88 से 92 % के लक्ष्य से कम' },
  'spo2-scale2:very-low': {
    en: 'Oxygen well under the target of 88 to 92 %',
    hi: 'ऑक्सीजन 88 से 92 % के लक्ष्य से काफ़ी कम',
    act: 'doctor-today',
  },
  'spo2-scale2:raised': {
    en: 'Oxygen over the target of 88 to 92 % while oxygen is given',
    hi: 'ऑक्सीजन देते समय स्तर 88 से 92 % के लक्ष्य से अधिक',
  },
  'spo2-scale2:high': {
    en: 'Too much oxygen for the target of 88 to 92 %',
    hi: '88 से 92 % के लक्ष्य के लिए ऑक्सीजन बहुत अधिक',
    act: 'doctor-today',
  },
  'temperature:raised': { en: 'Raised temperature', hi: 'तापमान बढ़ा हुआ', act: 'measure-again' },
  'temperature:fever': { en: 'Fever', hi: 'बुखार' },
  'temperature:high-fever': { en: 'High fever', hi: 'तेज़ बुखार', act: 'doctor-today' },
  'temperature:dangerous-fever': {
    en: 'Dangerously high fever',
    hi: 'खतरनाक रूप से तेज़ बुखार',
    act: 'hospital-now',
  },
  'temperature:cool': { en: 'Low temperature', hi: 'तापमान कम', act: 'measure-again' },
  'temperature:cold': {
    en: 'Dangerously low temperature',
    hi: 'तापमान खतरनाक रूप से कम',
    act: 'doctor-now',
  },
  'maternity-temperature:raised': {
    en: 'Raised temperature in pregnancy or after birth',
    hi: 'गर्भावस्था में या प्रसव के बाद तापमान बढ़ा हुआ',
    act: 'measure-again',
  },
  'maternity-temperature:fever': {
    en: 'Fever in pregnancy or after birth',
    hi: 'गर्भावस्था में या प्रसव के बाद बुखार',
    act: 'doctor-now',
  },
  'infant-temperature:fever': {
    en: 'Fever in a baby under 3 months',
    hi: '3 महीने से छोटे शिशु को बुखार',
    act: 'hospital-now',
  },
  'infant-temperature:cold': {
    en: 'Dangerously cold for a baby',
    hi: 'शिशु का तापमान खतरनाक रूप से कम',
    act: 'hospital-now',
  },
  'newborn:cold': { en: 'Cold for a newborn', hi: 'नवजात का तापमान कम', act: 'measure-again' },
  'newborn:warm': { en: 'Warm for a newborn', hi: 'नवजात का तापमान अधिक', act: 'measure-again' },
  'pulse:fast': { en: 'Fast pulse', hi: 'नाड़ी तेज़' },
  'pulse:very-fast': { en: 'Very fast pulse', hi: 'नाड़ी बहुत तेज़', act: 'doctor-today' },
  'pulse:dangerously-fast': {
    en: 'Dangerously fast pulse',
    hi: 'नाड़ी खतरनाक रूप से तेज़',
    act: 'doctor-now',
  },
  'pulse:very-slow': {
    en: 'Very slow pulse for the age',
    hi: 'उम्र के हिसाब से नाड़ी बहुत धीमी',
    act: 'doctor-today',
  },
  'pulse:slow': { en: 'Slow pulse', hi: 'नाड़ी धीमी' },
  'pulse:dangerously-slow': {
    en: 'Dangerously slow pulse',
    hi: 'नाड़ी खतरनाक रूप से धीमी',
    act: 'doctor-now',
  },
  'breathing:slow': { en: 'Slow breathing', hi: 'साँस धीमी' },
  'breathing:dangerously-slow': {
    en: 'Dangerously slow breathing',
    hi: 'साँस खतरनाक रूप से धीमी',
    act: 'hospital-now',
  },
  'breathing:fast': { en: 'Fast breathing', hi: 'साँस तेज़', act: 'doctor-today' },
  'breathing:dangerously-fast': {
    en: 'Dangerously fast breathing',
    hi: 'साँस खतरनाक रूप से तेज़',
    act: 'hospital-now',
  },
  'imci:fast-breathing': {
    en: 'Fast breathing for the age',
    hi: 'उम्र के हिसाब से तेज़ साँस',
    act: 'doctor-today',
  },
} as const satisfies FlagTable;
