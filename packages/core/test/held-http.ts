import type { Endpoint, HttpClient, HttpError } from '#http';

/** A pending request. It can be answered after it was cancelled, like a reply already in transit. */
export interface HeldCall {
  readonly endpoint: string;
  readonly request: {
    readonly query?: unknown;
    readonly body?: unknown;
    readonly idempotencyKey?: string;
    readonly signal?: AbortSignal;
  };
  answer(value: unknown): Promise<void>;
  fail(error: HttpError): Promise<void>;
}

export interface HeldHttp {
  readonly http: HttpClient;
  /** In the order of the requests. */
  readonly calls: readonly HeldCall[];
  last(): HeldCall;
  /** Returns the newest request to this endpoint. */
  lastTo(endpoint: string): HeldCall;
}

/** Lets every settled promise run its callbacks. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** An HTTP client that lets the test answer requests in any order. */
export function heldHttp(): HeldHttp {
  const calls: HeldCall[] = [];
  const call = (endpoint: Endpoint, request: HeldCall['request'] = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      calls.push({
        endpoint: endpoint.name,
        request,
        answer(value) {
          resolve(value);
          return settled();
        },
        fail(error) {
          reject(error);
          return settled();
        },
      });
    });
  const known = (newest: HeldCall | undefined): HeldCall => {
    if (!newest) throw new Error('nothing was requested yet');
    return newest;
  };
  return {
    http: { call: call as HttpClient['call'] },
    calls,
    last: () => known(calls.at(-1)),
    lastTo: (endpoint) => known(calls.findLast((one) => one.endpoint === endpoint)),
  };
}
