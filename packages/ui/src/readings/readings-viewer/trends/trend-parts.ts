import {
  type LineSummary,
  summarizeLine,
  type Trend,
  type TrendFlags,
  type TrendLine,
} from '@careline/core/internal/trends';
import type { ValueWithStatus } from '../../../forms/value-status/index.ts';
import { signed } from '../signed.ts';

/** A line of a trend with its summary. */
export interface Summed {
  readonly line: TrendLine;
  readonly summary: LineSummary;
}

/** Returns the lines that have values. */
export const summed = ({ lines }: Trend, flags: TrendFlags): readonly Summed[] =>
  lines.flatMap((line) => {
    const summary = summarizeLine(line, flags);
    return summary ? [{ line, summary }] : [];
  });

/** Returns whether lines of one record form a single value, such as a blood pressure. */
export const isPair = (trend: Trend, parts: readonly Summed[]): boolean =>
  trend.definition.key === 'bloodPressure' &&
  parts.length === 2 &&
  parts[0]?.summary.last.record === parts[1]?.summary.last.record;

/** Returns the status of the last values, combining those of one record. */
export const faced = (parts: readonly Summed[]): readonly ValueWithStatus[] =>
  parts.map(({ line: { definition }, summary: { face } }) => ({
    key: definition.value,
    measure: definition.measure,
    face,
  }));

/** Returns the changes since the previous values, such as "−16 / −10"; undefined for first values. */
export function changeOf(parts: readonly Summed[]): string | undefined {
  const changes = parts.map(({ summary }) => summary.change);
  return changes.length > 0 && changes.every((one) => one !== undefined)
    ? changes.map(signed).join(' / ')
    : undefined;
}
