import { wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import { type LabWord, numberTest, only, readingTest, SOURCES, textTest, wordTest } from './lab-test.ts';

const { merck } = SOURCES;
const urine = 'urine' as const;

/** Amounts on a strip or under a microscope. */
const AMOUNTS: readonly LabWord[] = [
  { value: 'nil', labels: wordLabel(words.urineAndStool, 'nil'), hindi: 'नहीं' },
  { value: 'trace', labels: wordLabel(words.urineAndStool, 'trace'), hindi: 'अल्प', isAbnormal: true },
  { value: '1+', labels: wordLabel(words.urineAndStool, 'plus1'), isAbnormal: true },
  { value: '2+', labels: wordLabel(words.urineAndStool, 'plus2'), isAbnormal: true },
  { value: '3+', labels: wordLabel(words.urineAndStool, 'plus3'), isAbnormal: true },
  { value: '4+', labels: wordLabel(words.urineAndStool, 'plus4'), isAbnormal: true },
];

export const NEGATIVE_OR_POSITIVE: readonly LabWord[] = [
  { value: 'negative', labels: wordLabel(words.urineAndStool, 'negative'), hindi: 'नेगेटिव' },
  {
    value: 'positive',
    labels: wordLabel(words.urineAndStool, 'positive'),
    hindi: 'पॉज़िटिव',
    isAbnormal: true,
  },
];

const strip = (key: string, labels: LabWord['labels'], loinc: string, aliases = '') =>
  wordTest({ key, labels, aliases, loinc, specimen: urine }, AMOUNTS, merck);

/** Cells per microscope field, which labs print as a range: "2-4". */
const cells = (key: string, labels: LabWord['labels'], loinc: string, aliases: string) =>
  textTest({ key, labels, aliases, loinc, specimen: urine });

export const urineAndStool = [
  textTest({
    key: 'urineColour',
    labels: wordLabel(words.urineAndStool, 'urineColour'),
    aliases: 'urine color',
    loinc: '5778-6',
    specimen: urine,
  }),
  textTest({
    key: 'urineAppearance',
    labels: wordLabel(words.urineAndStool, 'urineAppearance'),
    loinc: '5767-9',
    specimen: urine,
  }),
  numberTest(
    {
      key: 'urineGravity',
      labels: wordLabel(words.urineAndStool, 'urineGravity'),
      loinc: '5811-5',
      specimen: urine,
    },
    {
      units: only('{ratio}', 3),
      decimals: 3,
      limits: { hard: [1, 1.06] },
      ranges: [{ least: 1.003, greatest: 1.03, source: merck }],
    },
  ),
  numberTest(
    { key: 'urinePh', labels: wordLabel(words.urineAndStool, 'urinePh'), loinc: '5803-2', specimen: urine },
    {
      units: only('[pH]', 1),
      decimals: 1,
      limits: { hard: [4, 10] },
      ranges: [{ least: 4.5, greatest: 8, source: merck }],
    },
  ),
  readingTest(
    {
      key: 'urineProtein',
      labels: wordLabel(words.urineAndStool, 'urineProtein'),
      aliases: 'urine albumin, proteinuria',
      loinc: '20454-5',
      specimen: urine,
    },
    { metric: 'urine', part: 'protein' },
  ),
  readingTest(
    {
      key: 'urineGlucose',
      labels: wordLabel(words.urineAndStool, 'urineGlucose'),
      aliases: 'urine sugar',
      loinc: '25428-4',
      specimen: urine,
    },
    { metric: 'urine', part: 'glucose' },
  ),
  strip('urineKetones', wordLabel(words.urineAndStool, 'urineKetones'), '2514-8', 'acetone'),
  strip('urineBlood', wordLabel(words.urineAndStool, 'urineBlood'), '5794-3', 'hematuria'),
  strip('urineBilirubin', wordLabel(words.urineAndStool, 'urineBilirubin'), '5770-3'),
  strip('urineLeukocytes', wordLabel(words.urineAndStool, 'urineLeukocytes'), '5799-2', 'leucocytes'),
  wordTest(
    {
      key: 'urineNitrite',
      labels: wordLabel(words.urineAndStool, 'urineNitrite'),
      loinc: '5802-4',
      specimen: urine,
    },
    NEGATIVE_OR_POSITIVE,
    merck,
  ),
  cells('urinePusCells', wordLabel(words.urineAndStool, 'urinePusCells'), '5821-4', 'urine wbc'),
  cells('urineRedCells', wordLabel(words.urineAndStool, 'urineRedCells'), '13945-1', 'urine rbc'),
  textTest({
    key: 'urineEpithelialCells',
    labels: wordLabel(words.urineAndStool, 'urineEpithelialCells'),
    loinc: '5787-7',
    specimen: urine,
  }),
  textTest({
    key: 'urineCastsAndCrystals',
    labels: wordLabel(words.urineAndStool, 'urineCastsAndCrystals'),
    specimen: urine,
  }),
  textTest({
    key: 'urineCulture',
    labels: wordLabel(words.urineAndStool, 'urineCulture'),
    aliases: 'urine c/s, culture and sensitivity',
    loinc: '630-4',
    specimen: urine,
  }),
  readingTest(
    {
      key: 'pregnancyTest',
      labels: wordLabel(words.urineAndStool, 'pregnancyTest'),
      aliases: 'upt, urine pregnancy test',
      loinc: '2106-3',
      specimen: urine,
    },
    { metric: 'pregnancytest', part: 'value' },
  ),
  textTest({
    key: 'stoolRoutine',
    labels: wordLabel(words.urineAndStool, 'stoolRoutine'),
    aliases: 'stool r/m',
    specimen: 'stool',
  }),
  wordTest(
    {
      key: 'stoolOccultBlood',
      labels: wordLabel(words.urineAndStool, 'stoolOccultBlood'),
      aliases: 'fobt',
      loinc: '2335-8',
      specimen: 'stool',
    },
    NEGATIVE_OR_POSITIVE,
    merck,
  ),
];
