import { type LabelLocale, labelLanguage } from './languages/index.ts';

/** A label in every language. */
export type Label = Readonly<Record<LabelLocale, string>>;

/** A label that was stored or sent. It lacks languages that were added later. */
type WrittenLabel = Readonly<Partial<Record<LabelLocale, string | undefined>> & { en: string }>;

/** Returns the label in the locale's language, or in English if there is none. */
export const labelIn = (label: WrittenLabel, locale?: string): string =>
  label[labelLanguage(locale)] ?? label.en;

/** Labels of coded values by language, complete for each. */
export type CodedLabels<Key extends string> = Readonly<Record<LabelLocale, Readonly<Record<Key, string>>>>;

/**
 * Returns the label of a coded value in the locale's language, or in English.
 * Without a label, returns the value itself, or `unknown` if given.
 */
export function codedLabel(
  labels: CodedLabels<string>,
  key: string,
  locale?: string,
  unknown: string = key,
): string {
  const table = labels[labelLanguage(locale)] ?? labels.en;
  return (Object.hasOwn(table, key) ? table[key] : undefined) ?? unknown;
}

const SYMBOLS: Readonly<Record<string, string>> = { lessThan: '<', greaterThan: '>', equalTo: '=' };

/** The sign of a comparator word; an unknown word is given back as it is (specification 5). */
export function comparatorSymbol(word: string): string {
  return (Object.hasOwn(SYMBOLS, word) ? SYMBOLS[word] : undefined) ?? String(word ?? '');
}

/** Underscores to spaces and nothing else (specification 3.6). */
export function labelFromKey(key: string): string {
  return String(key ?? '').replaceAll('_', ' ');
}

/** A list with the offered codes alone, in their order; the list as it is where nothing of it is offered. */
export function onlyOffered<Code extends string>(
  all: readonly Code[],
  offered: readonly string[],
): readonly Code[] {
  const some = [...new Set(offered)].flatMap((code) => all.find((known) => known === code) ?? []);
  return some.length > 0 ? some : all;
}
