import type { ChartPeriod, ChartTopic } from '#charts';

/** A bin of a figure that was counted: of `months` the key is `YYYY-MM`, of `staff` it is an id or `others`. */
export interface FigureBin {
  readonly key: string;
  readonly label: string;
  readonly rule?: string;
}

/** What was counted for a topic, in the words of one locale. */
export interface ChartFigure {
  readonly topic: ChartTopic;
  /** What it was counted over; undefined where the topic has no period. */
  readonly period: ChartPeriod | undefined;
  readonly rows: readonly FigureBin[];
  /** One bin without a label where the topic has no columns. */
  readonly columns: readonly FigureBin[];
  /** By row, then by column. */
  readonly counts: readonly (readonly number[])[];
  /** All of them together: the population. */
  readonly total: number;
}

export const rowTotal = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
