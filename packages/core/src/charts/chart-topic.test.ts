// spec: 14

import { describe, expect, it } from 'vitest';
import { CHART_TOPICS, chartTopicLabel } from './chart-topic.ts';

describe('the topics of charts', () => {
  it('are the ten that are named', () => {
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

  it('are worded in Hindi; a similar one of the service is shown as it is', () => {
    expect(chartTopicLabel('gender', 'hi')).toBe('लिंग');
    expect(chartTopicLabel('stroke-risk')).toBe('stroke-risk');
  });
});
