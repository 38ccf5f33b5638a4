import type { Label } from '#formatting';
import { exactly, measure, metric, single, worded } from './definition.ts';

const perMinute = { '/min': exactly(0) };

export const pulse = measure({
  measure: 'pulse',
  labels: { en: 'Pulse', hi: 'नाड़ी' },
  units: perMinute,
  limits: { hard: [10, 300], soft: [45, 130], adultsOnly: true },
});

const heartLabels: Label = { en: 'Pulse', hi: 'नाड़ी' };
const restingLabels: Label = { en: 'Resting heart rate', hi: 'विश्राम हृदय गति' };

export const heartrate = metric({
  labels: heartLabels,
  values: single(pulse, 0, ['8867-4']),
  trends: [{ key: 'heartRate', values: ['value'], labels: heartLabels }],
});

export const restinghr = metric({
  labels: restingLabels,
  values: single(pulse, 0, ['40443-4']),
  trends: [{ key: 'restingHeartRate', values: ['value'], labels: restingLabels }],
});

const breathingLabels: Label = { en: 'Respiratory rate', hi: 'श्वसन दर' };

export const respiration = measure({
  measure: 'respiration',
  labels: breathingLabels,
  units: perMinute,
  limits: { hard: [1, 120], soft: [10, 28], adultsOnly: true },
});

export const respiratoryrate = metric({
  labels: breathingLabels,
  values: single(respiration, 0, ['9279-1']),
  trends: [{ key: 'respiratoryRate', values: ['value'] }],
});

const saturationLabels: Label = { en: 'SpO2', hi: 'SpO2' };

export const saturation = measure({
  measure: 'spo2',
  labels: saturationLabels,
  units: { '%': exactly(0) },
  limits: { hard: [1, 100], soft: [92, 100] },
});

/** Whether oxygen was given while the saturation was measured: on scale 2 a high value matters then. */
export const oxygen = worded('oxygen', { en: 'Oxygen given', hi: 'ऑक्सीजन दी गई' }, ['no', 'yes']);

export const spo2 = metric({
  labels: saturationLabels,
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
});

const temperatureLabels: Label = { en: 'Temperature', hi: 'तापमान' };

export const bodyTemperature = measure({
  measure: 'temperature',
  labels: temperatureLabels,
  units: { Cel: exactly(1), '[degF]': { factor: 1.8, offset: 32, decimals: 1, exact: true } },
  limits: { hard: [25, 45], soft: [35, 40] },
  slips: [
    { unit: 'Cel', meant: '[degF]', from: 77, to: 113 },
    { unit: '[degF]', meant: 'Cel', from: 25, to: 45 },
  ],
});

export const temperature = metric({
  labels: temperatureLabels,
  path: 'vitals',
  values: single(bodyTemperature, 1, ['8310-5', '8331-1']),
  trends: [{ key: 'temperature', values: ['value'] }],
});
