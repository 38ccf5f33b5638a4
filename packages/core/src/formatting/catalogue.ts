import type { CodedLabels, Label } from './coded-label.ts';
import { LABEL_LANGUAGES, type LabelLocale, pluralOf } from './languages/index.ts';
import { registeredWords, type Texts } from './registered-words.ts';

/** One table of a room's English catalogue (`words/en.ts`), readable in every language. */
export interface Words<Key extends string> extends CodedLabels<Key> {
  /** Room and export: `labs.orderStatus`. Translations are found by it. */
  readonly name: string;
}

/**
 * A room's catalogue in another language, with exactly the tables and keys of its English one: a missing or an extra
 * key does not compile.
 */
export type WordsOf<English> = {
  readonly [Table in keyof English]: English[Table] extends Words<infer Key> ? Translated<Key> : never;
};

type CountedKey<Key extends string> = Key extends `${infer Stem}.one` ? Stem : never;

/** Plural forms that some languages have besides the two of English. */
type FurtherForm = Exclude<Intl.LDMLPluralRule, 'one' | 'other'>;

type Translated<Key extends string> = Texts<Key> &
  Readonly<Partial<Record<`${CountedKey<Key>}.${FurtherForm}`, string>>>;

/**
 * Returns a value by language. Reads late: a label is made when its module loads, its language may be registered
 * afterwards.
 */
/* @__NO_SIDE_EFFECTS__ */
export function inEachLanguage<Value>(
  read: (language: LabelLocale) => Value,
): Readonly<Record<LabelLocale, Value>> {
  const getters = LABEL_LANGUAGES.map(
    (language) => [language, { enumerable: true, get: () => read(language) }] as const,
  );
  return Object.defineProperties({}, Object.fromEntries(getters)) as Readonly<Record<LabelLocale, Value>>;
}

/** Defines a table of a room's English catalogue. `name` is room and export, as in `labs.orderStatus`. */
/* @__NO_SIDE_EFFECTS__ */
export function defineWords<const Key extends string>(name: string, english: Texts<Key>): Words<Key> {
  const [room = '', table = ''] = name.split('.');
  const complete = new Map<Texts, Texts<Key>>();
  const tables = inEachLanguage((language): Texts<Key> => {
    const translated = registeredWords.get(language)?.[room]?.[table];
    if (!translated) return english;
    const known = complete.get(translated) ?? { ...english, ...translated };
    complete.set(translated, known);
    return known;
  });
  return Object.defineProperty(tables, 'name', { value: name }) as Words<Key>;
}

/** Returns one label of a table. */
/* @__NO_SIDE_EFFECTS__ */
export function wordLabel<Key extends string>(words: CodedLabels<Key>, key: NoInfer<Key>): Label {
  return inEachLanguage((language) => words[language][key]);
}

/** Returns every label of a table by its key. */
/* @__NO_SIDE_EFFECTS__ */
export function wordLabels<Key extends string>(words: CodedLabels<Key>): Readonly<Record<Key, Label>> {
  const keys = Object.keys(words.en) as Key[];
  return Object.fromEntries(keys.map((key) => [key, wordLabel(words, key)])) as Record<Key, Label>;
}

/** Returns labels by key as tables by language, which read late as the labels do. */
/* @__NO_SIDE_EFFECTS__ */
export function labelTable<Key extends string>(labels: Readonly<Record<Key, Label>>): CodedLabels<Key> {
  const getters = (language: LabelLocale) =>
    (Object.entries(labels) as [Key, Label][]).map(
      ([key, label]) => [key, { enumerable: true, get: () => label[language] }] as const,
    );
  const tables = LABEL_LANGUAGES.map(
    (language) => [language, Object.defineProperties({}, Object.fromEntries(getters(language)))] as const,
  );
  return Object.fromEntries(tables) as CodedLabels<Key>;
}

/** Returns one table of several, in every language. */
/* @__NO_SIDE_EFFECTS__ */
export function joinWords<Key extends string>(...tables: readonly CodedLabels<never>[]): CodedLabels<Key> {
  return inEachLanguage((language) =>
    Object.assign({}, ...tables.map((table) => table[language])),
  ) as CodedLabels<Key>;
}

export type PhraseValues = Readonly<Record<string, string | number | Label>>;

/** Returns a text with values for its `{placeholders}`; those without a value stay. */
export const fillText = (
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string => text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** Returns a label with values for its `{placeholders}`. A value that is a label is used in the same language. */
/* @__NO_SIDE_EFFECTS__ */
export function fillLabel(label: Label, values: PhraseValues): Label {
  return inEachLanguage((language) =>
    fillText(
      label[language],
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'object' ? value[language] : value,
        ]),
      ),
    ),
  );
}

/** Returns a sentence of a table with values for its `{placeholders}`. */
/* @__NO_SIDE_EFFECTS__ */
export function phrase<Key extends string>(
  words: CodedLabels<Key>,
  key: NoInfer<Key>,
  values: PhraseValues,
): Label {
  return fillLabel(wordLabel(words, key), values);
}

/** Returns the text of a count, as the language counts (in Hindi, 0 counts as one); `{key}.other` without a form for it. */
export function countedText<Key extends string>(
  texts: Texts<Key>,
  key: CountedKey<Key>,
  count: number,
  language: LabelLocale,
): string {
  const forms: Readonly<Record<string, string>> = texts;
  return forms[`${key}.${pluralOf(count, language)}`] ?? forms[`${key}.other`] ?? '';
}

/** Returns the sentence of a count in each language's plural form. The count is the value of `{count}`. */
/* @__NO_SIDE_EFFECTS__ */
export function countPhrase<Key extends string>(
  words: CodedLabels<Key>,
  key: CountedKey<Key>,
  count: number,
  values: PhraseValues = {},
): Label {
  const sentences = inEachLanguage((language) => countedText(words[language], key, count, language));
  return fillLabel(sentences, { count, ...values });
}
