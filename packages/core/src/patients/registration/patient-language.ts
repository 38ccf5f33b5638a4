import { type CodedLabels, codedLabel } from '#formatting';
import * as words from '../words/en.ts';

/** Languages of patients: those of the Eighth Schedule of India's constitution, and English (ISO 639). */
export const PATIENT_LANGUAGES = [
  'hi',
  'en',
  'as',
  'bn',
  'brx',
  'doi',
  'gu',
  'kn',
  'ks',
  'kok',
  'mai',
  'ml',
  'mni',
  'mr',
  'ne',
  'or',
  'pa',
  'sa',
  'sat',
  'sd',
  'ta',
  'te',
  'ur',
] as const;
export type PatientLanguage = (typeof PATIENT_LANGUAGES)[number];

export const PATIENT_LANGUAGE_LABELS = words.patientLanguage satisfies CodedLabels<PatientLanguage>;

export function patientLanguageLabel(code: string, locale?: string): string {
  return codedLabel(PATIENT_LANGUAGE_LABELS, code, locale);
}
