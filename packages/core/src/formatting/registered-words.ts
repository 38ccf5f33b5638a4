import type { LabelLocale } from './languages/index.ts';

export type Texts<Key extends string = string> = Readonly<Record<Key, string>>;

/** Catalogues of one language by room. */
export type RoomWords = Readonly<Record<string, Readonly<Record<string, Texts>>>>;

/** Catalogues of the languages that are loaded. */
export const registeredWords = new Map<LabelLocale, RoomWords>();

/** Makes labels available in a language. Until then they are English. */
export function registerWords(language: LabelLocale, rooms: RoomWords): void {
  registeredWords.set(language, rooms);
}
