import { type LabWord, numberTest, only, readingTest, SOURCES, textTest, wordTest } from './lab-test.ts';

const { merck } = SOURCES;
const urine = 'urine' as const;

/** Amounts on a strip or under a microscope. */
const AMOUNTS: readonly LabWord[] = [
  { value: 'nil', labels: { en: 'Nil', hi: 'नहीं' } },
  { value: 'trace', labels: { en: 'Trace', hi: 'अल्प' }, isAbnormal: true },
  { value: '1+', labels: { en: '1+', hi: '1+' }, isAbnormal: true },
  { value: '2+', labels: { en: '2+', hi: '2+' }, isAbnormal: true },
  { value: '3+', labels: { en: '3+', hi: '3+' }, isAbnormal: true },
  { value: '4+', labels: { en: '4+', hi: '4+' }, isAbnormal: true },
];

export const NEGATIVE_OR_POSITIVE: readonly LabWord[] = [
  { value: 'negative', labels: { en: 'Negative', hi: 'नेगेटिव' } },
  { value: 'positive', labels: { en: 'Positive', hi: 'पॉज़िटिव' }, isAbnormal: true },
];

const strip = (key: string, labels: LabWord['labels'], loinc: string, aliases = '') =>
  wordTest({ key, labels, aliases, loinc, specimen: urine }, AMOUNTS, merck);

/** Cells per microscope field, which labs print as a range: "2-4". */
const cells = (key: string, labels: LabWord['labels'], loinc: string, aliases: string) =>
  textTest({ key, labels, aliases, loinc, specimen: urine });

export const urineAndStool = [
  textTest({
    key: 'urineColour',
    labels: { en: 'Urine colour', hi: 'मूत्र का रंग' },
    aliases: 'urine color',
    loinc: '5778-6',
    specimen: urine,
  }),
  textTest({
    key: 'urineAppearance',
    labels: { en: 'Urine appearance', hi: 'मूत्र का रूप' },
    loinc: '5767-9',
    specimen: urine,
  }),
  numberTest(
    {
      key: 'urineGravity',
      labels: { en: 'Urine specific gravity', hi: 'मूत्र का विशिष्ट घनत्व' },
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
    { key: 'urinePh', labels: { en: 'Urine pH', hi: 'मूत्र pH' }, loinc: '5803-2', specimen: urine },
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
      labels: { en: 'Urine protein', hi: 'मूत्र में प्रोटीन' },
      aliases: 'urine albumin, proteinuria',
      loinc: '20454-5',
      specimen: urine,
    },
    { metric: 'urine', part: 'protein' },
  ),
  readingTest(
    {
      key: 'urineGlucose',
      labels: { en: 'Urine glucose', hi: 'मूत्र में ग्लूकोज़' },
      aliases: 'urine sugar',
      loinc: '25428-4',
      specimen: urine,
    },
    { metric: 'urine', part: 'glucose' },
  ),
  strip('urineKetones', { en: 'Urine ketones', hi: 'मूत्र में कीटोन' }, '2514-8', 'acetone'),
  strip('urineBlood', { en: 'Urine blood', hi: 'मूत्र में रक्त' }, '5794-3', 'hematuria'),
  strip('urineBilirubin', { en: 'Urine bilirubin', hi: 'मूत्र में बिलिरुबिन' }, '5770-3'),
  strip(
    'urineLeukocytes',
    { en: 'Urine leukocyte esterase', hi: 'मूत्र में ल्यूकोसाइट एस्टरेज़' },
    '5799-2',
    'leucocytes',
  ),
  wordTest(
    {
      key: 'urineNitrite',
      labels: { en: 'Urine nitrite', hi: 'मूत्र में नाइट्राइट' },
      loinc: '5802-4',
      specimen: urine,
    },
    NEGATIVE_OR_POSITIVE,
    merck,
  ),
  cells('urinePusCells', { en: 'Pus cells in urine', hi: 'मूत्र में पस सेल' }, '5821-4', 'urine wbc'),
  cells('urineRedCells', { en: 'Red cells in urine', hi: 'मूत्र में लाल कोशिकाएँ' }, '13945-1', 'urine rbc'),
  textTest({
    key: 'urineEpithelialCells',
    labels: { en: 'Epithelial cells in urine', hi: 'मूत्र में एपिथीलियल सेल' },
    loinc: '5787-7',
    specimen: urine,
  }),
  textTest({
    key: 'urineCastsAndCrystals',
    labels: { en: 'Casts and crystals in urine', hi: 'मूत्र में कास्ट और क्रिस्टल' },
    specimen: urine,
  }),
  textTest({
    key: 'urineCulture',
    labels: { en: 'Urine culture', hi: 'मूत्र कल्चर' },
    aliases: 'urine c/s, culture and sensitivity',
    loinc: '630-4',
    specimen: urine,
  }),
  readingTest(
    {
      key: 'pregnancyTest',
      labels: { en: 'Pregnancy test', hi: 'गर्भावस्था जाँच' },
      aliases: 'upt, urine pregnancy test',
      loinc: '2106-3',
      specimen: urine,
    },
    { metric: 'pregnancytest', part: 'value' },
  ),
  textTest({
    key: 'stoolRoutine',
    labels: { en: 'Stool routine', hi: 'मल की सामान्य जाँच' },
    aliases: 'stool r/m',
    specimen: 'stool',
  }),
  wordTest(
    {
      key: 'stoolOccultBlood',
      labels: { en: 'Occult blood in stool', hi: 'मल में छिपा रक्त' },
      aliases: 'fobt',
      loinc: '2335-8',
      specimen: 'stool',
    },
    NEGATIVE_OR_POSITIVE,
    merck,
  ),
];
