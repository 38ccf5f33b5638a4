import { HttpError } from './http-error.ts';

/** The result of a request: a value, or why there is none. */
export type Outcome<Value> =
  | { readonly value: Value; readonly error?: undefined }
  | { readonly value?: undefined; readonly error: HttpError };

/** The current request of a screen or a store. Only the latest counts, in whatever order responses arrive. */
export interface Latest {
  /**
   * Cancels the pending request and starts a new one. Never rejects; undefined if a later request replaced it or it
   * was stopped: then show nothing.
   */
  ask<Value>(
    endpoint: string | { readonly name: string },
    request: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Outcome<Value> | undefined>;
  /** Cancels the pending request: when leaving, at sign-out, or when the question changes. */
  stop(): void;
}

/** Retries after a token renewal or a rate limit happen in the HTTP client (`callingAgain`), not here. */
export function createLatest(): Latest {
  let newest: AbortController | undefined;

  function stop(): void {
    newest?.abort();
    newest = undefined;
  }

  return {
    async ask(endpoint, request) {
      stop();
      const mine = new AbortController();
      newest = mine;
      try {
        const value = await request(mine.signal);
        return newest === mine ? { value } : undefined;
      } catch (error) {
        return newest === mine ? { error: HttpError.from(error, endpoint) } : undefined;
      }
    },
    stop,
  };
}
