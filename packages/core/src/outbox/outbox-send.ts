import { type CallRequest, type Endpoint, type HttpClient, HttpError } from '#http';
import type { OutboxEntry } from './outbox-entry.ts';

export interface SendRequest {
  readonly endpoint: Endpoint;
  readonly entry: OutboxEntry;
  /** Aborted when the author leaves the screen; nothing may be sent after that. */
  readonly signal: AbortSignal;
}

/** Sends an entry once with its key and contract version. Returns the response or rejects with `HttpError`. */
export type SendPort = (request: SendRequest) => Promise<unknown>;

export interface OutboxSendOptions {
  /** Returns a client that sends this contract version in its header. */
  readonly clientFor: (contractNumber: number) => HttpClient;
  /** Returns the patient's Open token, for endpoints that need one. */
  readonly openTokenFor: (vitaId: string) => Promise<string>;
}

function isAboutAnother(answer: unknown, { patient }: OutboxEntry): boolean {
  const { vitaId } = (answer ?? {}) as { readonly vitaId?: unknown };
  return typeof vitaId === 'string' && vitaId !== patient;
}

/** Creates sending through the HTTP client. A response about another patient (from a cache) confirms nothing. */
export function createOutboxSend({ clientFor, openTokenFor }: OutboxSendOptions): SendPort {
  return async ({ endpoint, entry, signal }) => {
    const openToken = endpoint.token === 'open' ? await openTokenFor(entry.patient) : undefined;
    const { body, idempotencyKey } = entry;
    const request: CallRequest = { body, idempotencyKey, openToken, signal };
    const answer: unknown = await clientFor(entry.contractNumber).call(endpoint, request);
    if (isAboutAnother(answer, entry))
      throw new HttpError({ failure: 'answer-invalid', endpoint: endpoint.name, status: 200 });
    return answer;
  };
}
