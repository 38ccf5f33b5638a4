import { unitsOf } from '#clinical';
import { DEFAULT_MEAL_SITUATION, type MetricRecord, type MetricValue } from '#metrics';
import { isBeside } from '#observations';
import { placeValue, readNumber, unitCode } from './place-value.ts';
import type { Trend, TrendPoint, UnplacedReason, UnplacedValue } from './trend.ts';
import { type LineDefinition, otherTrend, TRENDS, type TrendDefinition } from './trend-definition.ts';
import { type TrendTime, timeOfRecord } from './trend-time.ts';

export interface TrendOptions {
  /** IANA name of the facility's zone: the day of a reading is its calendar day there. */
  readonly timeZone: string;
  /** The unit to show a trend in, by its key; what cannot be shown in it keeps the usual one. */
  readonly units?: Readonly<Record<string, string>>;
}

export interface Trends {
  /** Those with at least one value, ours first, then the others by their keys. */
  readonly trends: readonly Trend[];
  /** Records that hold no value at all, such as a document. */
  readonly bare: readonly MetricRecord[];
}

interface Stored {
  readonly record: MetricRecord;
  readonly value: MetricValue;
  readonly time: TrendTime | undefined;
  /** Undefined for a meal situation of a later version. */
  readonly line: LineDefinition | undefined;
}

const lineFor = (
  { lines }: TrendDefinition,
  { mealSituation = DEFAULT_MEAL_SITUATION }: MetricRecord,
  key: string,
): LineDefinition | undefined =>
  lines.find(({ value, situation }) => value === key && (!situation || situation === mealSituation));

const shows = ({ lines }: TrendDefinition, metric: string, key: string): boolean =>
  lines.some((line) => line.metric === metric && line.value === key);

const definitionOf = (metric: string, value: MetricValue): TrendDefinition =>
  TRENDS.find((one) => shows(one, metric, value.key)) ?? otherTrend(metric, value);

/** The unit most values were entered in, the first by name of equals; undefined where none has a number and a unit. */
function usualUnit(stored: readonly Stored[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { line, value } of stored) {
    const read = line && readNumber(line, value);
    if (!read || typeof read === 'string') continue;
    const code = unitCode(read.unit);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const [usual] = [...counts].sort(([a, some], [b, others]) => others - some || (a < b ? -1 : 1));
  return usual?.[0];
}

/** The units that every line of a trend has. */
function choicesOf({ lines: [first, ...rest] }: TrendDefinition): readonly string[] {
  if (!first?.measure) return [];
  return unitsOf(first.measure).filter((unit) =>
    rest.every(({ measure }) => measure && unitsOf(measure).includes(unit)),
  );
}

const unplaced = ({ record, value, time }: Stored, reason: UnplacedReason): UnplacedValue => ({
  record,
  key: value.key,
  text: value.text,
  reason,
  ...(value.word && { word: value.word }),
  ...(value.unit !== undefined && { unit: value.unit }),
  ...(time && { time }),
});

/** Oldest first, whatever order they arrived in. */
const byTime = (one: TrendPoint, other: TrendPoint): number =>
  one.at - other.at || (one.record.id < other.record.id ? -1 : Number(one.record.id > other.record.id));

const END_OF_TIME = Number.POSITIVE_INFINITY;
const byOwnTime = (one: UnplacedValue, other: UnplacedValue): number => {
  const [first, second] = [one.time?.at ?? END_OF_TIME, other.time?.at ?? END_OF_TIME];
  if (first !== second) return first < second ? -1 : 1;
  return one.record.id < other.record.id ? -1 : Number(one.record.id > other.record.id);
};

function buildTrend(
  definition: TrendDefinition,
  stored: readonly Stored[],
  wanted: string | undefined,
): Trend {
  const units = choicesOf(definition);
  const unit = wanted !== undefined && units.includes(wanted) ? wanted : (usualUnit(stored) ?? units[0]);
  const points = new Map<LineDefinition, TrendPoint[]>(definition.lines.map((line) => [line, []]));
  const listed: UnplacedValue[] = [];
  for (const one of stored) {
    const { line, record, value, time } = one;
    const placed = line ? placeValue(line, record, value, time, unit ?? '') : 'other-situation';
    if (typeof placed === 'string') listed.push(unplaced(one, placed));
    else points.get(placed.line)?.push(placed);
  }
  const lines = definition.lines.map((line) => ({
    definition: line,
    points: (points.get(line) ?? []).sort(byTime),
  }));
  return { definition, unit, units, lines, unplaced: listed.sort(byOwnTime) };
}

/** Ours in their order, then the others by key. */
function inOrder(definitions: Iterable<TrendDefinition>): readonly TrendDefinition[] {
  const place = (definition: TrendDefinition): number => {
    const index = TRENDS.indexOf(definition);
    return index < 0 ? TRENDS.length : index;
  };
  return [...definitions].sort(
    (one, other) => place(one) - place(other) || (one.key < other.key ? -1 : Number(one.key > other.key)),
  );
}

/**
 * Sorts what is stored of a person into trends. Every value of every record, but for what only says when it was taken, is in exactly one trend, as a point of one of
 * its lines or among what cannot be drawn, with the reason; records without a value are `bare`. Order of arrival, zone of
 * the machine and choice of unit change nothing but the unit.
 */
export function buildTrends(records: Iterable<MetricRecord>, { timeZone, units = {} }: TrendOptions): Trends {
  const definitions = new Map<string, TrendDefinition>();
  const stored = new Map<TrendDefinition, Stored[]>();
  const bare: MetricRecord[] = [];
  for (const record of records) {
    if (record.values.length === 0) bare.push(record);
    const time = timeOfRecord(record, timeZone);
    for (const value of record.values) {
      if (isBeside(record.metric, value.key)) continue;
      const path = `${record.metric}\n${value.key}`;
      const definition = definitions.get(path) ?? definitionOf(record.metric, value);
      definitions.set(path, definition);
      const list = stored.get(definition) ?? [];
      list.push({ record, value, time, line: lineFor(definition, record, value.key) });
      stored.set(definition, list);
    }
  }
  const trends = inOrder(stored.keys()).map((definition) =>
    buildTrend(definition, stored.get(definition) ?? [], units[definition.key]),
  );
  return { trends, bare };
}
