import type { Endpoint } from '#http';
import type { MetricRecord, NewReading } from './metric-record.ts';
import type { EnteredMetric, MetricType } from './metric-types.ts';
import { addVitalEndpoints, readMetricEndpoints } from './metrics.endpoints.ts';
import { type MetricReply, readMetricRecords } from './read-metric-records.ts';

export interface AddedReading {
  readonly id: string;
  /** Unix seconds, set by the server; undefined where the service does not say. */
  readonly createdAt?: number;
}

/** Unix seconds, both ends included, as texts of a query. */
interface MetricWindowQuery {
  readonly from: string;
  readonly to: string;
}

interface ReplyQuestion {
  readonly vitaId: string;
  readonly metric: MetricType;
  readonly timeZone: string;
}

/** How a data service is spoken to: its endpoints, and what their answers are worth. */
export interface DataContract {
  readonly read: (
    metric: MetricType,
    window: MetricWindowQuery,
  ) => { endpoint: Endpoint; query?: MetricWindowQuery };
  /** The records of an answer; undefined where it is about another patient, or none. */
  readonly reply: (answer: unknown, question: ReplyQuestion) => MetricReply | undefined;
  readonly add: (metric: EnteredMetric) => Endpoint;
  /** What was stored; undefined for a confirmation about another patient. */
  readonly added: (answer: unknown, vitaId: string, reading: NewReading) => AddedReading | undefined;
}

/** Careline's own service: every answer repeats the patient, and a repeated add stores once. */
export const CARELINE_DATA: DataContract = {
  read: (metric, query) => ({ endpoint: readMetricEndpoints[metric], query }),
  reply: (answer, { vitaId, metric, timeZone }) =>
    readMetricRecords(answer, vitaId, { keepDeleted: metric === 'diet', timeZone }),
  add: (metric) => addVitalEndpoints[metric],
  added(answer, vitaId) {
    const { vitaId: owner, data } = answer as { vitaId: string; data: Pick<MetricRecord, 'id' | 'metaInfo'> };
    if (owner !== vitaId.toLowerCase()) return undefined;
    return { id: data.id, createdAt: data.metaInfo.createdAt };
  },
};
