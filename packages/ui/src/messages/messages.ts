import { type Locales, loadedLocales } from './locales.ts';
import { LANGUAGES, type Language, type Message, type Sentences, type Translation } from './translation.ts';

type Places<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never;
type Names<M extends Message> = M extends string
  ? Places<M>
  : M extends { one: infer One; other: infer Other }
    ? Places<One> | Places<Other> | 'count'
    : never;

/** What `t` takes after the key: nothing for a plain sentence, else a value for every place. */
export type MessageArguments<M extends Message> = [Names<M>] extends [never]
  ? []
  : [parameters: Readonly<Record<Names<M>, string | number>>];

type SameShape<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : { readonly one: string; readonly other: string };
};

/** The English sentences of one component; `name` is where other languages hang theirs. */
export interface Messages<English extends Sentences, Name extends string = string> {
  readonly name: Name;
  readonly en: English;
}

/**
 * The sentences of the component `Of` in another language; a key that is missing or too many does not compile. A type and
 * no function, so that the file of a language imports nothing and comes alone.
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
 * The sentences of one component. English is the source: it gives the keys and the places, and is what a reader of a
 * language without sentences gets. The other languages stand in files of their own (`TranslationOf`), which name
 * the component instead of importing it: a language file that imported every component's English would have the
 * bundler put all of that into chunks of their own.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages<const Name extends string, const English extends Sentences>(
  name: Name,
  english: English,
): Messages<English, Name> {
  return { name, en: english };
}

/** The language of a BCP 47 locale that we have sentences for; English for every other. */
export function languageOf(locale: string): Language {
  const primary = locale.toLowerCase().split('-')[0];
  return LANGUAGES.find((language) => language === primary) ?? 'en';
}

const pluralRules: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  hi: new Intl.PluralRules('hi'),
};

function sentence(message: Message, language: Language, count: unknown): string {
  if (typeof message === 'string') return message;
  return pluralRules[language].select(Number(count)) === 'one' ? message.one : message.other;
}

/** A component's sentences for a locale with the language they are in: English while no others are registered. */
export function sentencesIn<English extends Sentences>(
  messages: Messages<English>,
  locale: string,
  locales: Locales = loadedLocales,
): { readonly sentences: Readonly<Record<keyof English, Message>>; readonly language: Language } {
  const language = languageOf(locale);
  const other = locales.find(language, messages.name);
  // `TranslationOf` saw to it that the keys are the same.
  return other
    ? { sentences: other as Record<keyof English, Message>, language }
    : { sentences: messages.en, language: 'en' };
}

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200F]/u;

/** A name in Urdu keeps its direction to itself: without the isolate it would turn around the numbers and marks beside it. */
const isolated = (value: string): string => (RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value);

/** The capital of a time that stands alone: "Today at 3:05 pm" (`formatCalendar`). */
const CAPITAL = /^[TYL](?=(?:oday|omorrow|esterday|ast \w+day) at )/;

/** A place of a sentence, with what shows that the sentence goes on there: a word, a comma or a colon before it. */
const PLACE = /([a-z,:] )?\{(\w+)\}/gi;

/** Sentences of a page of its own by component and key; they go before ours, whatever the language. */
export type OwnSentences = Readonly<Record<string, Readonly<Record<string, Message>>>>;

/** A page may hand over anything: what is no sentence is not said. */
const isMessage = (given: unknown): given is Message =>
  typeof given === 'string' ||
  ['one', 'other'].every(
    (form) => typeof (given as Record<string, unknown> | undefined)?.[form] === 'string',
  );

/** The translating function of a locale: English until the sentences of its language are registered. */
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
      const value = String(given);
      return (
        (before ?? '') + isolated(before ? value.replace(CAPITAL, (letter) => letter.toLowerCase()) : value)
      );
    });
  };
}
