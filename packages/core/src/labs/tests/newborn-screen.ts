import { wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import { type LabWord, numberTest, only, SOURCES, wordTest } from './lab-test.ts';

const { neonatal, thyroidScreen } = SOURCES;

const SCREENED: readonly LabWord[] = [
  { value: 'normal', labels: wordLabel(words.newbornScreen, 'normal'), hindi: 'सामान्य' },
  {
    value: 'abnormal',
    labels: wordLabel(words.newbornScreen, 'outsideLimits'),
    hindi: 'सीमा से बाहर',
    isAbnormal: true,
    level: 'review',
  },
];

const screened = (key: string, labels: LabWord['labels'], aliases: string) =>
  wordTest({ key, labels, aliases }, SCREENED, neonatal);

/** Newborn tests from dried blood; findings are confirmed in serum. */
export const newbornScreen = [
  numberTest(
    {
      key: 'newbornTsh',
      labels: wordLabel(words.newbornScreen, 'newbornTsh'),
      aliases: 'neonatal tsh, newborn tsh, nbs tsh, heel prick tsh',
      loinc: '29575-8',
    },
    {
      units: { ...only('m[IU]/L', 1), 'u[IU]/mL': { factor: 1, decimals: 1, exact: true } },
      decimals: 1,
      limits: { hard: [0, 1000], soft: [0, 500] },
      ranges: [{ years: [0, 1], greatest: 19.9, source: thyroidScreen }],
      critical: { high: 40, source: thyroidScreen },
      review: { high: 20, source: thyroidScreen },
      newborn: { high: [40], reviewHigh: 20, source: thyroidScreen },
    },
  ),
  numberTest(
    {
      key: 'newbornHydroxyprogesterone',
      labels: wordLabel(words.newbornScreen, 'newbornHydroxyprogesterone'),
      aliases: '17-ohp, 17 ohp, 17 hydroxyprogesterone, congenital adrenal hyperplasia, cah',
      loinc: '38473-5',
    },
    {
      units: { ...only('nmol/L', 1), 'ng/mL': { factor: 0.3305, decimals: 1 } },
      decimals: 1,
      limits: { hard: [0, 3000], soft: [0, 500] },
      ranges: [{ years: [0, 1], greatest: 29.9, source: neonatal }],
      critical: { high: 90, source: neonatal },
      review: { high: 30, source: neonatal },
      newborn: { high: [90], reviewHigh: 30, source: neonatal },
    },
  ),
  screened(
    'newbornG6pd',
    wordLabel(words.newbornScreen, 'newbornG6pd'),
    'neonatal g6pd, newborn g6pd, nbs g6pd',
  ),
  screened(
    'newbornGalactose',
    wordLabel(words.newbornScreen, 'newbornGalactose'),
    'galt, galactosemia, total galactose',
  ),
  screened(
    'newbornBiotinidase',
    wordLabel(words.newbornScreen, 'newbornBiotinidase'),
    'biotinidase deficiency',
  ),
  screened(
    'newbornPhenylalanine',
    wordLabel(words.newbornScreen, 'newbornPhenylalanine'),
    'pku, phenylalanine',
  ),
];
