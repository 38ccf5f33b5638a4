import { ucumUnit, valueDigits, valueText } from '@careline/core/internal/clinical';
import { formatReading } from '@careline/core/internal/formatting';
import type { MetricValue } from '@careline/core/internal/metrics';
import { MEASURE_DEFINITIONS } from '@careline/core/internal/observations';
import {
  type LineDefinition,
  lineLabel,
  type Trend,
  type TrendPoint,
  type TrendRow,
} from '@careline/core/internal/trends';
import { type ValueWithStatus, valuesWithStatus } from '../../../forms/value-status/index.ts';

/** Lines whose values share a cell, because a record has several of them or exactly one. */
export interface LineGroup {
  readonly key: string;
  /** Undefined if the trend has no other group. */
  readonly label: string | undefined;
  readonly lines: readonly LineDefinition[];
}

/** Trends whose lines form one value of a record: both numbers of a blood pressure, or glucose in any meal context. */
const TOGETHER: readonly string[] = ['bloodPressure', 'bloodGlucose'];

export function groupsOf({ definition: { key, lines } }: Trend, locale: string): readonly LineGroup[] {
  if (lines.length < 2 || TOGETHER.includes(key)) return [{ key, label: undefined, lines }];
  return lines.map((line) => ({ key: line.key, label: lineLabel(line, locale), lines: [line] }));
}

const pointsIn = ({ points }: TrendRow, { lines }: LineGroup): readonly TrendPoint[] =>
  lines.flatMap(({ key }) => points[key] ?? []);

/** Joins values of one unit, such as "148/92 mmHg". With several units, each keeps its own. */
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

/** Returns whether a group has words as values instead of numbers. */
const hasWords = ({ lines }: LineGroup): boolean =>
  lines.some(({ measure }) => measure !== undefined && MEASURE_DEFINITIONS[measure].words !== undefined);

/** Returns whether a trend consists of words, so there is nothing to draw. */
export const isInWords = ({ definition: { key, lines } }: Trend): boolean =>
  hasWords({ key, label: undefined, lines });

/** Returns the values of a group with every stored digit, including values that are on no chart. */
export const storedText = (row: TrendRow, group: LineGroup): string => joined(valuesIn(row, group));

/**
 * Returns the values for display. Drops digits that come only from a source's arithmetic, and replaces coded words by
 * labels.
 */
export const enteredText = (row: TrendRow, group: LineGroup, locale: string): string => {
  const { metric } = row.record;
  return hasWords(group)
    ? valuesIn(row, group)
        .map((value) => valueText(value, metric, locale))
        .join(', ')
    : joined(valuesIn(row, group).map((value) => ({ ...value, text: valueDigits(value, metric) })));
};

/** Returns the values of a group in the trend's unit; empty if none can be drawn. */
export const shownText = (row: TrendRow, group: LineGroup): string =>
  joined(pointsIn(row, group).map(({ shown }) => shown));

const isOfOtherUnit = ({ entered, shown }: TrendPoint): boolean =>
  (ucumUnit(entered.unit) ?? entered.unit) !== shown.unit;

/** Returns whether any value is shown in a unit other than the one it was entered in. */
export const isConverted = (rows: readonly TrendRow[]): boolean =>
  rows.some(({ points }) => Object.values(points).some(isOfOtherUnit));

/** Returns whether any value is shown with fewer digits than are stored. */
export const isShortened = (rows: readonly TrendRow[]): boolean =>
  rows.some(({ record }) => record.values.some((value) => valueDigits(value, record.metric) !== value.text));

/**
 * Returns a point's number in the trend's unit, for calculations. Has every stored digit if it was entered in that
 * unit.
 */
export function digitsOf(point: TrendPoint | undefined): string {
  if (!point) return '';
  return isOfOtherUnit(point) ? point.shown.text : point.entered.text;
}

/** Returns the status of the row's values that the trend shows. */
export const valuesWithStatusIn = ({ record, faces }: TrendRow): readonly ValueWithStatus[] =>
  valuesWithStatus(record.metric, faces);
