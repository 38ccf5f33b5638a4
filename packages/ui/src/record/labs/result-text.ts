import { formatReading } from '@careline/core/internal/formatting';
import { useLocale } from '../../messages/index.ts';
import { labWord } from './lab-words.ts';

interface Result {
  readonly test: string | null;
  readonly text: string;
  readonly unit: string;
}

/** Formats a result: a number with its unit, a coded value in the current locale, or free text unchanged. */
export function useResultText(): (result: Result) => string {
  const locale = useLocale();
  return ({ test, text, unit }) => (unit === '' ? labWord(test, text, locale) : formatReading(text, unit));
}
