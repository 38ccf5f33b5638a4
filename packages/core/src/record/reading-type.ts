import { type Label, labelIn, wordLabel } from '#formatting';
import { type MetricType, metricOf } from '#observations';
import * as words from './words/en.ts';

interface ReadingTypeDefinition {
  /** Metric of its readings; files and examinations have none. */
  readonly metric?: MetricType;
  /** Set if its name differs from the metric's. */
  readonly labels?: Label;
}

/** Reading types of a medical record (specification 3.3), and how they are stored. */
const TYPES = {
  symptom: { metric: 'symptom' },
  blood_pressure: { metric: 'bloodpressure' },
  body: { metric: 'body' },
  spo2: { metric: 'spo2' },
  temperature: { metric: 'temperature' },
  ecg: { labels: wordLabel(words.readingType, 'ecg') },
  blood_glucose: { metric: 'bloodglucose' },
  blood_sugar: { metric: 'bloodglucose', labels: wordLabel(words.readingType, 'bloodSugar') },
  hemoglobin: { metric: 'hemoglobin' },
  cholesterol: { metric: 'lipid', labels: wordLabel(words.readingType, 'cholesterol') },
  uric_acid: { metric: 'uricacid' },
  whole_blood_rdt: { metric: 'rapidtest', labels: wordLabel(words.readingType, 'wholeBloodRapidTest') },
  pregnancy: { metric: 'pregnancytest' },
  urine_2p: { metric: 'urine' },
  resting_hr: { metric: 'restinghr' },
  hba1c: { metric: 'hba1c' },
  lipid: { metric: 'lipid' },
  thyroid: { metric: 'thyroid' },
  dermascopy: { labels: wordLabel(words.readingType, 'dermascopy') },
  otoscopy: { labels: wordLabel(words.readingType, 'otoscopy') },
  mede_document: { labels: wordLabel(words.readingType, 'document') },
  respiratory_rate: { metric: 'respiratoryrate' },
  pulse: { metric: 'heartrate' },
} as const satisfies Readonly<Record<string, ReadingTypeDefinition>>;

export type ReadingType = keyof typeof TYPES;
export const READING_TYPES = Object.keys(TYPES) as readonly string[] as readonly ReadingType[];

const definitionOf = (key: string): ReadingTypeDefinition | undefined => {
  const types: Readonly<Record<string, ReadingTypeDefinition>> = TYPES;
  return Object.hasOwn(types, key) ? types[key] : undefined;
};

/** Returns the metric of a reading type; undefined for files and unknown types. */
export const metricOfReadingType = (type: string): MetricType | undefined => definitionOf(type)?.metric;

export function readingTypeLabel(key: string, locale?: string): string {
  const type = definitionOf(key);
  const metric = type?.metric && metricOf(type.metric);
  const labels = type?.labels ?? metric?.listLabels ?? metric?.labels;
  return labels ? labelIn(labels, locale) : key;
}

/** The reading types that are kept as files: pictures and documents of an examination (specification 3.3). */
export const EXAMINATIONS = [
  'ecg',
  'dermascopy',
  'otoscopy',
  'mede_document',
] as const satisfies readonly ReadingType[];
export type Examination = (typeof EXAMINATIONS)[number];

export const isExamination = (key: string): key is Examination => EXAMINATIONS.some((one) => one === key);
