/** The part of `Storage` the flag needs. */
export interface FlagStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Where the flag is kept; pages listen for changes of this key. */
export const LOGGED_IN_KEY = 'careline.loggedIn';

/**
 * What a value of the flag says: somebody is signed in, the idle lock holds until they sign in afresh, somebody signed out,
 * or a renewal was refused and the flag removed.
 */
export type FlagValue = 'signed-in' | 'locked' | 'signed-out' | 'removed';

export function readFlagValue(value: string | null): FlagValue {
  if (value === null) return 'removed';
  return value === 'true' ? 'signed-in' : value === 'locked' ? 'locked' : 'signed-out';
}

/**
 * The logged-in flag (specification 4): true after a login or a renewal, false after a logout here, removed by a
 * renewal that the provider refused. The idle lock takes its place: a locked flag is not set, so that no page passes the
 * main guard, in any tab and after any reload, until somebody signed in afresh. It holds no identity.
 */
export interface LoggedInFlag {
  isSet(): boolean;
  isLocked(): boolean;
  /** After a renewal. A lock stays: nobody proved who they are. */
  set(): void;
  lock(): void;
  /** After a sign-in that the person did. */
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
