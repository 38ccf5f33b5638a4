import type { ChartTopic } from './chart-topic.ts';

/** How much is drawn: the form of a chart, or what its rows are where these are known only when it is counted. */
export type ChartShape = 'bars' | 'stacked' | 'matrix' | 'months' | 'staff';

const SHAPES: Readonly<Record<ChartTopic, ChartShape>> = {
  touchpoints: 'months',
  gender: 'bars',
  bmi: 'bars',
  'risk-matrix': 'matrix',
  'coach-workload': 'staff',
  'whatsapp-message-audit': 'stacked',
  'cardiac-risk': 'stacked',
  'diabetes-risk': 'bars',
  'hypertension-risk': 'bars',
  'dyslipidaemia-risk': 'bars',
};

/** The shape of the chart of a topic, for the room it is given before anything else is known of it. */
export const chartShape = (topic: ChartTopic): ChartShape => SHAPES[topic];
