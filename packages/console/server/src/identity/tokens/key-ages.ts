/**
 * How long a key is only published (seconds), so that every process knows it before the first signature of it comes along;
 * each reads the keys anew every minute.
 */
export const PUBLISHED_ONLY = 10 * 60;

/**
 * How long a key is kept after its successor signs (seconds): twice the life of a session at the provider, whose cookie
 * lives longest of all that is signed.
 */
export const RETAINED_SECONDS = 24 * 60 * 60;

/** How often the keys are read anew (milliseconds). */
export const READ_EVERY_MS = 60_000;

interface Aged {
  /** Seconds since it was made, by the database's clock. */
  readonly age: number;
}

/**
 * The same keys, the one that signs first: the newest that was published long enough. While none was, as on a new
 * database, it is the oldest: two processes that start together may make one each. `keys` are in order of age, oldest
 * first.
 */
export function signerFirst<K extends Aged>(keys: readonly K[]): K[] {
  const signer = keys.findLast(({ age }) => age >= PUBLISHED_ONLY) ?? keys[0];
  return signer ? [signer, ...keys.filter((key) => key !== signer)] : [];
}
