import { type FlagValue, LOGGED_IN_KEY, readFlagValue } from '@careline/core/internal/session';

/** Reports changes other tabs make to the logged-in flag. Returns a function that stops. */
export function watchFlag(page: Window, listener: (value: FlagValue) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === LOGGED_IN_KEY) listener(readFlagValue(event.newValue));
    // A null key means the whole storage was cleared.
    if (event.key === null) listener('signed-out');
  };
  page.addEventListener('storage', onStorage);
  return () => page.removeEventListener('storage', onStorage);
}
