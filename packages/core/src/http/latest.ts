import { HttpError } from './http-error.ts';

/** What a request came to: a value, or why there is none. */
export type Outcome<Value> =
  | { readonly value: Value; readonly error?: undefined }
  | { readonly value?: undefined; readonly error: HttpError };

/** The one request of a screen or a store: the newest counts, in whatever order answers come. */
export interface Latest {
  /**
   * Cancels what is under way and asks anew. Never rejects; undefined where something newer was asked meanwhile, or
   * nobody waits any more: then nothing is to be shown.
   */
  ask<Value>(
    endpoint: string | { readonly name: string },
    request: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Outcome<Value> | undefined>;
  /** Cancels what is under way: for leaving, for sign-out, and where the question has changed. */
  stop(): void;
}

/**
 * Waits for new tokens and for limits of requests are no matter of this one: the client that `request` calls does that
 * (`callingAgain`), for as long as the signal lets it.
 */
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
