export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A sentence with `{name}` places, or one per plural category of the locale, chosen by the `count` parameter. */
export type Message = string | { readonly one: string; readonly other: string };
export type Sentences = Readonly<Record<string, Message>>;

/** The sentences of one component in another language. */
export interface Translation {
  readonly name: string;
  readonly sentences: Sentences;
}
