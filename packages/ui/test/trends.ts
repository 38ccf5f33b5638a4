import type { PersonFacts } from '@careline/core/internal/clinical';
import type { MetricRecord } from '@careline/core/internal/metrics';
import {
  buildTrends,
  createTrendFlags,
  type ReferenceStep,
  referenceSteps,
  type TimeSpan,
  type Trend,
} from '@careline/core/internal/trends';
import { KOLKATA } from './people.ts';

const DAY = 86_400;
/** 5 January 2023, 10:00 in Kolkata. */
export const FIRST_READING = 1_672_893_000;

const metaInfo = { updatedAt: 0, createdAt: 0, deleted: false, source: 'manual' };

const PRESSURES = [
  ['126', '82'],
  ['131', '84'],
  ['148', '92'],
  ['152', '96'],
  ['139', '88'],
  ['186', '112'],
  ['144', '90'],
  ['128', '80'],
] as const;

/** A blood pressure every forty days. */
export const PRESSURE_RECORDS: readonly MetricRecord[] = PRESSURES.map(([systolic, diastolic], index) => ({
  id: `pressure-${index + 1}`,
  metric: 'bloodpressure',
  timestamp: FIRST_READING + index * 40 * DAY,
  values: [
    { key: 'systolic', text: systolic, unit: 'mm[Hg]' },
    { key: 'diastolic', text: diastolic, unit: 'mm[Hg]' },
  ],
  metaInfo,
}));

/** Weights from a scale that was read twice an hour: more points than a chart has pixels. */
export const MANY_WEIGHTS: readonly MetricRecord[] = Array.from({ length: 20_000 }, (_, index) => ({
  id: `weight-${String(index).padStart(6, '0')}`,
  metric: 'body',
  timestamp: FIRST_READING + index * 1800,
  values: [
    { key: 'weight', text: index === 7_777 ? '91.4' : (70 + (index % 9) / 10).toFixed(1), unit: 'kg' },
  ],
  metaInfo,
}));

export const MAN: PersonFacts = { sex: 'male', birthDate: '1961-05-17' };

export interface ATrend {
  readonly trend: Trend;
  readonly flags: ReturnType<typeof createTrendFlags>;
  readonly span: TimeSpan;
  readonly references: Readonly<Record<string, readonly ReferenceStep[]>>;
}

/** The first trend of some records over their whole period. */
export function aTrend(records: readonly MetricRecord[], person: PersonFacts = MAN): ATrend {
  const [trend] = buildTrends(records, { timeZone: KOLKATA }).trends;
  if (!trend) throw new Error('the records hold no value');
  const times = records.map(({ timestamp = 0 }) => timestamp);
  const span = { from: Math.min(...times) - DAY, to: Math.max(...times) + DAY };
  const unit = trend.unit ?? '';
  const options = { person, timeZone: KOLKATA, unit };
  const references = Object.fromEntries(
    trend.lines.map(({ definition }) => [definition.key, referenceSteps(definition, span, options)]),
  );
  return { trend, flags: createTrendFlags({ person, timeZone: KOLKATA }), span, references };
}
