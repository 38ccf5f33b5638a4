import { exactly, measure, metric, onlyRead } from './definition.ts';
import type { FlagTable } from './flag-words.ts';

// 1 kPa is 7.50062 mmHg (UCUM: mm[Hg] is 133.322 Pa).
const units = { 'mm[Hg]': exactly(0), kPa: onlyRead(exactly(1, 0.133322)) };

const systolic = measure({
  measure: 'systolic',
  labels: { en: 'Systolic blood pressure', hi: 'सिस्टोलिक रक्तचाप' },
  units,
  limits: { hard: [40, 300], soft: [70, 220], adultsOnly: true },
});

const diastolic = measure({
  measure: 'diastolic',
  labels: { en: 'Diastolic blood pressure', hi: 'डायस्टोलिक रक्तचाप' },
  units,
  limits: { hard: [20, 200], soft: [40, 130], adultsOnly: true },
});

const entry = { decimals: 0, required: true } as const;

export const bloodPressure = {
  bloodpressure: metric({
    labels: { en: 'Blood Pressure', hi: 'रक्तचाप' },
    group: 'vitals',
    path: 'vitals',
    panel: ['85354-9', '55284-4', '35094-2'],
    values: {
      systolic: {
        of: systolic,
        shortLabels: { en: 'Systolic', hi: 'सिस्टोलिक' },
        // Others: sitting, standing, lying, by cuff, arterial.
        loinc: ['8480-6', '8459-0', '8460-8', '8461-6', '76534-7', '76215-3'],
        entry,
      },
      diastolic: {
        of: diastolic,
        shortLabels: { en: 'Diastolic', hi: 'डायस्टोलिक' },
        loinc: ['8462-4', '8453-3', '8454-1', '8455-8', '76535-4', '76213-8'],
        entry,
      },
    },
    trends: [{ key: 'bloodPressure', values: ['systolic', 'diastolic'] }],
  }),
};

export const PRESSURE_FLAGS = {
  'aha:elevated': { en: 'Elevated blood pressure', hi: 'रक्तचाप थोड़ा बढ़ा हुआ' },
  'aha:stage1': { en: 'High blood pressure range, stage 1', hi: 'उच्च रक्तचाप सीमा, चरण 1' },
  'aha:stage2': {
    en: '-',
    hi: 'उच्च रक्तचाप सीमा, चरण 2',
    act: 'doctor-today',
  },
  'ish:high-normal': { en: 'Blood pressure at the upper end of normal', hi: 'रक्तचाप सामान्य की ऊपरी सीमा पर' },
  'ish:grade1': { en: 'High blood pressure range, grade 1', hi: 'उच्च रक्तचाप सीमा, श्रेणी 1' },
  'ish:home-high': {
    en: 'High blood pressure if measured at home',
    hi: 'घर पर मापा गया हो तो रक्तचाप अधिक',
  },
  'ish:grade2': {
    en: 'High blood pressure range, grade 2',
    hi: 'उच्च रक्तचाप सीमा, श्रेणी 2',
    act: 'doctor-today',
  },
  'ish:grade1+isolated-systolic': {
    en: 'High blood pressure range, grade 1, upper number only',
    hi: 'उच्च रक्तचाप सीमा, श्रेणी 1, केवल ऊपर की संख्या',
  },
  'ish:grade2+isolated-systolic': {
    en: 'High blood pressure range, grade 2, upper number only',
    hi: 'उच्च रक्तचाप सीमा, श्रेणी 2, केवल ऊपर की संख्या',
    act: 'doctor-today',
  },
  'pressure:dangerous': {
    en: 'Dangerously high blood pressure',
    hi: 'रक्तचाप खतरनाक रूप से अधिक',
    act: 'doctor-today',
  },
  'pressure:low': {
    en: 'Dangerously low blood pressure',
    hi: 'रक्तचाप खतरनाक रूप से कम',
    act: 'hospital-now',
  },
  'pressure:below-reference': {
    en: 'Blood pressure below the reference',
    hi: 'रक्तचाप संदर्भ सीमा से कम',
    act: 'measure-again',
  },
  'child-pressure:elevated': {
    en: 'Blood pressure above the reference for the age',
    hi: 'रक्तचाप उम्र की संदर्भ सीमा से अधिक',
    act: 'measure-again',
  },
  'child-pressure:raised': { en: 'Raised blood pressure for the age', hi: 'उम्र के हिसाब से रक्तचाप अधिक' },
  'child-pressure:high': {
    en: 'High blood pressure for the age',
    hi: 'उम्र के हिसाब से रक्तचाप बहुत अधिक',
    act: 'doctor-today',
  },
  'child-pressure:dangerous': {
    en: 'Dangerously high blood pressure for the age',
    hi: 'उम्र के हिसाब से रक्तचाप खतरनाक रूप से अधिक',
    act: 'doctor-now',
  },
  'child-pressure:low': {
    en: 'Dangerously low blood pressure for the age',
    hi: 'उम्र के हिसाब से रक्तचाप खतरनाक रूप से कम',
    act: 'hospital-now',
  },
  'ob:high': {
    en: 'High blood pressure in pregnancy or after birth: measure again after 4 hours',
    hi: 'गर्भावस्था में या प्रसव के बाद रक्तचाप अधिक: 4 घंटे बाद फिर मापें',
    act: 'doctor-today',
  },
  'ob:high-again': {
    en: 'High blood pressure in pregnancy, for the second time',
    hi: 'गर्भावस्था में रक्तचाप दूसरी बार अधिक',
    act: 'doctor-now',
  },
  'ob:gestational-ht': {
    en: 'High blood pressure again, from the 20th week of pregnancy',
    hi: 'गर्भावस्था के 20वें हफ़्ते से रक्तचाप फिर अधिक',
    act: 'doctor-now',
  },
  'ob:chronic-ht': {
    en: 'High blood pressure again, already before the 20th week of pregnancy',
    hi: 'गर्भावस्था के 20वें हफ़्ते से पहले ही रक्तचाप फिर अधिक',
    act: 'doctor-now',
  },
  'ob:after-birth-ht': {
    en: 'High blood pressure again after birth',
    hi: 'प्रसव के बाद रक्तचाप फिर अधिक',
    act: 'doctor-now',
  },
  'ob:pre-eclampsia-range': {
    en: 'High blood pressure with a warning sign (pre-eclampsia range)',
    hi: 'चेतावनी के लक्षण के साथ रक्तचाप अधिक (प्री-एक्लेम्प्सिया सीमा)',
    act: 'hospital-now',
  },
  'ob:severe': {
    en: 'Dangerously high blood pressure in pregnancy or after birth',
    hi: 'गर्भावस्था में या प्रसव के बाद रक्तचाप खतरनाक रूप से अधिक',
    act: 'hospital-now',
  },
  'ob:low': {
    en: 'Dangerously low blood pressure in pregnancy or after birth',
    hi: 'गर्भावस्था में या प्रसव के बाद रक्तचाप खतरनाक रूप से कम',
    act: 'hospital-now',
  },
} as const satisfies FlagTable;
