/** Waits, until then or until called off. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

/** A pause by the timer of the machine; without a signal nothing calls it off. */
export const pauseOnTimer = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
