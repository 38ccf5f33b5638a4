import { wordLabel } from '#formatting';
import type { RapidTest } from '#observations';
import * as words from '../words/en.ts';
import { type LabWord, numberTest, only, readingTest, SOURCES, textTest, wordTest } from './lab-test.ts';
import { NEGATIVE_OR_POSITIVE } from './urine-and-stool.ts';

/** A rapid-test result, which is a reading of its own. */
const infection = (
  key: string,
  test: RapidTest,
  labels: LabWord['labels'],
  rest: { readonly aliases: string; readonly loinc?: string },
) => readingTest({ key, labels, ...rest }, { metric: 'rapidtest', part: test, situation: {} });

/** Positive results need a review the same day. */
const POSITIVE_TODAY: readonly LabWord[] = NEGATIVE_OR_POSITIVE.map((word) =>
  word.isAbnormal ? { ...word, level: 'review' } : word,
);

const antibody = (
  key: string,
  labels: LabWord['labels'],
  aliases: string,
  { source, loinc }: { readonly source: string; readonly loinc?: string },
) => wordTest({ key, labels, aliases, ...(loinc !== undefined && { loinc }) }, POSITIVE_TODAY, source);

export const infections = [
  infection('hiv', 'hiv', wordLabel(words.infections, 'hiv'), {
    aliases: 'hiv 1 and 2, anti hiv',
    loinc: '75622-1',
  }),
  infection('hbsag', 'hepatitis_b', wordLabel(words.infections, 'hBsAg'), {
    aliases: 'hepatitis b, australia antigen',
    loinc: '5196-1',
  }),
  infection('antiHcv', 'hepatitis_c', wordLabel(words.infections, 'antiHcv'), {
    aliases: 'hepatitis c, hcv',
    loinc: '16128-1',
  }),
  infection('vdrl', 'syphilis', wordLabel(words.infections, 'vdrl'), {
    aliases: 'syphilis, rpr, tpha',
    loinc: '5292-8',
  }),
  infection('malaria', 'malaria', wordLabel(words.infections, 'malaria'), {
    aliases: 'mp, malaria antigen, malarial parasite',
    loinc: '70569-9',
  }),
  infection('dengue', 'dengue', wordLabel(words.infections, 'dengueNs1IgM'), { aliases: 'ns1' }),
  infection('typhoid', 'typhoid', wordLabel(words.infections, 'typhoidWidalIgM'), {
    aliases: 'widal, typhidot',
  }),
  infection('troponin', 'troponin_1', wordLabel(words.infections, 'troponinI'), {
    aliases: 'troponin, trop i, tnl',
  }),
  wordTest(
    {
      key: 'sputumAfb',
      labels: wordLabel(words.infections, 'sputumAfb'),
      aliases: 'afb, cbnaat, genexpert, truenat, tuberculosis',
      specimen: 'sputum',
    },
    POSITIVE_TODAY,
    SOURCES.ntep,
  ),
  antibody('scrubTyphus', wordLabel(words.infections, 'scrubTyphus'), 'scrub, orientia', {
    source: SOURCES.icmr,
  }),
  antibody('leptospira', wordLabel(words.infections, 'leptospira'), 'lepto, leptospirosis', {
    source: SOURCES.ncdc,
  }),
  antibody('chikungunya', wordLabel(words.infections, 'chikungunya'), 'chik', {
    source: SOURCES.nvbdcp,
  }),
  numberTest(
    {
      key: 'rubellaIgg',
      labels: wordLabel(words.infections, 'rubellaIgg'),
      aliases: 'german measles igg',
      loinc: '5334-8',
    },
    {
      units: only('[IU]/mL', 0),
      decimals: 1,
      limits: { hard: [0, 5000], soft: [0, 1000] },
      ranges: [{ least: 10, source: SOURCES.rubella }],
    },
  ),
  antibody('rubellaIgm', wordLabel(words.infections, 'rubellaIgm'), 'german measles igm', {
    source: SOURCES.rubella,
    loinc: '5335-5',
  }),
  antibody(
    'indirectCoombs',
    wordLabel(words.infections, 'indirectCoombs'),
    'ict, indirect antiglobulin test, iat, antibody screen',
    { source: SOURCES.antibodies, loinc: '890-4' },
  ),
  textTest({ key: 'bloodCulture', labels: wordLabel(words.infections, 'bloodCulture'), loinc: '600-7' }),
  textTest({
    key: 'papSmear',
    labels: wordLabel(words.infections, 'papSmear'),
    aliases: 'cervical smear, lbc',
    specimen: 'swab',
  }),
];
