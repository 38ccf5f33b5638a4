/** The part of `Storage` that the flag needs. */
export interface FlagStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Storage key of the flag; pages listen for its changes. */
export const LOGGED_IN_KEY = 'careline.loggedIn';

/** Values of the flag: signed in, locked until a new sign-in, signed out, or removed after a refused renewal. */
export type FlagValue = 'signed-in' | 'locked' | 'signed-out' | 'removed';

export function readFlagValue(value: string | null): FlagValue {
  if (value === null) return 'removed';
  return value === 'true' ? 'signed-in' : value === 'locked' ? 'locked' : 'signed-out';
}

/**
 * The logged-in flag (specification 4): set by login and renewal, cleared by logout here and by a refused renewal.
 * The idle lock replaces it: a locked flag is not set, so that the main guard blocks every page, in any tab and after
 * a reload, until a new sign-in. It contains no identity.
 */
export interface LoggedInFlag {
  isSet(): boolean;
  isLocked(): boolean;
  /** Sets it after a renewal. A lock stays, because there was no authentication. */
  set(): void;
  lock(): void;
  /** Sets it after an interactive sign-in. */
  unlock(): void;
  clear(): void;
  remove(): void;
}

export function createLoggedInFlag(storage: FlagStorage): LoggedInFlag {
  const value = () => readFlagValue(storage.getItem(LOGGED_IN_KEY));
  const put = (word: string) => storage.setItem(LOGGED_IN_KEY, word);
  return {
    isSet: () => value() === 'signed-in',
    isLocked: () => value() === 'locked',
    set: () => {
      if (value() !== 'locked') put('true');
    },
    lock: () => put('locked'),
    unlock: () => put('true'),
    clear: () => put('false'),
    remove: () => storage.removeItem(LOGGED_IN_KEY),
  };
}
