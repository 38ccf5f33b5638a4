// spec: 5, readings-agree

import { expect, it } from 'vitest';
import type { PersonFacts } from '#clinical';
import { findingsOf, unitsOf } from '#clinical';
import { MEAL_SITUATIONS, type MetricRecord, type OtherReading, READING_STANDINGS } from '#metrics';
import { aRecord } from '#test';
import { everyRound } from '../../test/rounds.ts';
import { sequence } from '../../test/sequence.ts';
import { buildTrends } from './build-trend.ts';
import { sortReadings } from './sort-readings.ts';
import { TRENDS } from './trend-definition.ts';
import { createTrendFlags } from './trend-flags.ts';
import { trendRows } from './trend-rows.ts';

const timeZone = 'Asia/Kolkata';
const LINES = TRENDS.flatMap(({ lines }) => lines);
const { metaInfo } = aRecord(0);
const woman: PersonFacts = {
  sex: 'female',
  birthDate: '1994-03-02',
  pregnancies: [{ dueDate: '2024-06-01', bornOn: '2024-05-25' }],
};

/** Source text: mostly numbers in a unit of the measure, sometimes not drawable. */
function aText(random: () => number): string {
  if (random() < 0.05) return 'not taken';
  return `${random() < 0.05 ? '<' : ''}${(random() * 200).toFixed(Math.floor(random() * 2))}`;
}

function someRecord(number: number, random: () => number): MetricRecord {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const { metric } = pick(LINES);
  const lines = LINES.filter((line) => line.metric === metric);
  const keys = [...new Set(lines.map(({ value }) => value))].filter(() => random() < 0.8);
  const values = keys.map((key) => {
    const { measure } = lines.find(({ value }) => value === key) ?? {};
    const unit = random() < 0.9 && measure ? pick(unitsOf(measure)) : pick(['furlong', undefined]);
    return { key, text: aText(random), ...(unit && { unit }) };
  });
  const at = 1_690_000_000 + Math.floor(random() * 40_000_000);
  const day = new Date(at * 1000).toISOString().slice(0, 10);
  return aRecord(number, {
    metric,
    values,
    timestamp: random() < 0.9 ? at : undefined,
    ...(random() < 0.5 && { date: day }),
    ...(metric === 'bloodglucose' && { mealSituation: pick([...MEAL_SITUATIONS, 'AT_NIGHT']) }),
  });
}

interface Stored {
  readonly records: readonly MetricRecord[];
  readonly other: readonly OtherReading[];
  readonly seed: number;
}

function someStored(random: () => number): Stored {
  const records = Array.from({ length: 1 + Math.floor(random() * 60) }, (_, index) =>
    someRecord(index, random),
  );
  const other = Array.from(
    { length: Math.floor(random() * 8) },
    (_, index): OtherReading => ({
      id: `other-${index}`,
      metric: random() < 0.5 ? null : 'body',
      values: [{ key: 'weight', text: '70', unit: 'kg' }],
      metaInfo: { ...metaInfo },
      standing: READING_STANDINGS[Math.floor(random() * READING_STANDINGS.length)] ?? 'live',
    }),
  );
  return { records, other, seed: Math.floor(random() * 1e6) };
}

/** Every displayed flag by record and line, as in table, file and paper. */
function shownFlags(
  { records }: Pick<Stored, 'records'>,
  units: Readonly<Record<string, string>> = {},
  zone = timeZone,
) {
  const flags = createTrendFlags({ person: { ...woman, ...findingsOf(records, zone) }, timeZone: zone });
  const shown = new Map<string, string>();
  for (const trend of buildTrends(records, { timeZone: zone, units }).trends)
    for (const { record, flags: found } of trendRows(trend, flags))
      for (const [line, { code }] of Object.entries(found)) shown.set(`${record.id} ${line}`, code);
  return new Map([...shown].sort());
}

it('chart, rows and lists contain every value once: rows are points and what cannot be drawn', () => {
  everyRound(60, someStored, ({ records, other }) => {
    const sorted = sortReadings(records, other);
    const { trends, bare } = buildTrends(sorted.records, { timeZone });
    const flags = createTrendFlags({ person: woman, timeZone });
    let inRows = 0;
    for (const trend of trends) {
      const rows = trendRows(trend, flags);
      const ofRows = rows.reduce((sum, row) => sum + Object.keys(row.points).length + row.unplaced.length, 0);
      const drawn = trend.lines.reduce((sum, { points }) => sum + points.length, 0);
      expect(ofRows).toBe(drawn + trend.unplaced.length);
      expect(new Set(rows.map(({ record }) => record)).size).toBe(rows.length);
      inRows += ofRows;
    }
    expect(inRows).toBe(sorted.records.reduce((sum, { values }) => sum + values.length, 0));
    expect(bare).toEqual(sorted.records.filter(({ values }) => values.length === 0));
    expect(sorted.records.length + sorted.other.length + sorted.withheld.length).toBe(
      records.length + other.length,
    );
  });
});

it('no flag of any metric changes with the unit shown or the order of arrival', () => {
  everyRound(40, someStored, (stored) => {
    const usual = shownFlags(stored);
    const random = sequence(stored.seed);
    expect(shownFlags({ records: stored.records.toSorted(() => random() - 0.5) })).toEqual(usual);
    for (const turn of [0, 1, 2]) {
      const units = Object.fromEntries(
        TRENDS.flatMap(({ key, lines: [line] }) => {
          const unit = line?.measure && unitsOf(line.measure)[turn];
          return unit ? [[key, unit]] : [];
        }),
      );
      const shown = shownFlags(stored, units);
      // A unit can change which values are drawable; values shown in both must agree.
      for (const [place, code] of shown) if (usual.has(place)) expect(code).toBe(usual.get(place));
    }
  });
});
