import { type Endpoint, type HttpClient, HttpError } from '#http';
import { type AddedReading, CARELINE_DATA, type DataContract } from './data-contract.ts';
import { createLiveRecords, type MetricList, type MetricQuestion } from './live-records.ts';
import type { MetricRecord, NewReading } from './metric-record.ts';
import type { EnteredMetric } from './metric-types.ts';
import { listOtherReadings, MAX_OTHER_READINGS, type OtherReading } from './other-readings.endpoints.ts';

export interface MetricsClientOptions {
  readonly http: HttpClient;
  /** Returns the Open token of a patient; see `createOpenTokens`. */
  readonly openToken: (vitaId: string) => Promise<string>;
  /** Called when a token was refused early. The next `openToken` gets another one, and the call is repeated. */
  readonly forgetToken?: (vitaId: string) => void;
  /** Time zone of the facility, for sorting days without a time. */
  readonly timeZone: string;
  /** Protocol of the data service: Careline's by default, `SPECIFIED_DATA` for others. */
  readonly contract?: DataContract;
}

/** Reads and adds readings (specification 7.4). Rejects only with `HttpError`. */
export interface MetricsClient {
  /** Returns the records, oldest first, and publishes them to subscribers of the same question. */
  read(question: MetricQuestion & { readonly signal?: AbortSignal }): Promise<readonly MetricRecord[]>;
  /** Returns all readings that no metric list shows. They are not published. */
  readOther(vitaId: string, signal?: AbortSignal): Promise<readonly OtherReading[]>;
  /** A repeated add with the same key stores once, if the service supports keys. */
  add(
    vitaId: string,
    metric: EnteredMetric,
    reading: NewReading,
    idempotencyKey: string,
    signal?: AbortSignal,
  ): Promise<AddedReading>;
  /** Returns the published list; empty and not fetched before the first response. */
  list(question: MetricQuestion): MetricList;
  /** Calls the listener for every published list. Returns a function that unsubscribes. */
  subscribe(question: MetricQuestion, listener: (list: MetricList) => void): () => void;
  /**
   * Clears the lists of a patient, or all: when a patient is opened, at sign-out and on a change of facility. Pending
   * responses are not published.
   */
  forget(vitaId?: string): void;
}

/** The error for a response that is not about the requested patient. */
const refuse = (endpoint: Endpoint): HttpError =>
  new HttpError({ failure: 'answer-invalid', endpoint: endpoint.name, status: 200 });

export function createMetricsClient(options: MetricsClientOptions): MetricsClient {
  const { http, timeZone, contract = CARELINE_DATA } = options;
  const live = createLiveRecords();

  async function withToken<T>(
    vitaId: string,
    endpoint: Endpoint,
    signal: AbortSignal | undefined,
    call: (openToken: string) => Promise<T>,
  ): Promise<T> {
    const openToken = await options.openToken(vitaId);
    if (signal?.aborted) throw new HttpError({ failure: 'cancelled', endpoint: endpoint.name });
    try {
      return await call(openToken);
    } catch (error) {
      const refused = error instanceof HttpError && error.status === 401;
      if (!refused || !options.forgetToken) throw error;
      options.forgetToken(vitaId);
      return call(await options.openToken(vitaId));
    }
  }

  async function read({ signal, ...question }: MetricQuestion & { readonly signal?: AbortSignal }) {
    const { vitaId, metric, from, to } = question;
    const { endpoint, query } = contract.read(metric, { from: String(from), to: String(to) });
    const publish = live.begin(question);
    const answer = await withToken(vitaId, endpoint, signal, (openToken) =>
      http.call(endpoint, { query, openToken, signal }),
    );
    if (signal?.aborted) throw new HttpError({ failure: 'cancelled', endpoint: endpoint.name });
    const reply = contract.reply(answer, { vitaId, metric, timeZone });
    if (!reply) throw refuse(endpoint);
    publish(reply);
    return reply.records;
  }

  async function readOther(vitaId: string, signal?: AbortSignal): Promise<readonly OtherReading[]> {
    const found = new Map<string, OtherReading>();
    let after: string | undefined;
    for (;;) {
      const query = { limit: String(MAX_OTHER_READINGS), after };
      const answer = await withToken(vitaId, listOtherReadings, signal, (openToken) =>
        http.call(listOtherReadings, { query, openToken, signal }),
      );
      if (answer.vitaId.toLowerCase() !== vitaId.toLowerCase()) throw refuse(listOtherReadings);
      // By id, so that a reading that moved between pages appears once.
      for (const reading of answer.data) found.set(reading.id, reading);
      const { next } = answer;
      if (next === null) return [...found.values()];
      // A server that repeats a page would never reach the end.
      if (next === after) throw refuse(listOtherReadings);
      after = next;
    }
  }

  async function add(
    vitaId: string,
    metric: EnteredMetric,
    reading: NewReading,
    idempotencyKey: string,
    signal?: AbortSignal,
  ): Promise<AddedReading> {
    const endpoint = contract.add(metric);
    const answer = await withToken(vitaId, endpoint, signal, (openToken) =>
      http.call(endpoint, {
        body: { data: reading },
        openToken,
        signal,
        ...(endpoint.idempotent && { idempotencyKey }),
      }),
    );
    const added = contract.added(answer, vitaId, reading);
    if (!added) throw refuse(endpoint);
    return added;
  }

  return { read, readOther, add, list: live.list, subscribe: live.subscribe, forget: live.forget };
}
