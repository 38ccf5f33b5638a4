import type { Endpoint, HttpClient } from '@careline/core/internal/http';
import { createMetricsClient } from '@careline/core/internal/metrics';
import { buildTrends, createPatientReadings } from '@careline/core/internal/trends';
import type { ClinicalCalls } from '../clinical-calls.ts';

const ZONE = 'Asia/Kolkata';

/** Counts of what a screen shows of a record. `ids` contains each row as often as it is shown. */
export interface ShownRecord {
  readonly ids: readonly string[];
  /**
   * Chart points, values listed with the reason why they have no point, and values of readings outside the
   * metrics.
   */
  readonly points: number;
  readonly unplaced: number;
  readonly ofOthers: number;
  /** Metric rows without a value. */
  readonly bare: number;
}

/** Returns a client with an Open token of the patient, served by the routes without a network. */
function httpOf(call: ClinicalCalls): HttpClient {
  interface Request {
    readonly query?: object;
    readonly body?: object;
    readonly openToken?: string;
  }
  const answer = (endpoint: Endpoint, { query, body, openToken }: Request = {}) => {
    const asked = { query, body, ...(openToken !== undefined && { openPatient: openToken }) };
    return call(endpoint, asked as never);
  };
  return { call: answer as HttpClient['call'] };
}

/** Loads a person like the readings screen does: all metrics, other results, the course, then the trends. */
export async function openRecord(call: ClinicalCalls, vitaId: string): Promise<ShownRecord> {
  const http = httpOf(call);
  const metrics = createMetricsClient({ http, openToken: async (id) => id, timeZone: ZONE });
  const readings = createPatientReadings({ http, metrics, vitaId });
  const loaded = new Promise<void>((resolve) => {
    readings.store.subscribe(({ phase }) => phase !== 'loading' && resolve());
  });
  readings.open();
  await loaded;
  const { phase, records, other, unreadable, missing, error } = readings.store.getState();
  if (phase !== 'ready' || missing.length > 0) throw error ?? new Error(`missing: ${missing}`);
  if (unreadable > 0) throw new Error(`${unreadable} records cannot be read`);
  const { trends, bare } = buildTrends(records, { timeZone: ZONE });
  const count = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
  return {
    ids: [...records, ...other].map(({ id }) => id),
    points: count(trends.flatMap(({ lines }) => lines.map(({ points }) => points.length))),
    unplaced: count(trends.map((trend) => trend.unplaced.length)),
    ofOthers: count(other.map(({ values }) => values.length)),
    bare: bare.length,
  };
}
