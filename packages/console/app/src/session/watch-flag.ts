const FLAG_KEY = 'careline.loggedIn';

/** Tells when another tab signs out (`false`) or in (`true`). Answers how to stop. */
export function watchFlag(page: Window, listener: (loggedIn: boolean) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that somebody cleared the whole storage.
    if (event.key === FLAG_KEY || event.key === null) listener(event.newValue === 'true');
  };
  page.addEventListener('storage', onStorage);
  return () => page.removeEventListener('storage', onStorage);
}
