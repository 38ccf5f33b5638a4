import type { ChartPeriod } from './chart-period.ts';
import type { ChartTopic } from './chart-topic.ts';

/** The number of marks that a chart draws. */
export interface ChartShape {
  readonly form: 'bars' | 'stacked' | 'matrix';
  /** Number of rows; an estimate for staff, which are only known after counting. */
  readonly rows: number;
}

const shape = (form: ChartShape['form'], rows: number): ChartShape => ({ form, rows });

const SHAPES: Readonly<Record<ChartTopic, ChartShape>> = {
  touchpoints: shape('stacked', 12),
  gender: shape('bars', 4),
  bmi: shape('bars', 5),
  'risk-matrix': shape('matrix', 6),
  'coach-workload': shape('stacked', 5),
  'whatsapp-message-audit': shape('stacked', 3),
  'cardiac-risk': shape('stacked', 6),
  'diabetes-risk': shape('bars', 4),
  'hypertension-risk': shape('bars', 6),
  'dyslipidaemia-risk': shape('bars', 5),
};

/** Returns the shape of a topic's chart, to reserve space before it loads. */
export function chartShape(topic: ChartTopic, period?: ChartPeriod): ChartShape {
  const usual = SHAPES[topic];
  return topic === 'touchpoints' && period === '3-months' ? { ...usual, rows: 3 } : usual;
}
