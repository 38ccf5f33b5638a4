/** The part of `Storage` the flag needs. */
export interface FlagStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const KEY = 'careline.loggedIn';

/**
 * The logged-in flag (specification 4): true after a login or a renewal, false after a logout here, removed by a
 * renewal that the provider refused. It holds no identity.
 */
export interface LoggedInFlag {
  isSet(): boolean;
  set(): void;
  clear(): void;
  remove(): void;
}

export function createLoggedInFlag(storage: FlagStorage): LoggedInFlag {
  return {
    isSet: () => storage.getItem(KEY) === 'true',
    set: () => storage.setItem(KEY, 'true'),
    clear: () => storage.setItem(KEY, 'false'),
    remove: () => storage.removeItem(KEY),
  };
}
