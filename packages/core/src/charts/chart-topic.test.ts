// spec: 14

import { describe, expect, it } from 'vitest';
import { CHART_TOPICS, chartTopicLabel } from './chart-topic.ts';

describe('the chart topics', () => {
  it('are the ten of the specification', () => {
    expect(CHART_TOPICS.map((topic) => chartTopicLabel(topic))).toEqual([
      'Touchpoints',
      'Gender',
      'BMI',
      'Risk matrix',
      'Coach workload',
      'WhatsApp message audit',
      'Cardiac risk',
      'Diabetes risk',
      'Hypertension risk',
      'Dyslipidaemia risk',
    ]);
  });

  it('have Hindi labels; an unknown one of the service is shown unchanged', () => {
    expect(chartTopicLabel('gender', 'hi')).toBe('लिंग');
    expect(chartTopicLabel('stroke-risk')).toBe('stroke-risk');
  });
});
