/** The part of `Storage` the console uses. */
export type WordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Words that last as long as the page. */
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
 * The browser's storage, or memory where the browser refuses it (cookies blocked for the site): then a sign-in lasts as
 * long as the page.
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
