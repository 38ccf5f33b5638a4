/** What says that the app is stable: its first page stands there and nothing is awaited. */
export interface Stability {
  isSettled(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Calls back when the browser has nothing else to do; `requestIdleCallback`, or a timer where there is none. */
export type WhenIdle = (callback: () => void) => void;

/**
 * Resolves once the app is settled and the browser idle, or after `limitMs` milliseconds, whichever comes first
 * (specification 2.2).
 */
export function whenStableOr(limitMs: number, app: Stability, whenIdle: WhenIdle): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(limit);
      stop();
      resolve();
    };
    // Idle comes later than settled: by then something else may be awaited, and the next quiet moment counts.
    const look = () => {
      if (app.isSettled()) whenIdle(() => app.isSettled() && done());
    };
    const limit = setTimeout(done, limitMs);
    const stop = app.subscribe(look);
    look();
  });
}
