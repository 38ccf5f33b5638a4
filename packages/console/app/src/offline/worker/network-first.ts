/** How long the network may take before what was kept is shown, in milliseconds. */
export const NETWORK_PATIENCE_MS = 3_000;

const outOfPatience = (ms: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, undefined);
  });

/**
 * The network's answer, unless it fails, is a fault of the server, or takes too long and there is something kept. With
 * nothing kept the network's answer or failure is the answer, however late.
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
