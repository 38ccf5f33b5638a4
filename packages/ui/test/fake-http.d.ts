import type { HttpClient } from '@careline/core/http';
export interface FakeRequest {
    readonly query?: Readonly<Record<string, unknown>>;
    readonly body?: Readonly<Record<string, unknown>>;
}
/** By the endpoint's name; may throw an `HttpError`, or answer a promise that the test holds. */
export type FakeAnswers = Readonly<Record<string, (request: FakeRequest) => unknown>>;
/** An HTTP client that answers from functions. An endpoint without one is a fault of the test. */
export declare function fakeHttp(answers: FakeAnswers): HttpClient;
/** An answer that never comes. */
export declare const never: () => Promise<never>;
