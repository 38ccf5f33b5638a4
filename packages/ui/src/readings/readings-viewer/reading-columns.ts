import { type Flag, ucumUnit, valueDigits } from '@careline/core/clinical';
import { formatReading } from '@careline/core/formatting';
import type { MetricValue } from '@careline/core/metrics';
import {
  type LineDefinition,
  lineLabel,
  type Trend,
  type TrendPoint,
  type TrendRow,
} from '@careline/core/trends';

/** Lines whose values stand in one cell, because a record has them together or has one of them. */
export interface LineGroup {
  readonly key: string;
  /** Absent where the trend has no other group. */
  readonly label: string | undefined;
  readonly lines: readonly LineDefinition[];
}

/** Trends whose lines are one value of a record: both numbers of a pressure, a glucose of whatever meal. */
const TOGETHER: readonly string[] = ['bloodPressure', 'bloodGlucose'];

export function groupsOf({ definition: { key, lines } }: Trend, locale: string): readonly LineGroup[] {
  if (lines.length < 2 || TOGETHER.includes(key)) return [{ key, label: undefined, lines }];
  return lines.map((line) => ({ key: line.key, label: lineLabel(line, locale), lines: [line] }));
}

export const pointsIn = ({ points }: TrendRow, { lines }: LineGroup): readonly TrendPoint[] =>
  lines.flatMap(({ key }) => points[key] ?? []);

/** Digits of one unit beside each other: "148/92 mmHg"; of several units each with its own. */
function joined(values: readonly Pick<MetricValue, 'text' | 'unit'>[]): string {
  const [first] = values;
  if (values.every(({ unit }) => unit === first?.unit))
    return values.length === 0 ? '' : formatReading(values.map(({ text }) => text).join('/'), first?.unit);
  return values.map(({ text, unit }) => formatReading(text, unit)).join(', ');
}

function valuesIn({ record }: TrendRow, { lines }: LineGroup): readonly MetricValue[] {
  const keys = new Set(lines.filter(({ metric }) => metric === record.metric).map(({ value }) => value));
  return record.values.filter(({ key }) => keys.has(key));
}

/** The values of a group with every digit that is stored, also those that stand on no chart. */
export const storedText = (row: TrendRow, group: LineGroup): string => joined(valuesIn(row, group));

/** The same to be read: without the digits that only a source's arithmetic wrote. */
export const enteredText = (row: TrendRow, group: LineGroup): string =>
  joined(valuesIn(row, group).map((value) => ({ ...value, text: valueDigits(value, row.record.metric) })));

/** The values of a group in the unit of the trend; empty where none of them can be drawn. */
export const shownText = (row: TrendRow, group: LineGroup): string =>
  joined(pointsIn(row, group).map(({ shown }) => shown));

const isOfOtherUnit = ({ entered, shown }: TrendPoint): boolean =>
  (ucumUnit(entered.unit) ?? entered.unit) !== shown.unit;

/** Whether a value of the rows was entered in another unit than it is shown in. */
export const isConverted = (rows: readonly TrendRow[]): boolean =>
  rows.some(({ points }) => Object.values(points).some(isOfOtherUnit));

/** Whether a value of the rows is read with fewer digits than are stored. */
export const isShortened = (rows: readonly TrendRow[]): boolean =>
  rows.some(({ record }) => record.values.some((value) => valueDigits(value, record.metric) !== value.text));

/** Digits of a point to count with, in the unit of the trend: every one that is stored, where it was entered in it. */
export function digitsOf(point: TrendPoint | undefined): string {
  if (!point) return '';
  return isOfOtherUnit(point) ? point.shown.text : point.entered.text;
}

/** The flags of a row, each once: both numbers of a pressure have that of the pair. */
export function flagsOf({ flags }: TrendRow): readonly Flag[] {
  const known = new Set<string>();
  return Object.values(flags).filter(({ code, measure }) => {
    const key = isPressure(measure) ? code : `${code} ${measure}`;
    return !known.has(key) && known.add(key);
  });
}

const isPressure = (measure: string): boolean => measure === 'systolic' || measure === 'diastolic';
