export type WordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns a storage that lasts as long as the page. */
export function inMemory(): WordStorage {
  const words = new Map<string, string>();
  return {
    getItem: (key) => words.get(key) ?? null,
    setItem: (key, value) => {
      words.set(key, value);
    },
    removeItem: (key) => {
      words.delete(key);
    },
  };
}

/**
 * Returns the browser's storage, or memory if the browser blocks it (cookies blocked for the site).
 * A sign-in then lasts as long as the page.
 */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): WordStorage {
  try {
    const storage = window[kind];
    storage.getItem('careline');
    return storage;
  } catch {
    return inMemory();
  }
}
