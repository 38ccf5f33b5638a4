import { type Label, labelIn } from '#formatting';
import { SYMPTOMS, symptomLabel } from './symptom.ts';

const LABELS: Readonly<Record<string, Label>> = {
  nil: { en: 'Nil', hi: 'नहीं' },
  trace: { en: 'Trace', hi: 'थोड़ा' },
  negative: { en: 'Negative', hi: 'निगेटिव' },
  positive: { en: 'Positive', hi: 'पॉज़िटिव' },
  invalid: { en: 'Invalid, to be repeated', hi: 'अमान्य, दोबारा करें' },
  no: { en: 'No', hi: 'नहीं' },
  yes: { en: 'Yes', hi: 'हाँ' },
};

/**
 * Returns the label of a value in words, such as a rapid test result, or the word itself if it has none, such as 2+.
 */
export function wordLabel(word: string, locale?: string): string {
  const label = Object.hasOwn(LABELS, word) ? LABELS[word] : undefined;
  if (label) return labelIn(label, locale);
  return (SYMPTOMS as readonly string[]).includes(word) ? symptomLabel(word, locale) : word;
}
