import { exactly, measure, metric, metricOfOne, worded } from './definition.ts';

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
  limits: { hard: [1, 100], soft: [92, 100] },
});

/** Whether oxygen was given while the saturation was measured: on scale 2 a high value matters then. */
const oxygen = worded('oxygen', { en: 'Oxygen given', hi: 'ऑक्सीजन दी गई' }, ['no', 'yes']);

/** The rule of each: `clinical/rules/vital-signs.ts`. */
export const vitalSigns = {
  heartrate: metric({
    labels: pulse.labels,
    group: 'vitals',
    values: { value: { of: pulse, loinc: ['8867-4'], entry: { decimals: 0, required: true } } },
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
    loinc: ['8310-5', '8331-1'],
    trend: 'temperature',
  }),
};
