/** Waits for a time or until aborted. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

/** Waits with a timer; without a signal it can't be aborted. */
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
