import { wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import { adults, inPregnancy, type LabRange, numberTest, only, SOURCES } from './lab-test.ts';

const { adrenal, critical, elecsys, merck, ovary, pregnancy } = SOURCES;
const perLitre = { ...only('m[IU]/mL', 1), '[IU]/L': { factor: 1, decimals: 1, exact: true } } as const;

/** Ranges for the whole cycle and after menopause. Between 45 and 55 years either may apply. */
const gonadotropin = (
  male: Pick<LabRange, 'least' | 'greatest'>,
  cycle: Pick<LabRange, 'least' | 'greatest'>,
  menopause: Pick<LabRange, 'least' | 'greatest'>,
): readonly LabRange[] => [
  { sex: 'male', ...adults(elecsys, male) },
  { sex: 'female', pregnant: false, years: [18, 45], ...cycle, source: elecsys },
  { sex: 'female', pregnant: false, years: [55, Number.POSITIVE_INFINITY], ...menopause, source: elecsys },
];

export const fertilityAndTumours = [
  numberTest(
    {
      key: 'cortisol',
      labels: wordLabel(words.fertilityAndTumours, 'cortisol'),
      aliases: 'cortisol, serum cortisol, 8 am cortisol',
      loinc: '9813-7',
    },
    {
      units: { ...only('ug/dL', 1), 'nmol/L': { factor: 27.59, decimals: 0 } },
      decimals: 1,
      limits: { hard: [0, 200], soft: [1, 60] },
      ranges: [{ pregnant: false, ...adults(merck, { least: 5, greatest: 25 }) }],
      // 50 nmol/L.
      critical: { low: 1.8, source: critical },
      review: { low: 4.9, source: adrenal },
    },
  ),
  numberTest(
    {
      key: 'prolactin',
      labels: wordLabel(words.fertilityAndTumours, 'prolactin'),
      aliases: 'prl, serum prolactin',
      loinc: '2842-3',
    },
    {
      units: { ...only('ng/mL', 1), 'm[IU]/L': { factor: 21.2, decimals: 0 } },
      decimals: 1,
      limits: { hard: [0, 50_000], soft: [0.5, 500] },
      ranges: [
        inPregnancy(pregnancy, { least: 36, greatest: 372 }),
        { sex: 'male', ...adults(elecsys, { least: 4, greatest: 15.2 }) },
        { sex: 'female', ...adults(elecsys, { least: 4.8, greatest: 23.3 }) },
      ],
    },
  ),
  numberTest(
    {
      key: 'follicleStimulatingHormone',
      labels: wordLabel(words.fertilityAndTumours, 'follicleStimulatingHormone'),
      aliases: 'follicle stimulating hormone, follitropin',
      loinc: '15067-2',
    },
    {
      units: perLitre,
      decimals: 1,
      limits: { hard: [0, 500], soft: [0, 200] },
      ranges: gonadotropin(
        { least: 1.5, greatest: 12.4 },
        { least: 1.7, greatest: 21.5 },
        { least: 25.8, greatest: 134.8 },
      ),
    },
  ),
  numberTest(
    {
      key: 'luteinizingHormone',
      labels: wordLabel(words.fertilityAndTumours, 'luteinizingHormone'),
      aliases: 'luteinizing hormone, luteinising hormone, lutropin',
      loinc: '10501-5',
    },
    {
      units: perLitre,
      decimals: 1,
      limits: { hard: [0, 500], soft: [0, 200] },
      ranges: gonadotropin(
        { least: 1.7, greatest: 8.6 },
        { least: 1, greatest: 95.6 },
        { least: 7.7, greatest: 58.5 },
      ),
    },
  ),
  numberTest(
    {
      key: 'alphaFetoprotein',
      labels: wordLabel(words.fertilityAndTumours, 'alphaFetoprotein'),
      aliases: 'alpha fetoprotein, alpha-fetoprotein',
      loinc: '1834-1',
    },
    {
      units: { ...only('ng/mL', 1), '[IU]/mL': { factor: 0.83, decimals: 1 } },
      decimals: 1,
      limits: { hard: [0, 5_000_000], soft: [0, 100_000] },
      ranges: [{ pregnant: false, ...adults(elecsys, { greatest: 7 }) }],
    },
  ),
  numberTest(
    {
      key: 'ca125',
      labels: wordLabel(words.fertilityAndTumours, 'ca125'),
      aliases: 'ca 125, ca125, cancer antigen 125',
      loinc: '10334-1',
    },
    {
      units: only('U/mL', 1),
      decimals: 1,
      limits: { hard: [0, 100_000], soft: [0, 5000] },
      ranges: [{ sex: 'female', pregnant: false, ...adults(ovary, { greatest: 34.9 }) }],
    },
  ),
];
