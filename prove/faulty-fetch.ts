export interface FaultCounts {
  /** Number cut before the request left. */
  before: number;
  /** Number cut after the server had responded. */
  after: number;
}

/**
 * Returns a fetch on a bad connection: some requests never leave, and some responses are lost after the server has done
 * the work, which is when people save twice.
 */
export function faultyFetch(random: () => number, rate: number, counts: FaultCounts): typeof fetch {
  return async (input, init) => {
    const draw = random();
    if (draw < rate / 2) {
      counts.before += 1;
      throw new TypeError('the line was cut before the request left');
    }
    const response = await fetch(input, init);
    if (draw < rate) {
      await response.arrayBuffer();
      counts.after += 1;
      throw new TypeError('the line was cut before the answer arrived');
    }
    return response;
  };
}
