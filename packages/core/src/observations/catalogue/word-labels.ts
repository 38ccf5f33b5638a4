import { type Label, labelIn, wordLabels } from '#formatting';
import * as observationsWords from '../words/en.ts';
import { SYMPTOMS, symptomLabel } from './symptom.ts';

const LABELS: Readonly<Record<string, Label>> = wordLabels(observationsWords.labels);

/**
 * Returns the label of a value in words, such as a rapid test result, or the word itself if it has none, such as 2+.
 */
export function wordLabel(word: string, locale?: string): string {
  const label = Object.hasOwn(LABELS, word) ? LABELS[word] : undefined;
  if (label) return labelIn(label, locale);
  return (SYMPTOMS as readonly string[]).includes(word) ? symptomLabel(word, locale) : word;
}
