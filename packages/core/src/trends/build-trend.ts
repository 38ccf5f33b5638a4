import { unitsOf } from '#clinical';
import { DEFAULT_MEAL_SITUATION, type MetricRecord, type MetricValue } from '#metrics';
import { isBeside } from '#observations';
import { placeValue, readNumber, unitCode } from './place-value.ts';
import type { Trend, TrendPoint, UnplacedReason, UnplacedValue } from './trend.ts';
import { type LineDefinition, otherTrend, TRENDS, type TrendDefinition } from './trend-definition.ts';
import { type TrendTime, timeOfRecord } from './trend-time.ts';

export interface TrendOptions {
  /** IANA name of the facility's time zone, in which readings have their calendar day. */
  readonly timeZone: string;
  /** Display unit by trend key. If conversion is impossible, the usual unit is used. */
  readonly units?: Readonly<Record<string, string>>;
}

export interface Trends {
  /** Trends with at least one value: ours first, then others by key. */
  readonly trends: readonly Trend[];
  /** Records without any value, such as a document. */
  readonly bare: readonly MetricRecord[];
}

interface Stored {
  readonly record: MetricRecord;
  readonly value: MetricValue;
  readonly time: TrendTime | undefined;
  /** Undefined for a meal situation of a newer version. */
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

/** Returns the unit of most values, the first by name if tied; undefined without numeric values. */
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

/** Returns the units that all lines of a trend have. */
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

/** Oldest first, whatever the order of arrival. */
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

/** Sorts our trends first, then others by key. */
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
 * Sorts a person's stored readings into trends.
 * Every value, except those that only describe circumstances, is in exactly one trend: as a point of a line, or listed
 * with the reason why it can't be drawn. Records without values are `bare`. The result does not depend on order of
 * arrival or machine time zone, and the unit only affects units.
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
