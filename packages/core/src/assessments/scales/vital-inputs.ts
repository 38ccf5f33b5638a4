import { wordLabel } from '#formatting';
import type { Choice, ChoiceInput, NumberInput, RecordSource } from '../scale.ts';
import * as words from '../words/en.ts';

/** Older vital signs would describe an earlier condition. */
const VITAL_HOURS = 12;

const vital = { withinHours: VITAL_HOURS };
const perMinute = '/min';

export const RESPIRATION: NumberInput = {
  key: 'respiration',
  kind: 'number',
  label: wordLabel(words.vitalInputs, 'respiration'),
  unit: perMinute,
  decimals: 0,
  span: [0, 100],
  record: [{ metric: 'respiratoryrate', value: 'value', ...vital }],
};

export const SPO2: NumberInput = {
  key: 'spo2',
  kind: 'number',
  label: wordLabel(words.vitalInputs, 'spo2'),
  unit: '%',
  decimals: 0,
  span: [1, 100],
  record: [{ metric: 'spo2', value: 'value', ...vital }],
};

export const SYSTOLIC: NumberInput = {
  key: 'systolic',
  kind: 'number',
  label: wordLabel(words.vitalInputs, 'systolic'),
  unit: 'mm[Hg]',
  decimals: 0,
  span: [40, 300],
  record: [{ metric: 'bloodpressure', value: 'systolic', ...vital }],
};

export const DIASTOLIC: NumberInput = {
  key: 'diastolic',
  kind: 'number',
  label: wordLabel(words.vitalInputs, 'diastolic'),
  unit: 'mm[Hg]',
  decimals: 0,
  span: [20, 200],
  record: [{ metric: 'bloodpressure', value: 'diastolic', ...vital }],
};

export const PULSE: NumberInput = {
  key: 'pulse',
  kind: 'number',
  label: wordLabel(words.vitalInputs, 'pulse'),
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
  label: wordLabel(words.vitalInputs, 'temperature'),
  unit: 'Cel',
  decimals: 1,
  span: [25, 45],
  record: [{ metric: 'temperature', value: 'value', ...vital }],
};

const AIR_OR_OXYGEN: readonly Choice[] = [
  { code: 'air', label: wordLabel(words.vitalInputs, 'air') },
  { code: 'oxygen', label: wordLabel(words.vitalInputs, 'oxygen') },
];

export const OXYGEN: ChoiceInput = {
  key: 'oxygen',
  kind: 'choice',
  label: wordLabel(words.vitalInputs, 'breathing'),
  choices: AIR_OR_OXYGEN,
};

/** ACVPU. */
export const CONSCIOUSNESS: ChoiceInput = {
  key: 'consciousness',
  kind: 'choice',
  label: wordLabel(words.vitalInputs, 'consciousness'),
  choices: [
    { code: 'alert', label: wordLabel(words.vitalInputs, 'alert') },
    { code: 'confused', label: wordLabel(words.vitalInputs, 'confused') },
    { code: 'voice', label: wordLabel(words.vitalInputs, 'voice') },
    { code: 'pain', label: wordLabel(words.vitalInputs, 'pain') },
    { code: 'unresponsive', label: wordLabel(words.vitalInputs, 'unresponsive') },
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
  label: wordLabel(words.vitalInputs, 'fio2'),
  unit: '1',
  decimals: 2,
  span: [0.21, 1],
};

export const PAO2: NumberInput = {
  key: 'pao2',
  kind: 'number',
  label: wordLabel(words.vitalInputs, 'pao2'),
  unit: gasUnit,
  decimals: 0,
  span: [10, 700],
};

export const PACO2: NumberInput = {
  key: 'paco2',
  kind: 'number',
  label: wordLabel(words.vitalInputs, 'paco2'),
  unit: gasUnit,
  decimals: 0,
  span: [5, 200],
};

export const CREATININE: NumberInput = {
  key: 'creatinine',
  kind: 'number',
  label: wordLabel(words.vitalInputs, 'creatinine'),
  unit: 'mg/dL',
  decimals: 2,
  span: [0.1, 40],
  record: [{ metric: 'creatinine', value: 'value', withinHours: DAY_HOURS }],
};

/** The Glasgow Coma Scale if only its total is known. For sedated patients, the value before sedation. */
export const GCS_TOTAL: NumberInput = {
  key: 'gcs',
  kind: 'number',
  label: wordLabel(words.vitalInputs, 'gcs'),
  unit: '{score}',
  decimals: 0,
  span: [3, 15],
};
