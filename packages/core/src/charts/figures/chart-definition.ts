import type { ChartTopic } from '#charts';
import { type Label, labelIn } from '#formatting';

/** A sentence or a name in every language. */
export type ChartWords = Label;

/** A class of a chart. */
export interface ChartBin {
  readonly key: string;
  readonly label: ChartWords;
  /** Definition of the class if the label does not give it: cut-offs, statuses. */
  readonly rule?: ChartWords;
}

/** An axis of a chart. The bins of `months` and `staff` are only known after counting. */
export interface ChartAxis {
  readonly label: ChartWords;
  readonly bins: readonly ChartBin[] | 'months' | 'staff';
}

/** `bars`: one number per row. `stacked`: rows split by column. `matrix`: rows against columns. */
type ChartForm = 'bars' | 'stacked' | 'matrix';

/** What a chart counts, for display on the page and for database checks. */
export interface ChartDefinition {
  readonly topic: ChartTopic;
  readonly form: ChartForm;
  /** What is counted, each item once. The bins add up to this population. */
  readonly population: ChartWords;
  /** How an item is assigned to a bin. */
  readonly measure: ChartWords;
  readonly rows: ChartAxis;
  readonly columns?: ChartAxis;
}

/** Bin for items that can't be assigned to another one. */
export const UNKNOWN = 'unknown';

/** Returns the words in a locale, or in English if there is no translation. */
export const chartWords: (words: ChartWords, locale?: string) => string = labelIn;
