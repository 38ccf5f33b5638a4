import { type CodedLabels, codedLabel } from '#formatting';
import type { ChartTopic } from './chart-topic.ts';
import * as words from './words/en.ts';

/** Period of a chart, including the current day or month, in the facility's time zone. */
export const CHART_PERIODS = ['30-days', '3-months', '12-months'] as const;
export type ChartPeriod = (typeof CHART_PERIODS)[number];

const YEAR_FIRST: readonly ChartPeriod[] = ['12-months', '3-months', '30-days'];
const PERIODS: Readonly<Record<ChartTopic, readonly ChartPeriod[]>> = {
  // By month: thirty days would span two partial ones.
  touchpoints: ['12-months', '3-months'],
  gender: [],
  bmi: YEAR_FIRST,
  'risk-matrix': YEAR_FIRST,
  'coach-workload': CHART_PERIODS,
  'whatsapp-message-audit': YEAR_FIRST,
  'cardiac-risk': YEAR_FIRST,
  'diabetes-risk': YEAR_FIRST,
  'hypertension-risk': YEAR_FIRST,
  'dyslipidaemia-risk': YEAR_FIRST,
};

/** Returns the periods of a topic, default first; empty if it counts current records. */
export const chartPeriods = (topic: ChartTopic): readonly ChartPeriod[] => PERIODS[topic];

/** Returns the requested period if the topic has it, otherwise the default. */
export function chartPeriod(topic: ChartTopic, asked?: string | null): ChartPeriod | undefined {
  const periods = chartPeriods(topic);
  return periods.find((period) => period === asked) ?? periods[0];
}

const LABELS = words.labels satisfies CodedLabels<ChartPeriod>;

export const chartPeriodLabel = (period: ChartPeriod, locale?: string): string =>
  codedLabel(LABELS, period, locale);
