export interface FaultCounts {
  /** Cut before the request left. */
  before: number;
  /** Cut after the server had answered. */
  after: number;
}

/**
 * A fetch on a bad line: some requests never leave, and of some the answer is lost after the server has done the work,
 * which is the case that makes people save twice.
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
