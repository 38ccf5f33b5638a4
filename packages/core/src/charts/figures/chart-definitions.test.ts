// spec: 14

import { describe, expect, it } from 'vitest';
import { CHART_TOPICS, chartPeriods, chartShape } from '#charts';
import { type ChartAxis, chartDefinition, chartWords } from './index.ts';

const axes = (topic: (typeof CHART_TOPICS)[number]): readonly ChartAxis[] => {
  const { rows, columns } = chartDefinition(topic);
  return columns ? [rows, columns] : [rows];
};
const binsOf = ({ bins }: ChartAxis) => (typeof bins === 'string' ? [] : bins);

describe.each(CHART_TOPICS)('the chart of %s', (topic) => {
  const definition = chartDefinition(topic);

  it('says in both languages what it counts and for which patients', () => {
    const words = [
      definition.population,
      definition.measure,
      ...axes(topic).map(({ label }) => label),
      ...axes(topic)
        .flatMap(binsOf)
        .flatMap(({ label, rule }) => (rule ? [label, rule] : [label])),
    ];
    for (const { en, hi } of words) {
      expect(en).not.toBe('');
      expect(hi).not.toBe('');
    }
    expect(definition.population.hi).toMatch(/[\u0900-\u097f]/);
    expect(definition.measure.hi).toMatch(/[\u0900-\u097f]/);
  });

  it('has every bin once, and columns where its form needs them', () => {
    for (const axis of axes(topic)) {
      const keys = binsOf(axis).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
    expect(definition.columns === undefined).toBe(definition.form === 'bars');
  });

  it('has the size that its page reserves before it is loaded', () => {
    const { form, rows } = definition;
    const drawn = { months: 12, staff: chartShape(topic).rows };
    expect(chartShape(topic)).toEqual({
      form,
      rows: typeof rows.bins === 'string' ? drawn[rows.bins] : rows.bins.length,
    });
  });
});

it.each([
  ['hypertension-risk', 'normal high-normal grade1 grade2 grade3 unknown'],
  ['diabetes-risk', 'normal prediabetes diabetes-range unknown'],
  ['dyslipidaemia-risk', 'within borderline high very-high unknown'],
  ['cardiac-risk', '0 1 2 3 4 unknown'],
  ['bmi', 'underweight normal overweight obese unknown'],
  ['gender', 'female male other unknown'],
] as const)('%s is divided into %s', (topic, keys) => {
  expect(
    binsOf(chartDefinition(topic).rows)
      .map(({ key }) => key)
      .join(' '),
  ).toBe(keys);
});

const PERIOD_WORDS = {
  '30-days': 'the last thirty days',
  '3-months': 'the last three months',
  '12-months': 'the last twelve months',
};

it.each(CHART_TOPICS)('%s names its period', (topic) => {
  const usual = JSON.stringify(chartDefinition(topic));
  expect(usual).not.toMatch(/[{](?:period|included)[}]/);
  for (const period of chartPeriods(topic).slice(1)) {
    const words = JSON.stringify(chartDefinition(topic, period));
    expect(words).toContain(PERIOD_WORDS[period]);
    expect(words).not.toBe(usual);
  }
});

it('uses the requested language', () => {
  const { label } = chartDefinition('gender').rows;
  expect([chartWords(label), chartWords(label, 'hi-IN'), chartWords(label, 'ta')]).toEqual([
    'Gender',
    'लिंग',
    'Gender',
  ]);
});
