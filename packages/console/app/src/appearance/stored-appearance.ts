import type { AccountChoice } from '@careline/core/internal/preferences';
import { type Appearance, DENSITIES, THEMES } from '@careline/ui/theme';
import type { WordStorage } from '../session/browser-storage.ts';

/** `public/appearance.js` reads the same key before the first paint. */
export const APPEARANCE_KEY = 'careline.ui';

const LOCALES = ['en', 'hi'] as const;
const PARTS = ['theme', 'density', 'locale'] as const;
export type AppearancePart = (typeof PARTS)[number];

/** A choice of this browser that the preference service does not hold yet. */
export interface Unstored {
  /** Whose choice it is: the person's id, or none where nobody was signed in. */
  readonly by: string | undefined;
  /** Unix seconds of the last change. */
  readonly at: number;
  readonly what: readonly AppearancePart[];
}

/** What stands under the key: the look, and what of it is still to be stored. */
export interface StoredAppearance {
  readonly choice: Appearance;
  readonly unstored: Unstored | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function oneOf<Choice extends string>(list: readonly Choice[], value: unknown): Choice | undefined {
  return list.find((choice) => choice === value);
}

function readUnstored(value: unknown): Unstored | undefined {
  const { by, at, what } = fieldsOf(value);
  const parts = PARTS.filter((part) => Array.isArray(what) && what.includes(part));
  if (parts.length === 0 || typeof at !== 'number') return undefined;
  return { by: typeof by === 'string' ? by : undefined, at, what: parts };
}

/** The words under the key, defaults for what is missing; somebody else's words are no reason to fail. */
export function readAppearance(words: string | null, defaultLocale: string): StoredAppearance {
  let stored: Fields = {};
  try {
    stored = fieldsOf(JSON.parse(words ?? '{}'));
  } catch {
    // Not ours: the defaults hold.
  }
  const choice = {
    theme: oneOf(THEMES, stored.theme) ?? 'system',
    density: oneOf(DENSITIES, stored.density) ?? 'comfortable',
    locale: oneOf(LOCALES, stored.locale) ?? oneOf(LOCALES, defaultLocale) ?? 'en',
  };
  return { choice, unstored: readUnstored(stored.unstored) };
}

/** Writes the words; a full or refused storage loses the choice at the next load, the page itself has it. */
export function writeAppearance(storage: WordStorage, { choice, unstored }: StoredAppearance): void {
  try {
    storage.setItem(APPEARANCE_KEY, JSON.stringify({ ...choice, unstored }));
  } catch {
    // The page goes on with what is in its memory.
  }
}

/** After a change by a person: which parts are to be stored now. */
export function changed(
  stored: StoredAppearance,
  change: Partial<Appearance>,
  by: string | undefined,
  at: number,
) {
  const choice = { ...stored.choice, ...change };
  const before = stored.unstored?.by === by ? stored.unstored?.what : undefined;
  const what = PARTS.filter((part) => before?.includes(part) || choice[part] !== stored.choice[part]);
  return { choice, unstored: what.length > 0 ? { by, at, what } : undefined };
}

/**
 * This browser's look after the person's stored choices were read: theirs, except for parts that this browser changed
 * later. A choice that somebody else left here unstored is dropped; one made before anybody signed in counts for whoever
 * signs in next. `isNewer` says so where the clocks need not be asked.
 */
export function settled(
  { choice, unstored }: StoredAppearance,
  stored: AccountChoice,
  person: string,
  isNewer = false,
): StoredAppearance {
  const own = unstored && (unstored.by === undefined || unstored.by === person) ? unstored : undefined;
  const newer = own && (isNewer || own.at > stored.updatedAt) ? own : undefined;
  const { updatedAt: _, ...theirs } = stored;
  const unchangedParts = Object.fromEntries((newer?.what ?? []).map((part) => [part, choice[part]]));
  return { choice: { ...choice, ...theirs, ...unchangedParts }, unstored: newer && { ...newer, by: person } };
}
