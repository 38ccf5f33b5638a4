import { labelLanguage, pluralOf } from '@careline/core/internal/formatting';
import { type Locales, loadedLocales } from './locales.ts';
import type { Language, Message, Sentences, Translation } from './translation.ts';

type Places<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never;
type Names<M extends Message> = M extends string
  ? Places<M>
  : M extends { one: infer One; other: infer Other }
    ? Places<One> | Places<Other> | 'count'
    : never;

/** Arguments of `t` after the key: none for a plain message, otherwise a value for every placeholder. */
export type MessageArguments<M extends Message> = [Names<M>] extends [never]
  ? []
  : [parameters: Readonly<Record<Names<M>, string | number>>];

type SameShape<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Exclude<Message, string>;
};

/** The English messages of one component. Translations refer to it by `name`. */
export interface Messages<English extends Sentences, Name extends string = string> {
  readonly name: Name;
  readonly en: English;
}

/**
 * Messages of the component `Of` in another language. A missing or extra key does not compile. A type rather than a
 * function, so that a language file imports nothing and can load alone.
 */
export interface TranslationOf<Of extends Messages<Sentences>> extends Translation {
  readonly name: Of['name'];
  readonly sentences: SameShape<Of['en']>;
}

export type Translate<English extends Sentences> = <Key extends keyof English>(
  key: Key,
  ...parameters: MessageArguments<English[Key]>
) => string;

/**
 * Defines the messages of one component. English is the source: it sets the keys and placeholders and is the fallback
 * for other languages. Translations are separate files (`TranslationOf`) that name the component instead of importing
 * it, because imports would make the bundler put every component's English into chunks of their own.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages<const Name extends string, const English extends Sentences>(
  name: Name,
  english: English,
): Messages<English, Name> {
  return { name, en: english };
}

/** Returns the supported language of a BCP 47 locale; English for any other. */
export const languageOf: (locale: string) => Language = labelLanguage;

function sentence(message: Message, language: Language, count: unknown): string {
  if (typeof message === 'string') return message;
  return message[pluralOf(Number(count), language)] ?? message.other;
}

/** Returns a component's messages for a locale and their language. English until others are registered. */
export function sentencesIn<English extends Sentences>(
  messages: Messages<English>,
  locale: string,
  locales: Locales = loadedLocales,
): { readonly sentences: Readonly<Record<keyof English, Message>>; readonly language: Language } {
  const language = languageOf(locale);
  const other = locales.find(language, messages.name);
  // `TranslationOf` guarantees the same keys.
  return other
    ? { sentences: other as Record<keyof English, Message>, language }
    : { sentences: messages.en, language: 'en' };
}

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200F]/u;

/** Isolates right-to-left names, such as in Urdu, which would otherwise reorder adjacent numbers and punctuation. */
const isolated = (value: string): string => (RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value);

/** Capital letter of a standalone time: "Today at 3:05 pm" (`formatCalendar`). */
const CAPITAL = /^[TYL](?=(?:oday|omorrow|esterday|ast \w+day) at )/;

/** A placeholder, with any preceding word, comma or colon that shows it is in the middle of a sentence. */
const PLACE = /([a-z,:] )?\{(\w+)\}/gi;

/** Placeholders of numbers of things, which get Indian separators: "2,985 calls". */
const isCount = (name: string): boolean => name === 'count' || name === 'shown';

/** Messages that a page overrides, by component and key, for all languages. */
export type OwnSentences = Readonly<Record<string, Readonly<Record<string, Message>>>>;

/** Checks values from the host page, which may be anything; those that are not messages are ignored. */
const isMessage = (given: unknown): given is Message =>
  typeof given === 'string' ||
  ['one', 'other'].every(
    (form) => typeof (given as Record<string, unknown> | undefined)?.[form] === 'string',
  );

/** Returns the translating function of a locale. English until its language is registered. */
export function translator<English extends Sentences>(
  messages: Messages<English>,
  locale: string,
  locales: Locales = loadedLocales,
  own?: OwnSentences,
): Translate<English> {
  const { sentences, language } = sentencesIn(messages, locale, locales);
  return (key, ...[parameters]) => {
    const values: Readonly<Record<string, string | number>> = parameters ?? {};
    const wanted = own?.[messages.name]?.[String(key)];
    const text = sentence(isMessage(wanted) ? wanted : sentences[key], language, values.count);
    return text.replace(PLACE, (place, before: string | undefined, name: string) => {
      const given = values[name];
      if (given === undefined) return place;
      const value =
        isCount(name) && Number(given) >= 1000 ? Number(given).toLocaleString('en-IN') : String(given);
      return (
        (before ?? '') + isolated(before ? value.replace(CAPITAL, (letter) => letter.toLowerCase()) : value)
      );
    });
  };
}
