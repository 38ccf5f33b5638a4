import { describe, expect, it } from 'vitest';
import { ALL_RANGES, hasDailyLines } from '#clinical';
import { labelIn } from '#formatting';
import { READING_TYPES } from '#record';
import {
  isBeside,
  isMeasure,
  MEASURE_DEFINITIONS,
  MEASURES,
  METRIC_TYPES,
  METRICS,
  metricOf,
  VALUES,
} from './index.ts';

/** Specification 3.8. */
const OF_SPECIFICATION = (
  'activity activitysummary body bloodpressure bloodglucose mealitem heartrate restinghr sleepsummary spo2 medication ' +
  'habitevents stress temperature hemoglobin uricacid creatinine hba1c lipid thyroid report diet'
).split(' ');

/** Specification 3.3. */
const READINGS_OF_SPECIFICATION = (
  'symptom blood_pressure body spo2 temperature ecg blood_glucose blood_sugar hemoglobin cholesterol uric_acid ' +
  'whole_blood_rdt pregnancy urine_2p resting_hr hba1c lipid thyroid dermascopy otoscopy mede_document respiratory_rate pulse'
).split(' ');

/** Inputs of other rules, or measured for a clinician. */
const WITHOUT_RULE = ['oxygen', 'hours', 'urineGlucose', 'height', 'pregnancyTest', 'symptom'];

describe('the catalogue', () => {
  it('has the metrics and reading types of the specification', () => {
    expect(OF_SPECIFICATION).toHaveLength(22);
    expect(OF_SPECIFICATION.filter((metric) => !Object.hasOwn(METRICS, metric))).toEqual([]);
    expect([...READING_TYPES].toSorted()).toEqual(READINGS_OF_SPECIFICATION.toSorted());
    expect(READINGS_OF_SPECIFICATION).toHaveLength(23);
  });

  it.each(METRIC_TYPES)('%s has a name in both languages', (metric) => {
    const { labels } = METRICS[metric];
    expect([labelIn(labels, 'en'), labelIn(labels, 'hi')]).not.toContain('');
  });

  it.each(MEASURES)('%s has names, a conventional unit, bounds or words, and a rule', (measure) => {
    const { labels, units, words, limits } = MEASURE_DEFINITIONS[measure];
    expect([labelIn(labels, 'en'), labelIn(labels, 'hi')]).not.toContain('');
    const [conventional] = Object.values(units);
    expect(conventional).toMatchObject({ factor: 1 });
    expect(words !== undefined || limits !== undefined || measure === 'bmi').toBe(true);
    const hasRule = hasDailyLines(measure) || ALL_RANGES.some((range) => range.measure === measure);
    expect(hasRule).toBe(!WITHOUT_RULE.includes(measure));
  });

  it('has a question for unlikely values within the possible range', () => {
    for (const { limits } of Object.values(MEASURE_DEFINITIONS)) {
      if (!limits) continue;
      const [least, most] = limits.hard;
      const [low, high] = limits.soft ?? limits.hard;
      expect([least <= low, low < high, high <= most]).toEqual([true, true, true]);
    }
  });

  it('draws every value that it defines in one trend', () => {
    const drawn = METRIC_TYPES.flatMap((metric) =>
      (metricOf(metric)?.trends ?? []).flatMap(({ values }) => values.map((key) => `${metric}.${key}`)),
    );
    const own = VALUES.filter(({ metric, key }) => !isBeside(metric, key));
    expect(drawn.toSorted()).toEqual(own.map(({ metric, key }) => `${metric}.${key}`).toSorted());
  });

  it('gives a code to one value only', () => {
    const codes = VALUES.flatMap(({ value }) =>
      (value.loinc ?? []).map((one) => (typeof one === 'string' ? one : one.code)),
    );
    expect(codes).toEqual([...new Set(codes)]);
  });

  it('ignores properties of Object.prototype', () => {
    expect(isMeasure('constructor')).toBe(false);
  });
});
