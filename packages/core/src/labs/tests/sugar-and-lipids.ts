import { CHALLENGE_2H, TOLERANCE_0H, TOLERANCE_1H, TOLERANCE_2H } from '#calls/forms';
import type { MetricType } from '#observations';
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
      labels: { en: 'Fasting glucose', hi: 'खाली पेट ग्लूकोज़' },
      aliases: 'fbs, fpg, fasting blood sugar, fasting sugar',
      loinc: '1558-6',
      fasting: true,
    },
    { ...glucose, situation: { mealSituation: 'MEAL_SITUATION_FASTING' } },
  ),
  readingTest(
    {
      key: 'postMealGlucose',
      labels: { en: 'Glucose 2 hours after a meal', hi: 'भोजन के 2 घंटे बाद ग्लूकोज़' },
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
      labels: { en: 'Random glucose', hi: 'रैंडम ग्लूकोज़' },
      aliases: 'rbs, random blood sugar, sugar',
      loinc: '2345-7',
    },
    { ...glucose, situation: { mealSituation: 'MEAL_SITUATION_RANDOM' } },
  ),
  readingTest(
    {
      key: 'tolerance0h',
      labels: { en: 'OGTT 75 g: fasting', hi: 'OGTT 75 g: खाली पेट' },
      aliases: 'glucose tolerance test, gtt',
      fasting: true,
    },
    { ...glucose, situation: TOLERANCE_0H },
  ),
  readingTest(
    {
      key: 'tolerance1h',
      labels: { en: 'OGTT 75 g: 1 hour', hi: 'OGTT 75 g: 1 घंटा' },
      aliases: 'glucose tolerance test, gtt',
      loinc: '1507-3',
    },
    { ...glucose, situation: TOLERANCE_1H },
  ),
  readingTest(
    {
      key: 'tolerance2h',
      labels: { en: 'OGTT 75 g: 2 hours', hi: 'OGTT 75 g: 2 घंटे' },
      aliases: 'glucose tolerance test, gtt',
      loinc: '1518-0',
    },
    { ...glucose, situation: TOLERANCE_2H },
  ),
  readingTest(
    {
      key: 'challenge2h',
      labels: {
        en: 'Glucose 2 hours after 75 g without a fast (DIPSI)',
        hi: 'बिना उपवास 75 g के 2 घंटे बाद ग्लूकोज़ (DIPSI)',
      },
      aliases: 'dipsi, gct, glucose challenge test',
    },
    { ...glucose, situation: CHALLENGE_2H },
  ),
  readingTest(
    {
      key: 'hba1c',
      labels: { en: 'HbA1c', hi: 'HbA1c' },
      aliases: 'a1c, glycated hemoglobin, glycosylated hemoglobin',
      loinc: '4548-4',
    },
    { metric: 'hba1c', part: 'value' },
  ),
  readingTest(
    {
      key: 'totalCholesterol',
      labels: { en: 'Total cholesterol', hi: 'कुल कोलेस्ट्रॉल' },
      aliases: 'tc, cholesterol',
      loinc: '2093-3',
      fasting: true,
    },
    lipid('totalCholesterol'),
  ),
  readingTest(
    {
      key: 'ldl',
      labels: { en: 'LDL cholesterol', hi: 'एलडीएल कोलेस्ट्रॉल' },
      aliases: 'ldl-c',
      loinc: '13457-7',
      fasting: true,
    },
    lipid('ldl'),
  ),
  readingTest(
    {
      key: 'hdl',
      labels: { en: 'HDL cholesterol', hi: 'एचडीएल कोलेस्ट्रॉल' },
      aliases: 'hdl-c',
      loinc: '2085-9',
      fasting: true,
    },
    lipid('hdl'),
  ),
  readingTest(
    {
      key: 'triglycerides',
      labels: { en: 'Triglycerides', hi: 'ट्राइग्लिसराइड' },
      aliases: 'tg, tgl',
      loinc: '2571-8',
      fasting: true,
    },
    lipid('triglycerides'),
  ),
  numberTest(
    {
      key: 'vldl',
      labels: { en: 'VLDL cholesterol', hi: 'वीएलडीएल कोलेस्ट्रॉल' },
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
