/** Languages of every label table. */
export type LabelLocale = 'en' | 'hi';

/** A label in every language. */
export type Label = Readonly<Record<LabelLocale, string>>;

const isHindi = (locale: string): boolean => /^hi(?:[-_]|$)/i.test(locale);

/** Returns the label in the locale's language, or in English if there is none. */
export const labelIn = ({ en, hi }: Label, locale = 'en'): string => (isHindi(locale) ? hi : en);

/** Labels of coded values by language, complete for each. */
export type CodedLabels<Key extends string> = Readonly<Record<LabelLocale, Readonly<Record<Key, string>>>>;

/**
 * Returns the label of a coded value in the locale's language, or in English.
 * Without a label, returns the value itself, or `unknown` if given.
 */
export function codedLabel(
  labels: CodedLabels<string>,
  key: string,
  locale = 'en',
  unknown: string = key,
): string {
  const table = isHindi(locale) ? labels.hi : labels.en;
  return (Object.hasOwn(table, key) ? table[key] : undefined) ?? unknown;
}
