import { formatReading } from '@careline/core/internal/formatting';
import { useLocale } from '../../messages/index.ts';
import { labWord } from './lab-words.ts';

interface Result {
  readonly test: string | null;
  readonly text: string;
  readonly unit: string;
}

/** A result as it is read: digits with their unit, a word of its test in the language in force, or any text as it was entered. */
export function useResultText(): (result: Result) => string {
  const locale = useLocale();
  return ({ test, text, unit }) => (unit === '' ? labWord(test, text, locale) : formatReading(text, unit));
}
