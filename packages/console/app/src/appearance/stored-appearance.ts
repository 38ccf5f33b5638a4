import { LABEL_LANGUAGES } from '@careline/core/internal/formatting';
import type { AccountChoice } from '@careline/core/internal/preferences';
import { type Appearance, DENSITIES, THEMES } from '@careline/ui/theme';
import type { WordStorage } from '../session/browser-storage.ts';

/** `public/appearance.js` reads the same key before the first paint. */
export const APPEARANCE_KEY = 'careline.ui';

const PARTS = ['theme', 'density', 'locale'] as const;
export type AppearancePart = (typeof PARTS)[number];

/** Choices in this browser that the preference service has not saved yet. */
export interface Unstored {
  /** Id of the person who chose, or undefined if nobody was signed in. */
  readonly by: string | undefined;
  /** Unix seconds of the last change. */
  readonly at: number;
  readonly what: readonly AppearancePart[];
}

/** The stored value: the look, and which parts of it still need saving. */
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

/** Parses the stored value. Missing or malformed parts get defaults. */
export function readAppearance(words: string | null, defaultLocale: string): StoredAppearance {
  let stored: Fields = {};
  try {
    stored = fieldsOf(JSON.parse(words ?? '{}'));
  } catch {
    // Not valid JSON: use the defaults.
  }
  const choice = {
    theme: oneOf(THEMES, stored.theme) ?? 'system',
    density: oneOf(DENSITIES, stored.density) ?? 'comfortable',
    locale: oneOf(LABEL_LANGUAGES, stored.locale) ?? oneOf(LABEL_LANGUAGES, defaultLocale) ?? 'en',
  };
  return { choice, unstored: readUnstored(stored.unstored) };
}

/**
 * Writes the stored value. If storage is full or blocked, the choice is lost at the next load but stays on this page.
 */
export function writeAppearance(storage: WordStorage, { choice, unstored }: StoredAppearance): void {
  try {
    storage.setItem(APPEARANCE_KEY, JSON.stringify({ ...choice, unstored }));
  } catch {
    // The page keeps the choice in memory.
  }
}

/** Returns the parts that need saving after a person changed something. */
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
 * Returns this browser's look after the person's stored choices were read.
 * Stored choices win, except over parts this browser changed later. Unsaved choices of another person are dropped;
 * choices made before anyone signed in count for the next person who does. `isNewer` overrides the comparison of times.
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
