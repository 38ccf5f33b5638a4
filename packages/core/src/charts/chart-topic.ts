import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** Topics of analytics charts (specification 1). The keys appear in chart addresses. */
export const CHART_TOPICS = [
  'touchpoints',
  'gender',
  'bmi',
  'risk-matrix',
  'coach-workload',
  'whatsapp-message-audit',
  'cardiac-risk',
  'diabetes-risk',
  'hypertension-risk',
  'dyslipidaemia-risk',
] as const;
export type ChartTopic = (typeof CHART_TOPICS)[number];

const CHART_TOPIC_LABELS = words.chartTopicLabels satisfies CodedLabels<ChartTopic>;

export function chartTopicLabel(key: string, locale?: string): string {
  return codedLabel(CHART_TOPIC_LABELS, key, locale);
}
