import { PATIENT_LANGUAGE_LABELS, PATIENT_LANGUAGES, patientLanguageLabel } from '#patients/registration';
import type { ContactStatus } from '../contact.ts';
import { dispositionOf } from './disposition.ts';

const comparable = (text: string): string => text.trim().toLocaleLowerCase('en');

/** Every name of a listed language: its tag, and its name in each locale. */
const TAGS = new Map<string, string>(
  PATIENT_LANGUAGES.flatMap((tag) =>
    [tag, PATIENT_LANGUAGE_LABELS.en[tag], PATIENT_LANGUAGE_LABELS.hi[tag]].map(
      (name) => [comparable(name), tag] as const,
    ),
  ),
);

/** Returns the stored form of a language: its BCP 47 tag if listed, otherwise the text. */
export const spokenLanguage = (words: string): string => TAGS.get(comparable(words)) ?? words.trim();

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
