import { type Appearance, DENSITIES, THEMES } from '@careline/ui/theme';
import type { KeptWords } from '../session/browser-storage.ts';

/** How the console looks to this person in this browser, kept there and nowhere else. */
export interface AppearanceStore {
  get(): Appearance;
  choose(change: Partial<Appearance>): void;
  subscribe(listener: () => void): () => void;
}

/** `public/appearance.js` reads the same key before the first paint. */
const KEY = 'careline.ui';
const LOCALES = ['en', 'hi'] as const;

function oneOf<Choice extends string>(list: readonly Choice[], value: unknown): Choice | undefined {
  return list.find((choice) => choice === value);
}

function readKept(storage: KeptWords): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    // Somebody else's words under our key are no reason to fail: the defaults hold.
    return {};
  }
}

function keep(storage: KeptWords, choice: Appearance): void {
  try {
    storage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // A full storage loses the choice at the next load; the page itself has it.
  }
}

export function createAppearance(storage: KeptWords, defaultLocale: string): AppearanceStore {
  const listeners = new Set<() => void>();
  const kept = readKept(storage);
  let choice: Appearance = {
    theme: oneOf(THEMES, kept.theme) ?? 'system',
    density: oneOf(DENSITIES, kept.density) ?? 'comfortable',
    locale: oneOf(LOCALES, kept.locale) ?? oneOf(LOCALES, defaultLocale) ?? 'en',
  };
  return {
    get: () => choice,
    choose(change) {
      choice = { ...choice, ...change };
      keep(storage, choice);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
