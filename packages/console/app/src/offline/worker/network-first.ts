/** How long to wait for the network before using the stored answer, in milliseconds. */
export const NETWORK_PATIENCE_MS = 3_000;

const outOfPatience = (ms: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, undefined);
  });

/**
 * Returns the network's answer, or the stored one if the network fails, returns a server error or takes too long.
 * With nothing stored, it waits for the network however long it takes.
 */
export async function networkFirst(
  ask: () => Promise<Response>,
  readStored: () => Promise<Response | undefined>,
): Promise<Response> {
  const asked = ask();
  const early = await Promise.race([asked.catch(() => undefined), outOfPatience(NETWORK_PATIENCE_MS)]);
  if (early && early.status < 500) return early;
  return (await readStored()) ?? asked;
}
