import type { Endpoint } from '#http';
import type { MetricRecord, NewReading } from './metric-record.ts';
import type { EnteredMetric, MetricType } from './metric-types.ts';
import { addVitalEndpoints, readMetricEndpoints } from './metrics.endpoints.ts';
import { type MetricReply, readMetricRecords } from './read-metric-records.ts';

export interface AddedReading {
  readonly id: string;
  /** Unix seconds, set by the server; undefined if the service does not return it. */
  readonly createdAt?: number;
}

/** Unix seconds as query text, inclusive. */
interface MetricWindowQuery {
  readonly from: string;
  readonly to: string;
}

interface ReplyQuestion {
  readonly vitaId: string;
  readonly metric: MetricType;
  readonly timeZone: string;
}

/** Protocol of a data service: its endpoints and how to read their responses. */
export interface DataContract {
  readonly read: (
    metric: MetricType,
    window: MetricWindowQuery,
  ) => { endpoint: Endpoint; query?: MetricWindowQuery };
  /** Returns the records of a response; undefined if it is about another patient or invalid. */
  readonly reply: (answer: unknown, question: ReplyQuestion) => MetricReply | undefined;
  readonly add: (metric: EnteredMetric) => Endpoint;
  /** Returns the stored reading; undefined for a confirmation about another patient. */
  readonly added: (answer: unknown, vitaId: string, reading: NewReading) => AddedReading | undefined;
}

/** Careline's own service: every response repeats the patient, and a repeated add stores once. */
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
