import { wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import { adults, inPregnancy, numberTest, only, readingTest, SOURCES } from './lab-test.ts';

const { merck, critical, who, endocrine } = SOURCES;
const thyroid = (part: string) => ({ metric: 'thyroid', part }) as const;

export const hormonesAndVitamins = [
  readingTest(
    {
      key: 'tsh',
      labels: wordLabel(words.hormonesAndVitamins, 'tsh'),
      aliases: 'thyroid stimulating hormone, thyrotropin',
      loinc: '3016-3',
    },
    thyroid('tsh'),
  ),
  readingTest(
    {
      key: 'ft4',
      labels: wordLabel(words.hormonesAndVitamins, 'ft4'),
      aliases: 'free thyroxine',
      loinc: '3024-7',
    },
    thyroid('ft4'),
  ),
  readingTest(
    { key: 't4', labels: wordLabel(words.hormonesAndVitamins, 't4'), aliases: 'thyroxine', loinc: '3026-2' },
    thyroid('t4'),
  ),
  readingTest(
    { key: 'ft3', labels: wordLabel(words.hormonesAndVitamins, 'ft3'), aliases: '', loinc: '3051-0' },
    thyroid('ft3'),
  ),
  readingTest(
    {
      key: 't3',
      labels: wordLabel(words.hormonesAndVitamins, 't3'),
      aliases: 'triiodothyronine',
      loinc: '3053-6',
    },
    thyroid('t3'),
  ),
  numberTest(
    {
      key: 'ferritin',
      labels: wordLabel(words.hormonesAndVitamins, 'ferritin'),
      aliases: '',
      loinc: '2276-4',
    },
    {
      units: only('ng/mL', 0),
      decimals: 1,
      limits: { hard: [0, 100_000], soft: [1, 3000] },
      ranges: [
        inPregnancy(who, { least: 15 }),
        { sex: 'male', ...adults(who, { least: 15, greatest: 200 }) },
        { sex: 'female', ...adults(who, { least: 15, greatest: 150 }) },
        { years: [0, 5], least: 12, source: who },
        { years: [5, 18], least: 15, source: who },
      ],
    },
  ),
  numberTest(
    {
      key: 'vitaminD',
      labels: wordLabel(words.hormonesAndVitamins, 'vitaminD'),
      aliases: 'vit d, 25 hydroxy vitamin d, 25-oh',
      loinc: '62292-8',
    },
    {
      units: { ...only('ng/mL', 0), 'nmol/L': { factor: 2.496, decimals: 0 } },
      decimals: 1,
      limits: { hard: [1, 400], soft: [3, 150] },
      ranges: [{ least: 30, greatest: 100, source: endocrine }],
    },
  ),
  numberTest(
    {
      key: 'vitaminB12',
      labels: wordLabel(words.hormonesAndVitamins, 'vitaminB12'),
      aliases: 'b12, cobalamin',
      loinc: '2132-9',
    },
    {
      units: only('pg/mL', 0),
      decimals: 0,
      limits: { hard: [10, 20_000], soft: [50, 2500] },
      ranges: [adults(merck, { least: 200, greatest: 900 })],
    },
  ),
  numberTest(
    {
      key: 'folate',
      labels: wordLabel(words.hormonesAndVitamins, 'folate'),
      aliases: 'folic acid',
      loinc: '2284-8',
    },
    {
      units: only('ng/mL', 1),
      decimals: 1,
      limits: { hard: [0.1, 200], soft: [0.5, 50] },
      ranges: [adults(merck, { least: 2.5, greatest: 20 })],
    },
  ),
  numberTest(
    {
      key: 'crp',
      labels: wordLabel(words.hormonesAndVitamins, 'crp'),
      aliases: 'c reactive protein, c-reactive protein',
      loinc: '1988-5',
    },
    {
      units: { ...only('mg/L', 1), 'mg/dL': { factor: 0.1, decimals: 2, exact: true } },
      decimals: 2,
      limits: { hard: [0, 1000], soft: [0, 400] },
      ranges: [adults(merck, { greatest: 8 })],
      critical: { high: 300, source: critical },
    },
  ),
  numberTest(
    {
      key: 'psa',
      labels: wordLabel(words.hormonesAndVitamins, 'psa'),
      aliases: 'prostate specific antigen',
      loinc: '2857-1',
    },
    {
      units: only('ng/mL', 1),
      decimals: 2,
      limits: { hard: [0, 20_000], soft: [0, 200] },
      ranges: [{ sex: 'male', years: [18, Number.POSITIVE_INFINITY], greatest: 4, source: merck }],
    },
  ),
  numberTest(
    {
      key: 'prothrombinTime',
      labels: wordLabel(words.hormonesAndVitamins, 'prothrombinTime'),
      aliases: 'pt',
      loinc: '5902-2',
    },
    {
      units: only('s', 1),
      decimals: 1,
      limits: { hard: [5, 300], soft: [8, 100] },
      ranges: [adults(merck, { least: 11, greatest: 13 })],
      review: { high: 27, source: SOURCES.kost },
    },
  ),
  numberTest(
    { key: 'inr', labels: wordLabel(words.hormonesAndVitamins, 'inr'), aliases: 'pt inr', loinc: '6301-6' },
    {
      units: only('{INR}', 1),
      decimals: 2,
      limits: { hard: [0.3, 30], soft: [0.7, 10] },
      ranges: [adults(merck, { least: 0.9, greatest: 1.1 })],
      critical: { high: 6.5, source: critical },
      review: { high: 4.6, source: SOURCES.accp },
    },
  ),
  numberTest(
    {
      key: 'aptt',
      labels: wordLabel(words.hormonesAndVitamins, 'aptt'),
      aliases: 'ptt, partial thromboplastin time',
      loinc: '14979-9',
    },
    {
      units: only('s', 1),
      decimals: 1,
      limits: { hard: [10, 400], soft: [15, 150] },
      ranges: [adults(merck, { least: 25, greatest: 35 })],
      critical: { high: 100, source: SOURCES.kost },
      review: { high: 78, source: SOURCES.kost },
    },
  ),
  numberTest(
    {
      key: 'betaHcg',
      labels: wordLabel(words.hormonesAndVitamins, 'betaHcg'),
      aliases: 'bhcg, b-hcg, serum hcg',
      loinc: '21198-7',
    },
    // Expected values depend on the week, so there is no single range.
    { units: only('m[IU]/mL', 0), decimals: 1, limits: { hard: [0, 3_000_000] }, ranges: [] },
  ),
];
