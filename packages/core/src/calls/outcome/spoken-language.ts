import { LABEL_LANGUAGES } from '#formatting';
import {
  PATIENT_LANGUAGE_LABELS,
  PATIENT_LANGUAGES,
  type PatientLanguage,
  patientLanguageLabel,
} from '#patients/registration';
import type { ContactStatus } from '../contact.ts';
import { dispositionOf } from './disposition.ts';

const comparable = (text: string): string => text.trim().toLocaleLowerCase('en');

/** Returns the stored form of a language: its BCP 47 tag if listed, otherwise the text. Reads the loaded languages. */
export function spokenLanguage(words: string): string {
  const written = comparable(words);
  const isNamed = (tag: PatientLanguage): boolean =>
    tag === written ||
    LABEL_LANGUAGES.some((one) => comparable(PATIENT_LANGUAGE_LABELS[one][tag]) === written);
  return PATIENT_LANGUAGES.find(isNamed) ?? words.trim();
}

/** Returns the stored answer to a disposition's question. */
export function storedDetail(disposition: string | null | undefined, detail: string): string {
  return dispositionOf(disposition ?? '')?.asks === 'language' ? spokenLanguage(detail) : detail.trim();
}

/** Returns the answer in a locale; free text is unchanged. */
export function detailWords(
  { disposition, detail }: Pick<ContactStatus, 'disposition' | 'detail'>,
  locale: string,
): string | null {
  const isLanguage = dispositionOf(disposition ?? '')?.asks === 'language';
  return isLanguage && detail ? patientLanguageLabel(detail, locale) : detail;
}
