import type { FormSection } from '#forms';
import { MEAL_SITUATIONS } from '#metrics';

/**
 * The vitals sections of the chronic-care calls under their stored keys (specification 3.6). Limits are those outside
 * which no living person is (clinical review: sourced for blood pressure and glucose, our own for weight).
 */
export const bloodPressureSection: FormSection = {
  key: 'bloodPressure',
  label: 'calls.bloodPressure',
  fields: [
    {
      key: 'systolic',
      control: 'number',
      label: 'calls.bloodPressure.systolic',
      required: true,
      units: ['mm[Hg]'],
      limits: { 'mm[Hg]': { min: 40, max: 300 } },
      decimals: 0,
      reading: { metric: 'bloodpressure', part: 'systolic', subject: 'patient' },
    },
    {
      key: 'diastolic',
      control: 'number',
      label: 'calls.bloodPressure.diastolic',
      required: true,
      units: ['mm[Hg]'],
      limits: { 'mm[Hg]': { min: 20, max: 200 } },
      decimals: 0,
      reading: { metric: 'bloodpressure', part: 'diastolic', subject: 'patient' },
    },
    {
      key: 'irrPulse',
      control: 'boolean',
      label: 'calls.bloodPressure.irrPulse',
      initial: false,
      reading: { metric: 'bloodpressure', part: 'irrPulse', subject: 'patient' },
    },
  ],
};

export const bodySection: FormSection = {
  key: 'body',
  label: 'calls.body',
  fields: [
    {
      key: 'weight',
      control: 'number',
      label: 'calls.body.weight',
      units: ['kg'],
      limits: { kg: { min: 0.3, max: 650 } },
      decimals: 2,
      reading: { metric: 'body', part: 'weight', subject: 'patient' },
    },
  ],
};

export const bloodGlucoseSection: FormSection = {
  key: 'bloodGlucose',
  label: 'calls.bloodGlucose',
  fields: [
    {
      key: 'value',
      control: 'number',
      label: 'calls.bloodGlucose.value',
      required: true,
      units: ['mg/dL', 'mmol/L'],
      limits: { 'mg/dL': { min: 10, max: 2000 }, 'mmol/L': { min: 0.6, max: 111 } },
      decimals: 1,
      reading: { metric: 'bloodglucose', part: 'value', subject: 'patient' },
    },
    {
      key: 'mealSituation',
      control: 'dropdown',
      label: 'calls.bloodGlucose.mealSituation',
      options: MEAL_SITUATIONS.map((value) => ({ value, label: `calls.mealSituation.${value}` })),
      initial: 'MEAL_SITUATION_RANDOM',
      reading: { metric: 'bloodglucose', part: 'mealSituation', subject: 'patient' },
    },
  ],
};
