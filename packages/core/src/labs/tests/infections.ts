import type { RapidTest } from '#observations';
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
  infection('hiv', 'hiv', { en: 'HIV', hi: 'HIV' }, { aliases: 'hiv 1 and 2, anti hiv', loinc: '75622-1' }),
  infection(
    'hbsag',
    'hepatitis_b',
    { en: 'HBsAg', hi: 'HBsAg' },
    { aliases: 'hepatitis b, australia antigen', loinc: '5196-1' },
  ),
  infection(
    'antiHcv',
    'hepatitis_c',
    { en: 'Anti-HCV', hi: 'एंटी-HCV' },
    { aliases: 'hepatitis c, hcv', loinc: '16128-1' },
  ),
  infection(
    'vdrl',
    'syphilis',
    { en: 'VDRL', hi: 'VDRL' },
    { aliases: 'syphilis, rpr, tpha', loinc: '5292-8' },
  ),
  infection(
    'malaria',
    'malaria',
    { en: 'Malaria', hi: 'मलेरिया' },
    { aliases: 'mp, malaria antigen, malarial parasite', loinc: '70569-9' },
  ),
  infection('dengue', 'dengue', { en: 'Dengue (NS1, IgM)', hi: 'डेंगू (NS1, IgM)' }, { aliases: 'ns1' }),
  infection(
    'typhoid',
    'typhoid',
    { en: 'Typhoid (Widal, IgM)', hi: 'टाइफ़ाइड (विडाल, IgM)' },
    { aliases: 'widal, typhidot' },
  ),
  infection(
    'troponin',
    'troponin_1',
    { en: 'Troponin I', hi: 'ट्रोपोनिन I' },
    { aliases: 'troponin, trop i, tnl' },
  ),
  wordTest(
    {
      key: 'sputumAfb',
      labels: { en: 'Sputum for TB (AFB, CBNAAT)', hi: 'टीबी के लिए बलगम (AFB, CBNAAT)' },
      aliases: 'afb, cbnaat, genexpert, truenat, tuberculosis',
      specimen: 'sputum',
    },
    POSITIVE_TODAY,
    SOURCES.ntep,
  ),
  antibody('scrubTyphus', { en: 'Scrub typhus IgM', hi: 'स्क्रब टाइफ़स IgM' }, 'scrub, orientia', {
    source: SOURCES.icmr,
  }),
  antibody('leptospira', { en: 'Leptospira IgM', hi: 'लेप्टोस्पाइरा IgM' }, 'lepto, leptospirosis', {
    source: SOURCES.ncdc,
  }),
  antibody('chikungunya', { en: 'Chikungunya IgM', hi: 'चिकनगुनिया IgM' }, 'chik', {
    source: SOURCES.nvbdcp,
  }),
  numberTest(
    {
      key: 'rubellaIgg',
      labels: { en: 'Rubella IgG', hi: 'रूबेला IgG' },
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
  antibody('rubellaIgm', { en: 'Rubella IgM', hi: 'रूबेला IgM' }, 'german measles igm', {
    source: SOURCES.rubella,
    loinc: '5335-5',
  }),
  antibody(
    'indirectCoombs',
    { en: 'Indirect Coombs test', hi: 'इनडायरेक्ट कूम्ब्स जाँच' },
    'ict, indirect antiglobulin test, iat, antibody screen',
    { source: SOURCES.antibodies, loinc: '890-4' },
  ),
  textTest({ key: 'bloodCulture', labels: { en: 'Blood culture', hi: 'रक्त कल्चर' }, loinc: '600-7' }),
  textTest({
    key: 'papSmear',
    labels: { en: 'Pap smear', hi: 'पैप स्मीयर' },
    aliases: 'cervical smear, lbc',
    specimen: 'swab',
  }),
];
