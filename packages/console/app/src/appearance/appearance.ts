import { serverNow } from '@careline/core/internal/clock';
import type { AccountChoice } from '@careline/core/internal/preferences';
import type { Appearance } from '@careline/ui/theme';
import type { WordStorage } from '../session/browser-storage.ts';
import {
  APPEARANCE_KEY,
  changed,
  readAppearance,
  type StoredAppearance,
  settled,
  type Unstored,
  writeAppearance,
} from './stored-appearance.ts';

/**
 * The console's appearance for this person in this browser. `keepAppearanceStored` syncs it to their other browsers.
 */
export interface AppearanceStore {
  get(): Appearance;
  choose(change: Partial<Appearance>): void;
  subscribe(listener: () => void): () => void;
  /** Sets the person who owns later choices. */
  belongsTo(person: string | undefined): void;
  /** Returns the choices still to be saved to the account; the same object until they change. */
  unstored(): Unstored | undefined;
  /** Records that the preference service has saved these choices, unless they have changed since. */
  stored(mark: Unstored): void;
  /** Applies the person's stored choices. `isNewer`: the unsaved choices were made after the request was sent. */
  settle(choice: AccountChoice, person: string, isNewer: boolean): void;
  /** Follows choices made in this browser's other tabs. Returns a function that stops. */
  followTabs(page: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void;
}

const isSame = (one: Appearance, other: Appearance): boolean =>
  one.theme === other.theme && one.density === other.density && one.locale === other.locale;

export function createAppearance(
  storage: WordStorage,
  defaultLocale: string,
  now: () => number = serverNow,
): AppearanceStore {
  const listeners = new Set<() => void>();
  let stored = readAppearance(storage.getItem(APPEARANCE_KEY), defaultLocale);
  let person: string | undefined;

  function take(next: StoredAppearance): void {
    const choice = isSame(stored.choice, next.choice) ? stored.choice : next.choice;
    stored = { ...next, choice };
    for (const listener of listeners) listener();
  }

  function put(next: StoredAppearance): void {
    writeAppearance(storage, next);
    take(next);
  }

  return {
    get: () => stored.choice,
    choose: (change) => put(changed(stored, change, person, Math.floor(now() / 1000))),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    belongsTo(next) {
      person = next;
    },
    unstored: () => stored.unstored,
    stored(mark) {
      if (stored.unstored === mark) put({ ...stored, unstored: undefined });
    },
    settle: (choice, of, isNewer) => put(settled(stored, choice, of, isNewer)),
    followTabs(page) {
      const onStorage = (event: StorageEvent) => {
        // A null value means the storage was cleared: an open page keeps its look.
        if (event.key === APPEARANCE_KEY && event.newValue !== null) {
          take(readAppearance(event.newValue, defaultLocale));
        }
      };
      page.addEventListener('storage', onStorage);
      return () => page.removeEventListener('storage', onStorage);
    },
  };
}
