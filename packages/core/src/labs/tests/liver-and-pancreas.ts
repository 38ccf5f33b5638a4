import { type Label, wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import { adults, bySex, inPregnancy, numberTest, only, SOURCES } from './lab-test.ts';

const { merck, critical, pregnancy } = SOURCES;

const enzyme = (
  key: string,
  labels: Label,
  { aliases, loinc }: { readonly aliases: string; readonly loinc: string },
  rest: Pick<Parameters<typeof numberTest>[1], 'ranges' | 'critical' | 'review'>,
) =>
  numberTest(
    { key, labels, aliases, loinc },
    { units: only('U/L', 0), decimals: 1, limits: { hard: [0, 50_000], soft: [2, 3000] }, ...rest },
  );

/**
 * Phototherapy starts at 100, 200, 250, 300 and 350 µmol/L at 0, 24, 48, 72 and 96 hours of life. The hour of birth is
 * seldom known, so each day uses its earliest possible hour: day 1 starts just after midnight of the first night.
 */
const NEWBORN_BILIRUBIN = { high: [5.8, 5.8, 11.7, 14.6, 17.5, 20.5], source: SOURCES.nice98 };

const bilirubinUnits = { ...only('mg/dL', 1), 'umol/L': { factor: 17.1, decimals: 0 } };

export const liverAndPancreas = [
  numberTest(
    {
      key: 'bilirubin',
      labels: wordLabel(words.liverAndPancreas, 'bilirubin'),
      aliases: 'total bilirubin, s bilirubin',
      loinc: '1975-2',
    },
    {
      units: bilirubinUnits,
      decimals: 2,
      limits: { hard: [0, 80], soft: [0, 30] },
      ranges: [adults(merck, { greatest: 1.2 })],
      newborn: NEWBORN_BILIRUBIN,
      critical: { high: 15, source: SOURCES.kost },
      review: { high: 5, source: SOURCES.kost },
    },
  ),
  numberTest(
    {
      key: 'bilirubinDirect',
      labels: wordLabel(words.liverAndPancreas, 'bilirubinDirect'),
      aliases: 'conjugated bilirubin',
      loinc: '1968-7',
    },
    {
      units: bilirubinUnits,
      decimals: 2,
      limits: { hard: [0, 60], soft: [0, 20] },
      ranges: [
        { years: [0, 1], greatest: 1, review: true, source: SOURCES.cholestasis },
        adults(merck, { greatest: 0.3 }),
      ],
    },
  ),
  enzyme(
    'alt',
    wordLabel(words.liverAndPancreas, 'alt'),
    { aliases: 'sgpt, alanine transaminase', loinc: '1742-6' },
    {
      ranges: bySex(merck, { greatest: 41 }, { greatest: 33 }),
      critical: { high: 600, source: critical },
    },
  ),
  enzyme(
    'ast',
    wordLabel(words.liverAndPancreas, 'ast'),
    { aliases: 'sgot, aspartate transaminase', loinc: '1920-8' },
    {
      ranges: bySex(merck, { greatest: 40 }, { greatest: 32 }),
      critical: { high: 600, source: critical },
    },
  ),
  enzyme(
    'alkalinePhosphatase',
    wordLabel(words.liverAndPancreas, 'alkalinePhosphatase'),
    { aliases: 'alp', loinc: '6768-6' },
    {
      ranges: [
        inPregnancy(pregnancy, { least: 17, greatest: 229 }),
        adults(merck, { least: 36, greatest: 130 }),
      ],
    },
  ),
  enzyme(
    'ggt',
    wordLabel(words.liverAndPancreas, 'ggt'),
    { aliases: 'gamma gt, ggtp', loinc: '2324-2' },
    {
      ranges: bySex(merck, { greatest: 60 }, { greatest: 40 }),
    },
  ),
  numberTest(
    {
      key: 'totalProtein',
      labels: wordLabel(words.liverAndPancreas, 'totalProtein'),
      aliases: 'serum protein',
      loinc: '2885-2',
    },
    {
      units: { ...only('g/dL', 1), 'g/L': { factor: 10, decimals: 0, exact: true } },
      decimals: 2,
      limits: { hard: [1, 18], soft: [3, 12] },
      slips: [{ unit: 'g/dL', meant: 'g/L', from: 30, to: 120 }],
      ranges: [adults(merck, { least: 6, greatest: 8 })],
    },
  ),
  numberTest(
    {
      key: 'albumin',
      labels: wordLabel(words.liverAndPancreas, 'albumin'),
      aliases: 'serum albumin',
      loinc: '1751-7',
    },
    {
      units: { ...only('g/dL', 1), 'g/L': { factor: 10, decimals: 0, exact: true } },
      decimals: 2,
      limits: { hard: [0.5, 8], soft: [1.5, 6] },
      slips: [{ unit: 'g/dL', meant: 'g/L', from: 15, to: 60 }],
      ranges: [
        inPregnancy(pregnancy, { least: 2.3, greatest: 5.1 }),
        adults(merck, { least: 3.5, greatest: 5.5 }),
      ],
    },
  ),
  enzyme(
    'amylase',
    wordLabel(words.liverAndPancreas, 'amylase'),
    { aliases: 'serum amylase', loinc: '1798-8' },
    {
      ranges: [adults(merck, { least: 25, greatest: 125 })],
      critical: { high: 500, source: critical },
    },
  ),
  enzyme(
    'lipase',
    wordLabel(words.liverAndPancreas, 'lipase'),
    { aliases: 'serum lipase', loinc: '3040-3' },
    {
      ranges: [adults(merck, { greatest: 95 })],
      review: { high: 285, source: SOURCES.atlanta },
    },
  ),
  enzyme(
    'lactateDehydrogenase',
    wordLabel(words.liverAndPancreas, 'lactateDehydrogenase'),
    { aliases: 'lactate dehydrogenase', loinc: '2532-0' },
    {
      ranges: [adults(merck, { least: 80, greatest: 225 })],
    },
  ),
  enzyme(
    'creatineKinase',
    wordLabel(words.liverAndPancreas, 'creatineKinase'),
    { aliases: 'ck, cpk', loinc: '2157-6' },
    {
      ranges: bySex(merck, { greatest: 235 }, { greatest: 190 }),
      critical: { high: 5000, source: critical },
    },
  ),
];
