/**
 * The part of a service worker's global scope that this worker uses. TypeScript's own type is in a library that
 * conflicts with the page's, and tests can implement this one.
 */
export interface WorkerScope {
  readonly caches: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'>;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WorkerClient[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions & { renotify?: boolean }): Promise<void>;
  };
  readonly location: { readonly origin: string };
  readonly fetch: typeof globalThis.fetch;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

/** A page of the console. */
export interface WorkerClient {
  focus(): Promise<unknown>;
  postMessage(message: unknown, transfer: readonly MessagePort[]): void;
}

interface Lifetime {
  /** Keeps the worker alive until the promise settles. */
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerEvents {
  readonly install: Lifetime;
  readonly activate: Lifetime;
  readonly message: Lifetime & Pick<MessageEvent, 'data' | 'ports'>;
  readonly push: Lifetime & { readonly data: { json(): unknown } | null };
  readonly notificationclick: Lifetime & {
    readonly notification: { readonly data: unknown; close(): void };
  };
  readonly fetch: Lifetime & {
    readonly request: Request;
    respondWith(answer: Promise<Response>): void;
  };
}
