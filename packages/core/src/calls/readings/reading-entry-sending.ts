import { HttpError } from '#http';
import {
  addVitalEndpoints,
  type EnteredMetric,
  type MetricsClient,
  manualMetaInfo,
  type NewReading,
} from '#metrics';
import type { Taken } from './reading-time.ts';

export interface EntrySendingOptions {
  readonly metrics: Pick<MetricsClient, 'add'>;
  readonly vitaId: string;
  readonly now: () => number;
  readonly newId: () => string;
}

/** A try of one content: the id and the key are the same for every further try of it. */
interface Try {
  readonly content: string;
  readonly reading: NewReading;
  readonly key: string;
}

/** Sends what is entered; a further try of the same content is the same reading under the same key. */
export function createEntrySending({ metrics, vitaId, now, newId }: EntrySendingOptions) {
  let last: Try | undefined;
  function tryOf(measure: NewReading, time: Taken, note: string): Try {
    const { id: _id, timestamp: _at, metaInfo: _meta, ...facts } = measure;
    const told = { ...facts, ...time, ...(note !== '' && { note }) };
    const content = JSON.stringify(told);
    if (last?.content !== content) {
      const reading = { ...told, id: newId(), metaInfo: manualMetaInfo(now()) };
      last = { content, reading, key: newId() };
    }
    return last;
  }
  return async (
    metric: EnteredMetric,
    measure: NewReading,
    time: Taken,
    note: string,
  ): Promise<NewReading> => {
    const { reading, key } = tryOf(measure, time, note);
    await metrics.add(vitaId, metric, reading, key);
    return reading;
  };
}

/** What went wrong, as every screen words it. */
export const asHttpError = (cause: unknown, metric: EnteredMetric): HttpError =>
  cause instanceof HttpError
    ? cause
    : new HttpError({ failure: 'answer-invalid', endpoint: addVitalEndpoints[metric].name, cause });
