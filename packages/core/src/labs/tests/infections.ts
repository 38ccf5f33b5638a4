import type { RapidTest } from '#observations';
import { type LabWord, readingTest, SOURCES, textTest, wordTest } from './lab-test.ts';
import { NEGATIVE_OR_POSITIVE } from './urine-and-stool.ts';

/** A test whose result is that of a rapid test, and a reading by itself. */
const infection = (
  key: string,
  test: RapidTest,
  labels: LabWord['labels'],
  rest: { readonly aliases: string; readonly loinc?: string },
) => readingTest({ key, labels, ...rest }, { metric: 'rapidtest', part: test, situation: {} });

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
  infection('troponin', 'troponin_1', { en: 'Troponin I', hi: 'ट्रोपोनिन I' }, { aliases: 'trop i, tnl' }),
  wordTest(
    {
      key: 'sputumAfb',
      labels: { en: 'Sputum for TB (AFB, CBNAAT)', hi: 'टीबी के लिए बलगम (AFB, CBNAAT)' },
      aliases: 'afb, cbnaat, genexpert, truenat, tuberculosis',
      specimen: 'sputum',
    },
    NEGATIVE_OR_POSITIVE.map((word) => (word.isAbnormal ? { ...word, level: 'review' as const } : word)),
    SOURCES.ntep,
  ),
  textTest({ key: 'bloodCulture', labels: { en: 'Blood culture', hi: 'रक्त कल्चर' }, loinc: '600-7' }),
  textTest({
    key: 'papSmear',
    labels: { en: 'Pap smear', hi: 'पैप स्मीयर' },
    aliases: 'cervical smear, lbc',
    specimen: 'swab',
  }),
];
