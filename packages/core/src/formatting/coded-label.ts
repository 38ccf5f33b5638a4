/** The languages every label table has. */
export type LabelLocale = 'en' | 'hi';

/** One label in every language. */
export type Label = Readonly<Record<LabelLocale, string>>;

const isHindi = (locale: string): boolean => /^hi(?:[-_]|$)/i.test(locale);

/** A label in the locale's language, English where there is none for it. */
export const labelIn = ({ en, hi }: Label, locale = 'en'): string => (isHindi(locale) ? hi : en);

/** Labels of coded values, one table a language, none of them with a gap. */
export type CodedLabels<Key extends string> = Readonly<Record<LabelLocale, Readonly<Record<Key, string>>>>;

/**
 * The label of a coded value in the locale's language, English where there is no table for it. A value without a label
 * is shown as it is, or as `unknown` where one is given.
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
