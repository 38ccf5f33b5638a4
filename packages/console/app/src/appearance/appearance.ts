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

/** How the console looks to this person in this browser; `keepAppearanceStored` takes it to their other browsers. */
export interface AppearanceStore {
  get(): Appearance;
  choose(change: Partial<Appearance>): void;
  subscribe(listener: () => void): () => void;
  /** Whose choices are made from now on. */
  belongsTo(person: string | undefined): void;
  /** What is still to be stored for the person; the same object until it changes. */
  unstored(): Unstored | undefined;
  /** The preference service holds this now, unless it was changed meanwhile. */
  stored(mark: Unstored): void;
  /** The person's stored choices were read. `isNewer`: what is unstored was chosen after that was asked. */
  settle(choice: AccountChoice, person: string, isNewer: boolean): void;
  /** Follows what another tab of this browser chooses, until the answer is called. */
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
        // Without words somebody cleared the storage: the look of an open page stays.
        if (event.key === APPEARANCE_KEY && event.newValue !== null) {
          take(readAppearance(event.newValue, defaultLocale));
        }
      };
      page.addEventListener('storage', onStorage);
      return () => page.removeEventListener('storage', onStorage);
    },
  };
}
