import { labelIn } from '@careline/core/internal/formatting';
import { labTest } from '@careline/core/internal/labs';
import { wordLabel } from '@careline/core/internal/observations';
import { type OwnFormLabels, sentencesIn } from '../../messages/index.ts';
import { resultsMessages } from './labs.messages.ts';

/** Returns the label of a coded result, from its test or from the readings. */
export function labWord(test: string | null, word: string, locale?: string): string {
  const result = labTest(test)?.result;
  const own = result?.kind === 'words' ? result.words.find(({ value }) => value === word) : undefined;
  if (own) return labelIn(own.labels, locale);
  return result?.kind === 'reading' ? wordLabel(word, locale) : word;
}

const TEST = 'labs.test.';
const WORD = 'labs.word.';

/** Returns labels of the results form, from the catalogue or the screen's messages. */
export const labWords: OwnFormLabels = (key, locale) => {
  if (key.startsWith(TEST)) {
    const test = labTest(key.slice(TEST.length));
    return test && labelIn(test.labels, locale);
  }
  if (key.startsWith(WORD)) {
    const [test = '', ...word] = key.slice(WORD.length).split('.');
    return labWord(test, word.join('.'), locale);
  }
  const sentences: Readonly<Record<string, unknown>> = sentencesIn(resultsMessages, locale).sentences;
  const label = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
  return typeof label === 'string' ? label : undefined;
};
