import { wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import { adults, bySex, inPregnancy, numberTest, only, readingTest, SOURCES } from './lab-test.ts';

const { merck, critical, isshp, kdigo, kost, magnesiumSulfate, neonatal, nephrotic, pregnancy } = SOURCES;
const molarTo = (unit: string, factor: number, decimals: number) => ({ [unit]: { factor, decimals } });

export const kidneyAndElectrolytes = [
  numberTest(
    {
      key: 'urea',
      labels: wordLabel(words.kidneyAndElectrolytes, 'urea'),
      aliases: 'blood urea',
      loinc: '3091-6',
    },
    {
      units: { ...only('mg/dL', 0), ...molarTo('mmol/L', 0.1665, 1) },
      decimals: 1,
      limits: { hard: [1, 800], soft: [5, 250] },
      ranges: [adults(merck, { least: 15, greatest: 43 })],
      critical: { high: 180, source: critical },
    },
  ),
  numberTest(
    {
      key: 'ureaNitrogen',
      labels: wordLabel(words.kidneyAndElectrolytes, 'ureaNitrogen'),
      aliases: 'bun',
      loinc: '3094-0',
    },
    {
      units: only('mg/dL', 0),
      decimals: 1,
      limits: { hard: [1, 370], soft: [2, 120] },
      ranges: [adults(merck, { least: 7, greatest: 20 })],
      critical: { high: 84, source: critical },
    },
  ),
  readingTest(
    {
      key: 'creatinine',
      labels: wordLabel(words.kidneyAndElectrolytes, 'creatinine'),
      aliases: 'serum creatinine, s creatinine, scr',
      loinc: '2160-0',
    },
    { metric: 'creatinine', part: 'value' },
  ),
  readingTest(
    {
      key: 'egfr',
      labels: wordLabel(words.kidneyAndElectrolytes, 'egfr'),
      aliases: 'gfr, glomerular filtration rate',
      loinc: '98979-8',
    },
    { metric: 'creatinine', part: 'egfr' },
  ),
  readingTest(
    {
      key: 'uricAcid',
      labels: wordLabel(words.kidneyAndElectrolytes, 'uricAcid'),
      aliases: 'urate',
      loinc: '3084-1',
    },
    { metric: 'uricacid', part: 'value' },
  ),
  numberTest(
    {
      key: 'sodium',
      labels: wordLabel(words.kidneyAndElectrolytes, 'sodium'),
      aliases: 'na, na+, s sodium',
      loinc: '2951-2',
    },
    {
      units: { ...only('mmol/L', 0), 'meq/L': { factor: 1, decimals: 0, exact: true } },
      decimals: 1,
      limits: { hard: [80, 220], soft: [115, 165] },
      ranges: [{ least: 135, greatest: 145, source: merck }],
      critical: { low: 120, high: 155, source: critical },
      newborn: { low: 125, high: [155], source: neonatal },
    },
  ),
  readingTest(
    {
      key: 'potassium',
      labels: wordLabel(words.kidneyAndElectrolytes, 'potassium'),
      aliases: 'k, k+, s potassium',
      loinc: '2823-3',
    },
    { metric: 'electrolytes', part: 'potassium' },
  ),
  numberTest(
    {
      key: 'chloride',
      labels: wordLabel(words.kidneyAndElectrolytes, 'chloride'),
      aliases: 'cl, cl-',
      loinc: '2075-0',
    },
    {
      units: { ...only('mmol/L', 0), 'meq/L': { factor: 1, decimals: 0, exact: true } },
      decimals: 1,
      limits: { hard: [50, 180], soft: [75, 130] },
      ranges: [adults(merck, { least: 98, greatest: 106 })],
    },
  ),
  numberTest(
    {
      key: 'bicarbonate',
      labels: wordLabel(words.kidneyAndElectrolytes, 'bicarbonate'),
      aliases: 'hco3, co2',
      loinc: '1963-8',
    },
    {
      units: { ...only('mmol/L', 0), 'meq/L': { factor: 1, decimals: 0, exact: true } },
      decimals: 1,
      limits: { hard: [1, 80], soft: [8, 45] },
      ranges: [
        inPregnancy(pregnancy, { least: 18, greatest: 26 }),
        adults(merck, { least: 22, greatest: 28 }),
      ],
      critical: { low: 10, source: critical },
    },
  ),
  numberTest(
    {
      key: 'calcium',
      labels: wordLabel(words.kidneyAndElectrolytes, 'calcium'),
      aliases: 'ca, s calcium',
      loinc: '17861-6',
    },
    {
      units: { ...only('mg/dL', 1), ...molarTo('mmol/L', 0.2495, 2) },
      decimals: 2,
      limits: { hard: [2, 25], soft: [5, 16] },
      slips: [{ unit: 'mg/dL', meant: 'mmol/L', below: 4, above: 0.5 }],
      ranges: [
        inPregnancy(pregnancy, { least: 8.2, greatest: 10.6 }),
        adults(merck, { least: 8.5, greatest: 10.2 }),
      ],
      critical: { low: 7.2, high: 14, source: critical },
      newborn: { low: 7, high: [13], source: neonatal },
    },
  ),
  numberTest(
    {
      key: 'phosphate',
      labels: wordLabel(words.kidneyAndElectrolytes, 'phosphate'),
      aliases: 'phosphorus, po4',
      loinc: '2777-1',
    },
    {
      units: { ...only('mg/dL', 1), ...molarTo('mmol/L', 0.3229, 2) },
      decimals: 2,
      limits: { hard: [0.2, 30], soft: [1, 12] },
      ranges: [adults(merck, { least: 2.5, greatest: 4.5 })],
      critical: { low: 1.4, source: critical },
    },
  ),
  numberTest(
    {
      key: 'magnesium',
      labels: wordLabel(words.kidneyAndElectrolytes, 'magnesium'),
      aliases: 'mg',
      loinc: '19123-9',
    },
    {
      units: {
        ...only('mg/dL', 1),
        ...molarTo('mmol/L', 0.4114, 2),
        'meq/L': { factor: 0.8229, decimals: 1 },
      },
      decimals: 2,
      limits: { hard: [0.2, 40], soft: [0.8, 10] },
      ranges: [adults(merck, { least: 1.6, greatest: 2.6 })],
      critical: { low: 1, high: 4.9, source: kost },
      // Up to 9 mg/dL is the target under magnesium sulfate; above it reflexes are lost.
      maternal: {
        critical: { low: 1, high: 9, source: magnesiumSulfate },
        review: { high: 4.9, source: magnesiumSulfate },
      },
    },
  ),
  numberTest(
    {
      key: 'urineAlbuminCreatinine',
      labels: wordLabel(words.kidneyAndElectrolytes, 'urineAlbuminCreatinine'),
      aliases: 'uacr, acr, albumin creatinine ratio, microalbumin',
      loinc: '9318-7',
      specimen: 'urine',
    },
    {
      units: only('mg/g', 0),
      decimals: 1,
      limits: { hard: [0, 30_000], soft: [0, 8000] },
      ranges: [{ greatest: 29, source: kdigo }],
    },
  ),
  numberTest(
    {
      key: 'urineProtein24h',
      labels: wordLabel(words.kidneyAndElectrolytes, 'urineProtein24h'),
      aliases: '24 hour urine protein',
      loinc: '2889-4',
      specimen: 'urine',
    },
    {
      units: only('mg/(24.h)', 0),
      decimals: 0,
      limits: { hard: [0, 60_000], soft: [0, 20_000] },
      ranges: [{ ...inPregnancy(isshp, { greatest: 299 }), review: true }, adults(kdigo, { greatest: 149 })],
      review: { high: 3500, source: nephrotic },
    },
  ),
  numberTest(
    {
      key: 'urineProteinCreatinine',
      labels: wordLabel(words.kidneyAndElectrolytes, 'urineProteinCreatinine'),
      aliases: 'upcr, pcr urine, protein creatinine ratio, spot protein creatinine',
      loinc: '2890-2',
      specimen: 'urine',
    },
    {
      units: {
        ...only('mg/mg', 2),
        'mg/mmol': { factor: 113.1, decimals: 0 },
        'mg/g': { factor: 1000, decimals: 0, exact: true },
      },
      decimals: 2,
      limits: { hard: [0, 60], soft: [0, 20] },
      // 30 mg/mmol is 0.2653, which guidelines also round to 0.3 mg/mg.
      ranges: [
        { ...inPregnancy(isshp, { greatest: 0.265 }), review: true },
        adults(kdigo, { greatest: 0.149 }),
      ],
      review: { high: 3.5, source: nephrotic },
    },
  ),
  numberTest(
    {
      key: 'iron',
      labels: wordLabel(words.kidneyAndElectrolytes, 'iron'),
      aliases: 'serum iron, fe',
      loinc: '2498-4',
    },
    {
      units: only('ug/dL', 0),
      decimals: 1,
      limits: { hard: [1, 2000], soft: [5, 500] },
      ranges: bySex(merck, { least: 60, greatest: 160 }, { least: 40, greatest: 150 }),
    },
  ),
  numberTest(
    {
      key: 'ironBinding',
      labels: wordLabel(words.kidneyAndElectrolytes, 'ironBinding'),
      aliases: 'total iron binding capacity',
      loinc: '2500-7',
    },
    {
      units: only('ug/dL', 0),
      decimals: 0,
      limits: { hard: [50, 1000], soft: [100, 700] },
      ranges: [adults(merck, { least: 250, greatest: 460 })],
    },
  ),
];
