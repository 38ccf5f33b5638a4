import type { Comparator, Quantity, ValueProblem } from '#clinical';
import type { Label } from '#formatting';
import type { MetricRecord } from '#metrics';
import type { LineDefinition, TrendDefinition } from './trend-definition.ts';
import type { TrendTime } from './trend-time.ts';

/** A value that stands on a chart. */
export interface TrendPoint extends TrendTime {
  readonly record: MetricRecord;
  readonly line: LineDefinition;
  /** Digits and unit as they are stored. */
  readonly entered: Quantity;
  /** The same in the unit of the trend, as it is read: not with more digits than anybody writes. What is drawn is `value`. */
  readonly shown: Quantity;
  readonly value: number;
  /** The true value is under or over this one, as a meter says beyond its range. */
  readonly comparator?: Comparator;
}

/** Why a value stands on no chart: it is listed with its reason instead. */
export type UnplacedReason =
  | ValueProblem
  | 'no-time'
  | 'other-situation'
  /** The measure has words and no numbers: what it says is listed, with what it is. */
  | 'in-words';

export interface UnplacedValue {
  readonly record: MetricRecord;
  readonly key: string;
  readonly text: string;
  readonly unit?: string;
  readonly word?: Label;
  readonly reason: UnplacedReason;
  /** When it was taken, where that is known. */
  readonly time?: TrendTime;
}

export interface TrendLine {
  readonly definition: LineDefinition;
  /** Oldest first; several of one second are all there, in the order of their ids. */
  readonly points: readonly TrendPoint[];
}

/** What a chart, a card and a table of one trend show. */
export interface Trend {
  readonly definition: TrendDefinition;
  /** UCUM where it is known; undefined where nothing can be drawn. */
  readonly unit: string | undefined;
  /** The units it can be shown in. */
  readonly units: readonly string[];
  /** All lines of the definition, also those without a point. */
  readonly lines: readonly TrendLine[];
  /** Oldest first, those without a time last. */
  readonly unplaced: readonly UnplacedValue[];
}
