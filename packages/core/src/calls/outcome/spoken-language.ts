import { PATIENT_LANGUAGE_LABELS, PATIENT_LANGUAGES, patientLanguageLabel } from '#patients/registration';
import type { ContactStatus } from '../contact.ts';
import { dispositionOf } from './disposition.ts';

const comparable = (text: string): string => text.trim().toLocaleLowerCase('en');

/** Every way a listed language is named: its tag, and its name in each locale. */
const TAGS = new Map<string, string>(
  PATIENT_LANGUAGES.flatMap((tag) =>
    [tag, PATIENT_LANGUAGE_LABELS.en[tag], PATIENT_LANGUAGE_LABELS.hi[tag]].map(
      (name) => [comparable(name), tag] as const,
    ),
  ),
);

/** A language as it is stored: its BCP 47 tag where it is in the list, and else the words that were entered. */
export const spokenLanguage = (words: string): string => TAGS.get(comparable(words)) ?? words.trim();

/** What answers a disposition's question, as it is stored. */
export function storedDetail(disposition: string | null | undefined, detail: string): string {
  return dispositionOf(disposition ?? '')?.asks === 'language' ? spokenLanguage(detail) : detail.trim();
}

/** The same in words of a locale; what was entered as words is shown as it is. */
export function detailWords(
  { disposition, detail }: Pick<ContactStatus, 'disposition' | 'detail'>,
  locale: string,
): string | null {
  const isLanguage = dispositionOf(disposition ?? '')?.asks === 'language';
  return isLanguage && detail ? patientLanguageLabel(detail, locale) : detail;
}
