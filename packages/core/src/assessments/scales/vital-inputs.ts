import type { Choice, ChoiceInput, NumberInput, RecordSource } from '../scale.ts';

/** Older vital signs would describe an earlier condition. */
const VITAL_HOURS = 12;

const vital = { withinHours: VITAL_HOURS };
const perMinute = '/min';

export const RESPIRATION: NumberInput = {
  key: 'respiration',
  kind: 'number',
  label: { en: 'Respiratory rate', hi: 'श्वसन दर' },
  unit: perMinute,
  decimals: 0,
  span: [0, 100],
  record: [{ metric: 'respiratoryrate', value: 'value', ...vital }],
};

export const SPO2: NumberInput = {
  key: 'spo2',
  kind: 'number',
  label: { en: 'SpO₂', hi: 'SpO₂' },
  unit: '%',
  decimals: 0,
  span: [1, 100],
  record: [{ metric: 'spo2', value: 'value', ...vital }],
};

export const SYSTOLIC: NumberInput = {
  key: 'systolic',
  kind: 'number',
  label: { en: 'Systolic', hi: 'सिस्टोलिक' },
  unit: 'mm[Hg]',
  decimals: 0,
  span: [40, 300],
  record: [{ metric: 'bloodpressure', value: 'systolic', ...vital }],
};

export const DIASTOLIC: NumberInput = {
  key: 'diastolic',
  kind: 'number',
  label: { en: 'Diastolic', hi: 'डायस्टोलिक' },
  unit: 'mm[Hg]',
  decimals: 0,
  span: [20, 200],
  record: [{ metric: 'bloodpressure', value: 'diastolic', ...vital }],
};

export const PULSE: NumberInput = {
  key: 'pulse',
  kind: 'number',
  label: { en: 'Pulse', hi: 'नाड़ी' },
  unit: perMinute,
  decimals: 0,
  span: [10, 300],
  record: [
    { metric: 'heartrate', value: 'value', ...vital },
    { metric: 'restinghr', value: 'value', ...vital },
  ],
};

export const TEMPERATURE: NumberInput = {
  key: 'temperature',
  kind: 'number',
  label: { en: 'Temperature', hi: 'तापमान' },
  unit: 'Cel',
  decimals: 1,
  span: [25, 45],
  record: [{ metric: 'temperature', value: 'value', ...vital }],
};

const AIR_OR_OXYGEN: readonly Choice[] = [
  { code: 'air', label: { en: 'Air', hi: 'सामान्य हवा' } },
  { code: 'oxygen', label: { en: 'Oxygen', hi: 'ऑक्सीजन' } },
];

export const OXYGEN: ChoiceInput = {
  key: 'oxygen',
  kind: 'choice',
  label: { en: 'Breathing', hi: 'श्वास' },
  choices: AIR_OR_OXYGEN,
};

/** ACVPU. */
export const CONSCIOUSNESS: ChoiceInput = {
  key: 'consciousness',
  kind: 'choice',
  label: { en: 'Consciousness', hi: 'चेतना' },
  choices: [
    { code: 'alert', label: { en: 'Alert', hi: 'सतर्क' } },
    { code: 'confused', label: { en: 'New confusion', hi: 'नया भ्रम' } },
    { code: 'voice', label: { en: 'Responds to voice', hi: 'आवाज़ पर प्रतिक्रिया' } },
    { code: 'pain', label: { en: 'Responds to pain', hi: 'दर्द पर प्रतिक्रिया' } },
    { code: 'unresponsive', label: { en: 'Unresponsive', hi: 'कोई प्रतिक्रिया नहीं' } },
  ],
};

/** Maximum age of a lab value in an organ score. */
export const DAY_HOURS = 24;

/** A lab result that is not a metric of the record, by test key. */
export const laboratory = (test: string): readonly RecordSource[] => [
  { metric: 'laboratory', value: test, withinHours: DAY_HOURS },
];

const gasUnit = 'mm[Hg]';

export const FIO2: NumberInput = {
  key: 'fio2',
  kind: 'number',
  label: { en: 'FiO₂ (0.21 to 1)', hi: 'FiO₂ (0.21 से 1)' },
  unit: '1',
  decimals: 2,
  span: [0.21, 1],
};

export const PAO2: NumberInput = {
  key: 'pao2',
  kind: 'number',
  label: { en: 'PaO₂', hi: 'PaO₂' },
  unit: gasUnit,
  decimals: 0,
  span: [10, 700],
};

export const PACO2: NumberInput = {
  key: 'paco2',
  kind: 'number',
  label: { en: 'PaCO₂', hi: 'PaCO₂' },
  unit: gasUnit,
  decimals: 0,
  span: [5, 200],
};

export const CREATININE: NumberInput = {
  key: 'creatinine',
  kind: 'number',
  label: { en: 'Creatinine', hi: 'क्रिएटिनिन' },
  unit: 'mg/dL',
  decimals: 2,
  span: [0.1, 40],
  record: [{ metric: 'creatinine', value: 'value', withinHours: DAY_HOURS }],
};

/** The Glasgow Coma Scale if only its total is known. For sedated patients, the value before sedation. */
export const GCS_TOTAL: NumberInput = {
  key: 'gcs',
  kind: 'number',
  label: { en: 'Glasgow Coma Scale, before sedation', hi: 'ग्लासगो कोमा स्केल, बेहोश करने से पहले' },
  unit: '{score}',
  decimals: 0,
  span: [3, 15],
};
