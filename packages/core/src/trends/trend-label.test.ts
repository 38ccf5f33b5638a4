import { describe, expect, it } from 'vitest';
import { mealSituationLabel, metricOfReadingLabel } from '#metrics';
import { otherTrend, TRENDS } from './trend-definition.ts';
import { lineLabel, trendLabel } from './trend-label.ts';

const ofKey = (key: string) => {
  const found = TRENDS.find((one) => one.key === key);
  if (!found) throw new Error(`no trend ${key}`);
  return found;
};

describe('labels of trends', () => {
  it.each([
    ['bloodPressure', 'Blood Pressure', 'रक्तचाप'],
    ['lipid', 'Lipid', 'लिपिड'],
    ['weight', 'Weight', 'वज़न'],
    ['restingHeartRate', 'Resting heart rate', 'विश्राम हृदय गति'],
    ['tsh', 'TSH', 'टीएसएच'],
  ])('%s is called %s', (key, english, hindi) => {
    expect(trendLabel(ofKey(key))).toBe(english);
    expect(trendLabel(ofKey(key), 'hi')).toBe(hindi);
  });

  it('are unique in both languages', () => {
    for (const locale of ['en', 'hi'])
      expect(new Set(TRENDS.map((trend) => trendLabel(trend, locale))).size).toBe(TRENDS.length);
  });

  it('of lines are unique within their trend', () => {
    for (const { lines } of TRENDS)
      for (const locale of ['en', 'hi'])
        expect(new Set(lines.map((line) => lineLabel(line, locale))).size).toBe(lines.length);
  });

  it.each([
    ['sleepsummary', 'value', 'Sleep'],
    ['activity', 'stepsTaken', 'Physical Activity: Steps taken'],
    ['body', 'waist_girth', 'Body: Waist girth'],
    ['steps_of_day', 'value', 'steps of day'],
  ])('another value %s.%s is called %s', (metric, value, label) => {
    expect(trendLabel(otherTrend(metric, { key: value }))).toBe(label);
  });

  it('know meal situations, and show an unknown one as words', () => {
    expect(mealSituationLabel('MEAL_SITUATION_FASTING', 'hi')).toBe('खाली पेट');
    expect(mealSituationLabel('AT_NIGHT')).toBe('AT NIGHT');
    expect(metricOfReadingLabel('report')).toBe('Report');
  });
});
