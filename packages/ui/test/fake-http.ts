import type { Endpoint, HttpClient } from '@careline/core/internal/http';

export interface FakeRequest {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** By endpoint name. May throw an `HttpError` or return a pending promise. */
export type FakeAnswers = Readonly<Record<string, (request: FakeRequest) => unknown>>;

/** An HTTP client that answers from functions. A request to any other endpoint fails the test. */
export function fakeHttp(answers: FakeAnswers): HttpClient {
  const call = async (endpoint: Endpoint, request: FakeRequest = {}): Promise<unknown> => {
    const answer = answers[endpoint.name];
    if (!answer) throw new Error(`nothing answers ${endpoint.name} here`);
    return answer(request);
  };
  return { call: call as HttpClient['call'] };
}

/** A response that never arrives. */
export const never = (): Promise<never> => new Promise(() => {});
