import { createAttempts } from '#http';
import { type EnteredMetric, type MetricsClient, manualMetaInfo, type NewReading } from '#metrics';
import type { Taken } from './reading-time.ts';

export interface EntrySendingOptions {
  readonly metrics: Pick<MetricsClient, 'add'>;
  readonly vitaId: string;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Sends the entries. A retry with the same content is the same reading under the same key. */
export function createEntrySending({ metrics, vitaId, now, newId }: EntrySendingOptions) {
  const attempts = createAttempts<{ readonly reading: NewReading; readonly key: string }>();
  function tryOf(measure: NewReading, time: Taken, note: string) {
    const { id: _id, timestamp: _at, metaInfo: _meta, ...facts } = measure;
    const content = { ...facts, ...time, ...(note !== '' && { note }) };
    return attempts.of(JSON.stringify(content), () => ({
      reading: { ...content, id: newId(), metaInfo: manualMetaInfo(now()) },
      key: newId(),
    }));
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
