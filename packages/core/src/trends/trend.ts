import type { Comparator, Quantity, ValueProblem } from '#clinical';
import type { Label } from '#formatting';
import type { MetricRecord } from '#metrics';
import type { LineDefinition, TrendDefinition } from './trend-definition.ts';
import type { TrendTime } from './trend-time.ts';

/** A value on a chart. */
export interface TrendPoint extends TrendTime {
  readonly record: MetricRecord;
  readonly line: LineDefinition;
  /** Digits and unit as stored. */
  readonly entered: Quantity;
  /** The value in the trend's unit for display, with usual digits. Charts draw `value`. */
  readonly shown: Quantity;
  readonly value: number;
  /** The true value is below or above this one, as a meter reports beyond its range. */
  readonly comparator?: Comparator;
}

/** Why a value is not drawn. It is listed with its reason instead. */
export type UnplacedReason =
  | ValueProblem
  | 'no-time'
  | 'other-situation'
  /** The measure has words instead of numbers. */
  | 'in-words';

export interface UnplacedValue {
  readonly record: MetricRecord;
  readonly key: string;
  readonly text: string;
  readonly unit?: string;
  readonly word?: Label;
  readonly reason: UnplacedReason;
  /** Time, if known. */
  readonly time?: TrendTime;
}

export interface TrendLine {
  readonly definition: LineDefinition;
  /** Oldest first; several of the same second by id. */
  readonly points: readonly TrendPoint[];
}

/** Data for the chart, card and table of a trend. */
export interface Trend {
  readonly definition: TrendDefinition;
  /** UCUM if known; undefined if nothing can be drawn. */
  readonly unit: string | undefined;
  /** Available display units. */
  readonly units: readonly string[];
  /** All lines of the definition, including those without points. */
  readonly lines: readonly TrendLine[];
  /** Oldest first, those without a time last. */
  readonly unplaced: readonly UnplacedValue[];
}
