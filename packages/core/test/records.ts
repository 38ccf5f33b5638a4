import type { MetricRecord, NewReading } from '#metrics';

const metaInfo = { updatedAt: 1_704_450_600, deleted: false, source: 'manual', createdAt: 1_704_450_600 };

/** A weight as the data service returns it. The number is its id. */
export function aRecord(number: number, facts: Partial<MetricRecord> = {}): MetricRecord {
  return {
    id: `record-${number}`,
    metric: 'body',
    timestamp: 1_704_450_600 + number,
    values: [{ key: 'weight', value: 75, text: '75.0', unit: 'kg' }],
    author: 'Anita Coach',
    metaInfo,
    ...facts,
  };
}

/** A weight to store. */
export function aReading(facts: Partial<NewReading> = {}): NewReading {
  return {
    id: '00000000-0005-7000-8000-000000000001',
    metric: 'body',
    timestamp: 1_704_450_600,
    values: [{ key: 'weight', text: '75.0', unit: 'kg' }],
    metaInfo: { updatedAt: 1_704_450_600 },
    ...facts,
  };
}
