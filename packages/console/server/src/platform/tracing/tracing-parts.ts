import type { IncomingMessage } from 'node:http';
import type { WorkWatch } from '../database/watch-work.ts';
import type { RequestRecord } from '../http/request-record.ts';
import type { RequestEnd } from './metrics-of-requests.ts';

/**
 * Records how a request spends its time, for an OpenTelemetry collector. Spans contain names from our code, request ids
 * and statuses. They contain no patient data: no URL, header, body, statement or error message.
 */
export interface Tracing {
  request(request: IncomingMessage): RequestSpan;
  /** Adds a span per attempt of a transaction in a request. */
  readonly transaction: WorkWatch;
  /** For calls to the identity provider. Adds a span per call in a request. */
  readonly fetch: typeof globalThis.fetch;
  /** Sends the remaining spans, within a few seconds. */
  close(): Promise<void>;
}

/** The span of one request. */
export interface RequestSpan {
  /** Runs `answer` so that its transactions and calls become spans below this one. */
  run(answer: () => void): void;
  end(record: RequestRecord, end: RequestEnd): void;
}
