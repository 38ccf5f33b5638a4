/**
 * The part of a service worker's global scope that this worker uses. TypeScript's own type is in a library that
 * conflicts with the page's, and tests can implement this one.
 */
export interface WorkerScope {
  readonly caches: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'>;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly unknown[]>;
  };
  readonly location: { readonly origin: string };
  readonly fetch: typeof globalThis.fetch;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

interface Lifetime {
  /** Keeps the worker alive until the promise settles. */
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerEvents {
  readonly install: Lifetime;
  readonly activate: Lifetime;
  readonly message: Lifetime & Pick<MessageEvent, 'data' | 'ports'>;
  readonly fetch: Lifetime & {
    readonly request: Request;
    respondWith(answer: Promise<Response>): void;
  };
}
