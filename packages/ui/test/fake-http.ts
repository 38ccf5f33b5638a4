import type { Endpoint, HttpClient } from '@careline/core/internal/http';

export interface FakeRequest {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** By the endpoint's name; may throw an `HttpError`, or answer a promise that the test holds. */
export type FakeAnswers = Readonly<Record<string, (request: FakeRequest) => unknown>>;

/** An HTTP client that answers from functions. An endpoint without one is a fault of the test. */
export function fakeHttp(answers: FakeAnswers): HttpClient {
  const call = async (endpoint: Endpoint, request: FakeRequest = {}): Promise<unknown> => {
    const answer = answers[endpoint.name];
    if (!answer) throw new Error(`nothing answers ${endpoint.name} here`);
    return answer(request);
  };
  return { call: call as HttpClient['call'] };
}

/** An answer that never comes. */
export const never = (): Promise<never> => new Promise(() => {});
