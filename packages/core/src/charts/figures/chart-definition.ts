import type { ChartTopic } from '#charts';
import type { LabelLocale } from '#formatting';

/** A sentence or a name in every language. */
export type ChartWords = Readonly<Record<LabelLocale, string>>;

/** One class that something is counted in. */
export interface ChartBin {
  readonly key: string;
  readonly label: ChartWords;
  /** What belongs to it, where the label does not say it: cut-offs, statuses. */
  readonly rule?: ChartWords;
}

/**
 * What a chart is divided by. `months` are the months of the period and `staff` the people who did what is counted: their bins are
 * known when it is counted.
 */
export interface ChartAxis {
  readonly label: ChartWords;
  readonly bins: readonly ChartBin[] | 'months' | 'staff';
}

/** `bars`: one number a row. `stacked`: a row divided by the columns. `matrix`: rows against columns. */
type ChartForm = 'bars' | 'stacked' | 'matrix';

/** What a chart counts, so that the page can say it and a database can check it. */
export interface ChartDefinition {
  readonly topic: ChartTopic;
  readonly form: ChartForm;
  /** Who or what is counted, each once: the numbers of all bins together are these. */
  readonly population: ChartWords;
  /** How each of them comes into its bin. */
  readonly measure: ChartWords;
  readonly rows: ChartAxis;
  readonly columns?: ChartAxis;
}

/** The bin of those of whom nothing is known that could put them into another. */
export const UNKNOWN = 'unknown';

/** Words of a chart in a locale; English where the locale has none. */
export const chartWords = (words: ChartWords, locale = 'en'): string =>
  /^hi(?:[-_]|$)/i.test(locale) ? words.hi : words.en;
