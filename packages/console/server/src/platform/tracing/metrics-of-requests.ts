import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { METHODS } from '../http/front.ts';
import type { RequestRecord } from '../http/request-record.ts';

/** How a request ended. */
export interface RequestEnd {
  readonly method: string | undefined;
  readonly status: number;
  readonly seconds: number;
  /** Whether the client disconnected before the answer was sent. */
  readonly aborted: boolean;
}

export interface RequestMetrics {
  /** Counts a request. Call the returned function when it ends. */
  begin(): (record: RequestRecord, end: RequestEnd) => void;
}

/** Seconds, from the time for a file in memory to the database's statement timeout. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Returns the method, or `other`, because clients can invent methods. */
export const methodOf = ({ method = '' }: Pick<RequestEnd, 'method'>): string =>
  METHODS.has(method) ? method : 'other';
const statusOf = ({ status, aborted }: RequestEnd): string =>
  aborted ? 'aborted' : `${Math.floor(status / 100)}xx`;

function saveOf({ save }: RequestRecord, { status }: RequestEnd): string | undefined {
  return save === 'refused' && status >= 500 ? 'failed' : save;
}

function meters(registers: Registry[]) {
  const labelNames = ['route', 'method', 'status'];
  return {
    running: new Gauge({
      name: 'careline_http_requests_in_flight',
      help: 'Requests in progress.',
      registers,
    }),
    requests: new Counter({
      name: 'careline_http_requests_total',
      help: 'Requests by name of the route, method and class of the status.',
      labelNames,
      registers,
    }),
    seconds: new Histogram({
      name: 'careline_http_request_duration_seconds',
      help: 'How long requests took, from their first line to the end of their answer.',
      labelNames,
      buckets: BUCKETS,
      registers,
    }),
    signIns: new Counter({
      name: 'careline_sign_ins_total',
      help: 'Steps of sign-ins at the embedded provider: signed-in, refused, locked, or the result of a code.',
      labelNames: ['outcome'],
      registers,
    }),
    saves: new Counter({
      name: 'careline_saves_total',
      help: 'Saves: stored, repeated (stored before with the same key), refused or failed.',
      labelNames: ['route', 'outcome'],
      registers,
    }),
    rows: new Counter({
      name: 'careline_import_rows_total',
      help: 'Rows imported through this server: taken, kept, there before, or refused.',
      labelNames: ['route', 'outcome'],
      registers,
    }),
  };
}

export function measureRequests(registry: Registry): RequestMetrics {
  const { running, requests, seconds, signIns, saves, rows } = meters([registry]);

  function count(record: RequestRecord, end: RequestEnd): void {
    const { route } = record;
    const labels = { route, method: methodOf(end), status: statusOf(end) };
    requests.inc(labels);
    seconds.observe(labels, end.seconds);
    if (record.signIn) signIns.inc({ outcome: record.signIn });
    const outcome = saveOf(record, end);
    if (outcome) saves.inc({ route, outcome });
    for (const [ended, number] of Object.entries(record.rows ?? {})) {
      rows.inc({ route, outcome: ended }, number);
    }
  }

  return {
    begin() {
      running.inc();
      return (record, end) => {
        running.dec();
        count(record, end);
      };
    },
  };
}
