/**
 * The part of a service worker's global scope that ours uses. TypeScript has the real one in a library that contradicts
 * the page's, and a test can make this one.
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
  /** Keeps the worker alive until the promise is settled. */
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
