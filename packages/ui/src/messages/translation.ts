import { LABEL_LANGUAGES, type LabelLocale } from '@careline/core/internal/formatting';

export const LANGUAGES = LABEL_LANGUAGES;
export type Language = LabelLocale;

/**
 * A text with `{name}` placeholders, or one text per plural category, chosen by the `count` parameter. `other` serves
 * categories without a text.
 */
export type Message =
  | string
  | (Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
      readonly one: string;
      readonly other: string;
    });
export type Sentences = Readonly<Record<string, Message>>;

/** Messages of one component in another language. */
export interface Translation {
  readonly name: string;
  readonly sentences: Sentences;
}
