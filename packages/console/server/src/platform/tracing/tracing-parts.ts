import type { IncomingMessage } from 'node:http';
import type { WorkWatch } from '../database/watch-work.ts';
import type { RequestRecord } from '../http/request-record.ts';
import type { RequestEnd } from './metrics-of-requests.ts';

/**
 * Where the time of a request goes, for a collector of OpenTelemetry. Spans hold names of our own code, ids of requests
 * and statuses; no address, header, body, statement or message of an error, so no patient data.
 */
export interface Tracing {
  request(request: IncomingMessage): RequestSpan;
  /** A span a try of a transaction, inside a request. */
  readonly transaction: WorkWatch;
  /** For calls to the identity provider; a span a call, inside a request. */
  readonly fetch: typeof globalThis.fetch;
  /** Sends what is left, within a few seconds. */
  close(): Promise<void>;
}

/** The span of one request. */
export interface RequestSpan {
  /** Answers the request; transactions and calls made meanwhile are spans below this one. */
  run(answer: () => void): void;
  end(record: RequestRecord, end: RequestEnd): void;
}
