import type { MetricRecord } from '@careline/core/internal/metrics';

const AT = Date.UTC(2026, 0, 5, 4, 30) / 1000;

/** 72 kg, on 5 January 2026 at ten in the morning in India. */
export const WEIGHT: MetricRecord = {
  id: '00000000-0009-7000-8000-000000000001',
  metric: 'body',
  timestamp: AT,
  values: [{ key: 'weight', text: '72', value: 72, unit: 'kg' }],
  metaInfo: { updatedAt: AT, createdAt: AT, deleted: false, source: 'manual' },
};
