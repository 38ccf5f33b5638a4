import { CHALLENGE_2H, TOLERANCE_0H, TOLERANCE_1H, TOLERANCE_2H } from '#calls/forms';
import { wordLabel } from '#formatting';
import type { MetricType } from '#observations';
import * as words from '../words/en.ts';
import { adults, numberTest, only, readingTest, SOURCES } from './lab-test.ts';

const { merck } = SOURCES;
const glucose = { metric: 'bloodglucose', part: 'value' } as const;
const lipid = (part: string): { readonly metric: MetricType; readonly part: string } => ({
  metric: 'lipid',
  part,
});

export const sugarAndLipids = [
  readingTest(
    {
      key: 'fastingGlucose',
      labels: wordLabel(words.sugarAndLipids, 'fastingGlucose'),
      aliases: 'fbs, fpg, fasting blood sugar, fasting sugar',
      loinc: '1558-6',
      fasting: true,
    },
    { ...glucose, situation: { mealSituation: 'MEAL_SITUATION_FASTING' } },
  ),
  readingTest(
    {
      key: 'postMealGlucose',
      labels: wordLabel(words.sugarAndLipids, 'postMealGlucose'),
      aliases: 'ppbs, pppg, post meal, postprandial, post prandial blood sugar',
      loinc: '1521-4',
    },
    {
      ...glucose,
      situation: {
        mealSituation: 'MEAL_SITUATION_AFTER_MEAL',
        values: [{ key: 'hoursAfterMeal', text: '2', unit: 'h' }],
      },
    },
  ),
  readingTest(
    {
      key: 'randomGlucose',
      labels: wordLabel(words.sugarAndLipids, 'randomGlucose'),
      aliases: 'rbs, random blood sugar, sugar',
      loinc: '2345-7',
    },
    { ...glucose, situation: { mealSituation: 'MEAL_SITUATION_RANDOM' } },
  ),
  readingTest(
    {
      key: 'tolerance0h',
      labels: wordLabel(words.sugarAndLipids, 'tolerance0h'),
      aliases: 'glucose tolerance test, gtt',
      fasting: true,
    },
    { ...glucose, situation: TOLERANCE_0H },
  ),
  readingTest(
    {
      key: 'tolerance1h',
      labels: wordLabel(words.sugarAndLipids, 'tolerance1h'),
      aliases: 'glucose tolerance test, gtt',
      loinc: '1507-3',
    },
    { ...glucose, situation: TOLERANCE_1H },
  ),
  readingTest(
    {
      key: 'tolerance2h',
      labels: wordLabel(words.sugarAndLipids, 'tolerance2h'),
      aliases: 'glucose tolerance test, gtt',
      loinc: '1518-0',
    },
    { ...glucose, situation: TOLERANCE_2H },
  ),
  readingTest(
    {
      key: 'challenge2h',
      labels: wordLabel(words.sugarAndLipids, 'challenge2h'),
      aliases: 'dipsi, gct, glucose challenge test',
    },
    { ...glucose, situation: CHALLENGE_2H },
  ),
  readingTest(
    {
      key: 'hba1c',
      labels: wordLabel(words.sugarAndLipids, 'hba1c'),
      aliases: 'a1c, glycated hemoglobin, glycosylated hemoglobin',
      loinc: '4548-4',
    },
    { metric: 'hba1c', part: 'value' },
  ),
  readingTest(
    {
      key: 'totalCholesterol',
      labels: wordLabel(words.sugarAndLipids, 'totalCholesterol'),
      aliases: 'tc, cholesterol',
      loinc: '2093-3',
      fasting: true,
    },
    lipid('totalCholesterol'),
  ),
  readingTest(
    {
      key: 'ldl',
      labels: wordLabel(words.sugarAndLipids, 'ldl'),
      aliases: 'ldl-c',
      loinc: '13457-7',
      fasting: true,
    },
    lipid('ldl'),
  ),
  readingTest(
    {
      key: 'hdl',
      labels: wordLabel(words.sugarAndLipids, 'hdl'),
      aliases: 'hdl-c',
      loinc: '2085-9',
      fasting: true,
    },
    lipid('hdl'),
  ),
  readingTest(
    {
      key: 'triglycerides',
      labels: wordLabel(words.sugarAndLipids, 'triglycerides'),
      aliases: 'tg, tgl',
      loinc: '2571-8',
      fasting: true,
    },
    lipid('triglycerides'),
  ),
  numberTest(
    {
      key: 'vldl',
      labels: wordLabel(words.sugarAndLipids, 'vldl'),
      aliases: '',
      loinc: '13458-5',
      fasting: true,
    },
    {
      units: only('mg/dL', 0),
      decimals: 1,
      limits: { hard: [1, 2000], soft: [3, 150] },
      ranges: [adults(merck, { greatest: 30 })],
    },
  ),
];
