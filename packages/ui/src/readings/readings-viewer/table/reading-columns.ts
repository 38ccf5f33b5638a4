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
import { type FacedValue, facedValues } from '../../../forms/value-face/index.ts';

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

const pointsIn = ({ points }: TrendRow, { lines }: LineGroup): readonly TrendPoint[] =>
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

/** Whether the values of a group are words and no numbers. */
const hasWords = ({ lines }: LineGroup): boolean =>
  lines.some(({ measure }) => measure !== undefined && MEASURE_DEFINITIONS[measure].words !== undefined);

/** Whether a trend is of words: then there is nothing to draw. */
export const isInWords = ({ definition: { key, lines } }: Trend): boolean =>
  hasWords({ key, label: undefined, lines });

/** The values of a group with every digit that is stored, also those that stand on no chart. */
export const storedText = (row: TrendRow, group: LineGroup): string => joined(valuesIn(row, group));

/** The same to be read: without the digits that only a source's arithmetic wrote, and words by their labels. */
export const enteredText = (row: TrendRow, group: LineGroup, locale: string): string => {
  const { metric } = row.record;
  return hasWords(group)
    ? valuesIn(row, group)
        .map((value) => valueText(value, metric, locale))
        .join(', ')
    : joined(valuesIn(row, group).map((value) => ({ ...value, text: valueDigits(value, metric) })));
};

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

/** What the values of a row are that its trend shows. */
export const facedIn = ({ record, faces }: TrendRow): readonly FacedValue[] =>
  facedValues(record.metric, faces);
