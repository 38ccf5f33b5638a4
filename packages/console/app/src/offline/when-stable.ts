/** Reports stability: the first page is drawn and nothing is pending. */
export interface Stability {
  isSettled(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Calls back when the browser is idle, by `requestIdleCallback` or a timer. */
export type WhenIdle = (callback: () => void) => void;

/** Resolves once the app is settled and the browser idle, or after `limitMs` milliseconds (specification 2.2). */
export function whenStableOr(limitMs: number, app: Stability, whenIdle: WhenIdle): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(limit);
      stop();
      resolve();
    };
    // The browser is idle later than the app is settled. If new work has started by then, wait for the next quiet
    // moment.
    const look = () => {
      if (app.isSettled()) whenIdle(() => app.isSettled() && done());
    };
    const limit = setTimeout(done, limitMs);
    const stop = app.subscribe(look);
    look();
  });
}
