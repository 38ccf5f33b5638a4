export type InTurn = <T>(piece: () => Promise<T>) => Promise<T>;

/** Runs pieces of long work one after the other, in the order they came. */
export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (piece) => {
    const mine = last.then(piece);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/**
 * Runs one piece of long work when no other piece runs in this process. Many uploads at once then take turns with everybody
 * else's requests, each of which waits for one piece at most.
 */
export const inTurn: InTurn = createTurns();
