import { type FlagValue, LOGGED_IN_KEY, readFlagValue } from '@careline/core/internal/session';

/** Tells what another tab made of the logged-in flag. Answers how to stop. */
export function watchFlag(page: Window, listener: (value: FlagValue) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === LOGGED_IN_KEY) listener(readFlagValue(event.newValue));
    // A null key means that somebody cleared the whole storage.
    if (event.key === null) listener('signed-out');
  };
  page.addEventListener('storage', onStorage);
  return () => page.removeEventListener('storage', onStorage);
}
