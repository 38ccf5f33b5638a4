/**
 * How long a key is published before it signs (seconds), so that every process knows it by then.
 * Each process reads the keys every minute.
 */
export const PUBLISHED_ONLY = 10 * 60;

/**
 * How long a key is kept after its successor signs (seconds).
 * This is twice the life of a provider session, whose cookie lives longest of all signed data.
 */
export const RETAINED_SECONDS = 24 * 60 * 60;

/** How often keys are reloaded (milliseconds). */
export const READ_EVERY_MS = 60_000;

interface Aged {
  /** Seconds since it was created, by the database's clock. */
  readonly age: number;
}

/**
 * Returns the keys with the signing key first: the newest one published long enough.
 * If there is none, as on a new database, the oldest signs, because two processes that start together may create one
 * each. `keys` are sorted oldest first.
 */
export function signerFirst<K extends Aged>(keys: readonly K[]): K[] {
  const signer = keys.findLast(({ age }) => age >= PUBLISHED_ONLY) ?? keys[0];
  return signer ? [signer, ...keys.filter((key) => key !== signer)] : [];
}
