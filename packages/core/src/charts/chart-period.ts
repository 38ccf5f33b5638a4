import { type CodedLabels, codedLabel } from '#formatting';
import type { ChartTopic } from './chart-topic.ts';

/** How far back a chart counts: thirty days with today, or so many months with the current one, in the facility's time. */
export const CHART_PERIODS = ['30-days', '3-months', '12-months'] as const;
export type ChartPeriod = (typeof CHART_PERIODS)[number];

const YEAR_FIRST: readonly ChartPeriod[] = ['12-months', '3-months', '30-days'];
const PERIODS: Readonly<Record<ChartTopic, readonly ChartPeriod[]>> = {
  // By months: thirty days are of two, of neither whole.
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

/** The periods that a topic is counted over, the usual one first; none where it is about what stands on record now. */
export const chartPeriods = (topic: ChartTopic): readonly ChartPeriod[] => PERIODS[topic];

/** The period of a chart: the one that is asked for where the topic has it, else its usual one. */
export function chartPeriod(topic: ChartTopic, asked?: string | null): ChartPeriod | undefined {
  const periods = chartPeriods(topic);
  return periods.find((period) => period === asked) ?? periods[0];
}

const LABELS = {
  en: { '30-days': 'Last 30 days', '3-months': 'Last 3 months', '12-months': 'Last 12 months' },
  hi: { '30-days': 'पिछले 30 दिन', '3-months': 'पिछले 3 महीने', '12-months': 'पिछले 12 महीने' },
} as const satisfies CodedLabels<ChartPeriod>;

export const chartPeriodLabel = (period: ChartPeriod, locale?: string): string =>
  codedLabel(LABELS, period, locale);
