import type { Endpoint, HttpClient, HttpError } from '#http';

/** A call under way. Answers even after it was cancelled, as a reply does that was already on the line. */
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
  /** In the order they were asked. */
  readonly calls: readonly HeldCall[];
  last(): HeldCall;
  /** The newest request to this endpoint. */
  lastTo(endpoint: string): HeldCall;
}

/** Lets every promise that is already settled tell those who wait for it. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** An HTTP client whose replies the test gives, in the order it likes. */
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
