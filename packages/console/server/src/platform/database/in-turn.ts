export type InTurn = <T>(piece: () => Promise<T>) => Promise<T>;

/** Returns a function that runs pieces of long work one at a time, in the order they arrive. */
export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (piece) => {
    const mine = last.then(piece);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/**
 * Runs a piece of long work when no other piece runs in this process. Other requests then wait for one piece at most,
 * even during many uploads.
 */
export const inTurn: InTurn = createTurns();
