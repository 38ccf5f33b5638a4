import { type Label, labelIn, wordLabels } from '#formatting';
import * as prescriptionsWords from '../words/en.ts';

/** Words of the patient's copy, which may be in another language than the screen. */
const WORDS = wordLabels(prescriptionsWords.patientCopy) satisfies Readonly<Record<string, Label>>;

export type PatientCopyWord = keyof typeof WORDS;

export const patientCopyText = (word: PatientCopyWord, locale?: string): string =>
  labelIn(WORDS[word], locale);
