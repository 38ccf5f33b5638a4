import type { ChartPeriod, ChartTopic } from '#charts';

/** A bin with its count. Keys of `months` are `YYYY-MM`; keys of `staff` are ids or `others`. */
export interface FigureBin {
  readonly key: string;
  readonly label: string;
  readonly rule?: string;
}

/** The counts of a topic in one locale. */
export interface ChartFigure {
  readonly topic: ChartTopic;
  /** Undefined if the topic has no period. */
  readonly period: ChartPeriod | undefined;
  readonly rows: readonly FigureBin[];
  /** A single unlabelled bin if the topic has no columns. */
  readonly columns: readonly FigureBin[];
  /** By row, then by column. */
  readonly counts: readonly (readonly number[])[];
  /** The sum of all counts: the population. */
  readonly total: number;
}

export const rowTotal = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
