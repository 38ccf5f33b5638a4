/** A sentence with `{name}` places, or one per plural category of the locale, chosen by the `count` parameter. */
export type Message = string | { readonly one: string; readonly other: string };

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

export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

type SameShape<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : { one: string; other: string };
};

export interface Messages<English extends Readonly<Record<string, Message>>> {
  readonly en: English;
  readonly hi: SameShape<English>;
}

export type Translate<English extends Readonly<Record<string, Message>>> = <Key extends keyof English>(
  key: Key,
  ...parameters: MessageArguments<English[Key]>
) => string;

/** The sentences of one component, every language beside the other; the English ones give the keys and the places. */
export function defineMessages<const English extends Readonly<Record<string, Message>>>(
  messages: Messages<English>,
): Messages<English> {
  return messages;
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

/** The translating function of a locale. */
export function translator<English extends Readonly<Record<string, Message>>>(
  messages: Messages<English>,
  locale: string,
): Translate<English> {
  const language = languageOf(locale);
  const sentences: Readonly<Record<keyof English, Message>> = messages[language];
  return (key, ...[parameters]) => {
    const values: Readonly<Record<string, string | number>> = parameters ?? {};
    const text = sentence(sentences[key], language, values.count);
    return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
  };
}
