import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { HttpClient } from '#http';
import { expectCleanPrototypes, FUZZ_REPLIES, fuzz, outcomeOf } from '../../test/fuzz.ts';
import { pick } from '../../test/fuzz-mutate.ts';
import { moodyServer } from '../../test/fuzz-replies.ts';
import { FUZZ_ID } from '../../test/fuzz-samples.ts';
import { aReading } from '../../test/records.ts';
import type { MetricList } from './live-records.ts';
import { metaInfoSchema } from './meta-info.ts';
import { ENTERED_METRICS, METRIC_TYPES } from './metric-types.ts';
import { createMetricsClient } from './metrics-client.ts';
import { createOpenTokens } from './open-tokens.ts';

const NOW = 1_704_450_600;
const text = v.optional(v.string());
const finite = v.pipe(v.number(), v.finite());

/** The type `MetricRecord`, restated: subscribers rely on it. */
const listSchema = v.strictObject({
  records: v.array(
    v.looseObject({
      id: v.string(),
      metric: v.string(),
      timestamp: v.optional(finite),
      date: text,
      values: v.array(
        v.looseObject({ key: v.string(), value: v.optional(finite), text: v.string(), unit: text }),
      ),
      code: text,
      system: text,
      display: text,
      mealSituation: text,
      irrPulse: v.optional(v.boolean()),
      author: text,
      metaInfo: metaInfoSchema,
    }),
  ),
  deleted: v.number(),
  unreadable: v.number(),
  fetched: v.boolean(),
});

function clientOf(http: HttpClient) {
  const tokens = createOpenTokens({ http, now: () => NOW * 1000 });
  return createMetricsClient({
    http,
    openToken: tokens.tokenFor,
    forgetToken: tokens.forget,
    timeZone: 'Asia/Kolkata',
  });
}

const firstIssue = (list: MetricList): string | undefined => {
  const { issues } = v.safeParse(listSchema, list);
  return issues && `${v.getDotPath(issues[0])}: ${issues[0].message}`;
};

it('publishes records and nothing else, whatever the data service replies', async () => {
  let published = 0;
  await fuzz('metrics', async (random, notes) => {
    const client = clientOf(moodyServer(random, notes));
    const question = { vitaId: FUZZ_ID, metric: pick(random, METRIC_TYPES), from: 0, to: 2 * NOW };
    client.subscribe(question, (list) => {
      published += 1;
      expect(firstIssue(list)).toBeUndefined();
    });
    const before = await outcomeOf(client.read(question));
    const again = await outcomeOf(client.read(question));
    const list = client.list(question);
    expect(list.fetched).toBe(before.error === undefined || again.error === undefined);
    if (again.error && before.value) expect(list.records).toBe(before.value);
    await outcomeOf(client.add(FUZZ_ID, pick(random, ENTERED_METRICS), aReading(), 'key'));
    expect(client.list(question)).toBe(list);
  });
  expectCleanPrototypes();
  expect(published).toBeGreaterThan(FUZZ_REPLIES.metrics / 20);
}, 60_000);
