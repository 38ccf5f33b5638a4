import type { PersonFacts } from '@careline/core/internal/clinical';
import type { MetricRecord, MetricValue, OtherReading } from '@careline/core/internal/metrics';
import type { PatientReadingsState } from '@careline/core/internal/trends';
import { MAN, PRESSURE_RECORDS } from './trends.ts';

const DAY = 86_400;
/** 5 January 2023, 10:00 in Kolkata. */
const FIRST = 1_672_893_000;
const metaInfo = { updatedAt: FIRST, createdAt: FIRST, deleted: false, source: 'manual' };

type Values = Readonly<Record<string, string>>;

/** A record of a metric, this many days after the first; values as "digits unit". */
function aRecord(
  metric: string,
  day: number,
  values: Values,
  facts: Partial<MetricRecord> = {},
): MetricRecord {
  const parts = Object.entries(values).map(([key, written]): MetricValue => {
    const [text = '', unit] = written.split(' ');
    return { key, text, ...(unit && { unit }) };
  });
  return {
    id: `${metric}-${day}`,
    metric,
    timestamp: FIRST + day * DAY,
    values: parts,
    author: 'Anita Coach',
    metaInfo,
    ...facts,
  };
}

const FASTING = { mealSituation: 'MEAL_SITUATION_FASTING' };
const AFTER_MEAL = { mealSituation: 'MEAL_SITUATION_AFTER_MEAL' };

/** Two years of blood pressure and sugar, entered in several units; some values cannot be drawn. */
export const READING_RECORDS: readonly MetricRecord[] = [
  ...PRESSURE_RECORDS,
  aRecord('bloodglucose', 3, { value: '132 mg/dL' }, FASTING),
  aRecord('bloodglucose', 40, { value: '7.8 mmol/L' }, FASTING),
  aRecord('bloodglucose', 90, { value: '98 mg/dL' }, FASTING),
  aRecord('bloodglucose', 91, { value: '212 mg/dL' }, AFTER_MEAL),
  aRecord('bloodglucose', 160, { value: '188 mg/dL' }, AFTER_MEAL),
  aRecord('bloodglucose', 161, { value: '110 furlong' }),
  aRecord('hba1c', 5, { value: '8.1 %' }),
  aRecord('hba1c', 100, { value: '7.2 %' }),
  aRecord('lipid', 5, {
    totalCholesterol: '232 mg/dL',
    ldl: '151 mg/dL',
    hdl: '38 mg/dL',
    triglycerides: '210 mg/dL',
  }),
  aRecord('lipid', 190, {
    totalCholesterol: '198 mg/dL',
    ldl: '118 mg/dL',
    hdl: '41 mg/dL',
    triglycerides: '164 mg/dL',
  }),
  aRecord('body', 5, { weight: '84.2 kg', height: '168 cm' }),
  aRecord('body', 100, { weight: '82.6 kg' }, { note: 'After breakfast, at home' }),
  aRecord('body', 200, { weight: '81.9 kg' }),
  aRecord('body', 210, { weight: 'heavier' }),
  aRecord('spo2', 50, { value: '97 %' }, { date: '2023-02-24', timestamp: undefined }),
  aRecord('report', 5, {}, { display: 'Discharge summary' }),
];

const other = (id: string, facts: Partial<OtherReading>): OtherReading => ({
  id,
  metric: null,
  values: [],
  metaInfo,
  standing: 'live',
  ...facts,
});

export const OTHER_READINGS: readonly OtherReading[] = [
  other('other-1', {
    code: '6690-2',
    system: 'http://loinc.org',
    display: 'Leukocytes in blood',
    timestamp: FIRST + 5 * DAY,
    values: [{ key: 'value', text: '7.1', unit: '10*3/uL' }],
  }),
  other('other-2', { code: '72166-2', date: '2023-01-05', values: [{ key: 'value', text: 'Never smoked' }] }),
  other('other-3', {
    metric: 'body',
    standing: 'superseded',
    timestamp: FIRST + 100 * DAY,
    values: [{ key: 'weight', text: '28.6', unit: 'kg' }],
  }),
  other('other-4', {
    metric: 'temperature',
    standing: 'entered-in-error',
    timestamp: FIRST + 101 * DAY,
    values: [{ key: 'value', text: '73.0', unit: 'Cel' }],
  }),
  other('other-5', {
    metric: 'hemoglobin',
    timeText: 'spring of 2019',
    values: [{ key: 'value', text: '13.1', unit: 'g/dL' }],
  }),
];

/** Readings that have arrived, with their flags. */
export const someReadings = (facts: Partial<PatientReadingsState> = {}): PatientReadingsState => ({
  phase: 'ready',
  records: READING_RECORDS,
  other: OTHER_READINGS,
  course: MAN,
  enrolments: [],
  unreadable: 0,
  missing: [],
  work: undefined,
  error: undefined,
  ...facts,
});

/** A mother whose child is due in early July 2023. */
export const EXPECTING: PersonFacts = {
  sex: 'female',
  birthDate: '1994-03-02',
  pregnancies: [{ dueDate: '2023-07-04' }],
};

export const PREGNANCY_RECORDS: readonly MetricRecord[] = [
  ...['124/78', '118/74', '132/84', '142/92', '164/112'].map((pressure, index) => {
    const [systolic = '', diastolic = ''] = pressure.split('/');
    return aRecord('bloodpressure', index * 28, {
      systolic: `${systolic} mm[Hg]`,
      diastolic: `${diastolic} mm[Hg]`,
    });
  }),
  ...['57.4', '59.0', '60.8', '62.9', '64.1'].map((weight, index) =>
    aRecord('body', index * 28, { weight: `${weight} kg` }),
  ),
  ...['11.2', '10.4', '9.6'].map((value, index) =>
    aRecord('hemoglobin', index * 40, { value: `${value} g/dL` }),
  ),
];

export const INFANT: PersonFacts = { sex: 'male', birthDate: '2023-01-05' };

export const INFANT_RECORDS: readonly MetricRecord[] = ['3.1', '3.9', '5.2', '6.3', '7.4', '8.2'].map(
  (weight, index) => aRecord('body', index * 45, { weight: `${weight} kg` }),
);

/** One record for each way to show a value: flagged, in range, not judged, words. */
export const FACED_RECORDS: readonly MetricRecord[] = [
  aRecord('bloodpressure', 60, { systolic: '118 mm[Hg]', diastolic: '76 mm[Hg]' }),
  aRecord('bloodpressure', 80, { systolic: '192 mm[Hg]', diastolic: '78 mm[Hg]' }),
  aRecord('bloodglucose', 80, { value: 'LO mg/dL' }),
  aRecord('bloodglucose', 70, { value: '98 mg/dL' }, FASTING),
  aRecord('bloodglucose', 71, { value: '348 mg/dL' }, AFTER_MEAL),
  aRecord('hemoglobin', 80, { value: '6.4 g/dL' }),
  aRecord('temperature', 80, { value: '37 furlong' }),
  aRecord('spo2', 80, { value: '98 %' }),
  aRecord('body', 80, { weight: '62 kg', height: '158 cm' }),
  aRecord('urine', 60, { protein: 'nil {presence}', glucose: 'nil {presence}' }),
  aRecord('urine', 80, { protein: '2+ {presence}', glucose: 'nil {presence}' }),
  aRecord('rapidtest', 80, { malaria: 'positive {presence}', hiv: 'Non-Reactive {presence}' }),
  aRecord('pregnancytest', 10, { value: 'positive {presence}' }),
  aRecord('symptom', 80, { value: 'headache {presence}' }),
];
