import type { HttpClient } from '@careline/core/internal/http';
import { createMetricsClient, type MetricRecord } from '@careline/core/internal/metrics';
import { cpuRatio, report } from './row.ts';
import { shuffled } from './seeded.ts';
import { isShort } from './size.ts';

const PATIENT = '0190a000-0000-7000-8000-000000000001';
const START = 1_700_000_000;

/** Returns a response like the data service's: blood pressures a minute apart, every tenth one deleted. */
function answerText(count: number, order: (records: MetricRecord[]) => MetricRecord[]): string {
  const records = Array.from(
    { length: count },
    (_, index): MetricRecord => ({
      id: `0190a000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      metric: 'bloodpressure',
      timestamp: START + index * 60,
      values: [
        { key: 'systolic', value: 110 + (index % 60), text: String(110 + (index % 60)), unit: 'mm[Hg]' },
        { key: 'diastolic', value: 70 + (index % 30), text: String(70 + (index % 30)), unit: 'mm[Hg]' },
      ],
      metaInfo: { updatedAt: START, createdAt: START, deleted: index % 10 === 0, source: 'manual' },
    }),
  );
  return JSON.stringify({ vitaId: PATIENT, data: order(records) });
}

/** Measures the client's whole path except the network: parsing, validating, filtering, sorting and publishing. */
async function ratio(text: string, repeats: number): Promise<number> {
  const http = { call: async () => JSON.parse(text) } as unknown as HttpClient;
  const metrics = createMetricsClient({ http, openToken: async () => 'token', timeZone: 'Asia/Kolkata' });
  const question = { vitaId: PATIENT, metric: 'bloodpressure', from: 0, to: START * 2 } as const;
  let seen = 0;
  // Assigned, like in the client's lists: a value dropped at once is cheaper to collect.
  let result: unknown;
  metrics.subscribe(question, ({ records }) => {
    seen += records.length;
  });
  const value = await cpuRatio(
    async () => {
      for (let turn = 0; turn < repeats; turn += 1) await metrics.read(question);
    },
    () => {
      for (let turn = 0; turn < repeats; turn += 1) result = JSON.parse(text);
    },
  );
  if (seen === 0 || result === undefined) throw new Error('nothing was published');
  return value;
}

const inOrder = (records: MetricRecord[]) => records;
const mixed = (records: MetricRecord[]) => shuffled(records, 7);

const [SOME, MANY] = isShort ? [100, 1_000] : [10_000, 100_000];
const CASES = [
  { name: '10k in order', text: () => answerText(SOME, inOrder), repeats: 12, budget: 1.1 },
  { name: '10k shuffled', text: () => answerText(SOME, mixed), repeats: 12, budget: 1.25 },
  { name: '100k in order', text: () => answerText(MANY, inOrder), repeats: 1, budget: 1.5 },
  { name: '100k shuffled', text: () => answerText(MANY, mixed), repeats: 1, budget: 1.5 },
];

/** Returns whether this process forbids `eval`, like a strict page policy. Tested, not assumed. */
function evalForbidden(): boolean {
  try {
    new Function('')();
    return false;
  } catch {
    return true;
  }
}

const where = evalForbidden() ? ', eval forbidden' : '';
for (const { name, text, repeats, budget } of CASES) {
  const value = await ratio(text(), repeats);
  report({ name: `metric reply → published, ${name}${where}, × JSON.parse`, kind: 'ratio', value, budget });
}
