import type { Expected, Patient, PublishedReading } from './published-case.ts';

type Row = (who: Patient, text: string, expected: Expected, source: string) => PublishedReading;

const row =
  (metric: string, unit: string, key = 'value', mealSituation?: string): Row =>
  (who, text, expected, source) => ({
    who,
    metric,
    values: [[key, text, unit]],
    expected,
    source,
    ...(mealSituation && { mealSituation }),
  });

/** "118/76". */
export const pressure: Row = (who, text, expected, source) => {
  const [systolic = '', diastolic = ''] = text.split('/');
  return {
    who,
    metric: 'bloodpressure',
    values: [
      ['systolic', systolic, 'mm[Hg]'],
      ['diastolic', diastolic, 'mm[Hg]'],
    ],
    expected,
    source,
  };
};
export const upper = row('bloodpressure', 'mm[Hg]', 'systolic');
export const oxygen = row('spo2', '%');
export const celsius = row('temperature', 'Cel');
export const fahrenheit = row('temperature', '[degF]');
export const pulse = row('heartrate', '/min');
export const breathing = row('respiratoryrate', '/min');
export const sugar = row('bloodglucose', 'mg/dL', 'value', 'MEAL_SITUATION_RANDOM');
export const fastingSugar = row('bloodglucose', 'mg/dL', 'value', 'MEAL_SITUATION_FASTING');
export const sugarMolar = row('bloodglucose', 'mmol/L', 'value', 'MEAL_SITUATION_RANDOM');
export const haemoglobin = row('hemoglobin', 'g/dL');
export const bmi = row('body', 'kg/m2', 'bmi');
export const weight = row('body', 'kg', 'weight');
export const birthWeight = row('body', 'g', 'birthWeight');
