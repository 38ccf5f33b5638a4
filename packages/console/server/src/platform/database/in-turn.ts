let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one piece of long work when no other piece runs in this process. Many uploads at once then take turns with everybody
 * else's requests, each of which waits for one piece at most.
 */
export function inTurn<T>(piece: () => Promise<T>): Promise<T> {
  const mine = last.then(piece);
  last = mine.catch(() => undefined);
  return mine;
}
