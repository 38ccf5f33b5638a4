import { inEachLanguage, type Label, wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import {
  adults,
  bySex,
  inPregnancy,
  numberTest,
  only,
  readingTest,
  SOURCES,
  textTest,
  wordTest,
} from './lab-test.ts';

const { dacie, critical, pregnancy } = SOURCES;

/** A fraction of the white cells. */
const share = (
  key: string,
  labels: Label,
  { aliases, loinc, least, greatest }: { aliases: string; loinc: string; least: number; greatest: number },
) =>
  numberTest(
    { key, labels, aliases, loinc },
    {
      units: only('%', 1),
      decimals: 1,
      limits: { hard: [0, 100] },
      ranges: [adults(dacie, { least, greatest })],
    },
  );

export const bloodCount = [
  readingTest(
    {
      key: 'hemoglobin',
      labels: wordLabel(words.bloodCount, 'hemoglobin'),
      aliases: 'hb, hgb, haemoglobin',
      loinc: '718-7',
    },
    { metric: 'hemoglobin', part: 'value' },
  ),
  numberTest(
    {
      key: 'whiteCells',
      labels: wordLabel(words.bloodCount, 'whiteCells'),
      aliases: 'wbc, tlc, total leucocyte count, total leukocyte count',
      loinc: '6690-2',
    },
    {
      units: {
        '10*3/uL': { factor: 1, decimals: 1, exact: true },
        '/uL': { factor: 1000, decimals: 0, exact: true },
      },
      decimals: 2,
      limits: { hard: [0.05, 1000], soft: [1.5, 60] },
      slips: [{ unit: '10*3/uL', meant: '/uL', above: 1000 }],
      ranges: [
        inPregnancy(pregnancy, { least: 5.6, greatest: 16.9 }),
        adults(dacie, { least: 4, greatest: 10 }),
      ],
      critical: { low: 1, high: 50, source: critical },
    },
  ),
  numberTest(
    {
      key: 'redCells',
      labels: wordLabel(words.bloodCount, 'redCells'),
      aliases: 'rbc',
      loinc: '789-8',
    },
    {
      units: only('10*6/uL', 2),
      decimals: 2,
      limits: { hard: [0.3, 12], soft: [2, 7] },
      ranges: bySex(dacie, { least: 4.5, greatest: 5.5 }, { least: 3.8, greatest: 4.8 }),
    },
  ),
  numberTest(
    {
      key: 'packedCellVolume',
      labels: wordLabel(words.bloodCount, 'packedCellVolume'),
      aliases: 'pcv, hematocrit, haematocrit, hct',
      loinc: '4544-3',
    },
    {
      units: only('%', 1),
      decimals: 1,
      limits: { hard: [3, 80], soft: [15, 60] },
      ranges: bySex(dacie, { least: 40, greatest: 50 }, { least: 36, greatest: 46 }),
    },
  ),
  numberTest(
    {
      key: 'meanCellVolume',
      labels: wordLabel(words.bloodCount, 'meanCellVolume'),
      aliases: 'mean cell volume',
      loinc: '787-2',
    },
    {
      units: only('fL', 1),
      decimals: 1,
      limits: { hard: [30, 180], soft: [50, 130] },
      ranges: [adults(dacie, { least: 83, greatest: 101 })],
    },
  ),
  numberTest(
    {
      key: 'meanCellHemoglobin',
      labels: wordLabel(words.bloodCount, 'meanCellHemoglobin'),
      aliases: 'mean cell hemoglobin',
      loinc: '785-6',
    },
    {
      units: only('pg', 1),
      decimals: 1,
      limits: { hard: [8, 60], soft: [14, 45] },
      ranges: [adults(dacie, { least: 27, greatest: 32 })],
    },
  ),
  numberTest(
    {
      key: 'meanCellConcentration',
      labels: wordLabel(words.bloodCount, 'meanCellConcentration'),
      aliases: '',
      loinc: '786-4',
    },
    {
      units: only('g/dL', 1),
      decimals: 1,
      limits: { hard: [15, 50], soft: [25, 40] },
      ranges: [adults(dacie, { least: 31.5, greatest: 34.5 })],
    },
  ),
  numberTest(
    {
      key: 'redCellWidth',
      labels: wordLabel(words.bloodCount, 'redCellWidth'),
      aliases: 'rdw-cv, red cell distribution width',
      loinc: '788-0',
    },
    {
      units: only('%', 1),
      decimals: 1,
      limits: { hard: [5, 60], soft: [9, 35] },
      ranges: [adults(dacie, { least: 11.6, greatest: 14 })],
    },
  ),
  readingTest(
    {
      key: 'platelets',
      labels: wordLabel(words.bloodCount, 'platelets'),
      aliases: 'plt, platelet count',
      loinc: '777-3',
    },
    { metric: 'bloodcount', part: 'platelets' },
  ),
  share('neutrophils', wordLabel(words.bloodCount, 'neutrophils'), {
    aliases: 'polymorphs',
    loinc: '770-8',
    least: 40,
    greatest: 80,
  }),
  numberTest(
    {
      key: 'absoluteNeutrophils',
      labels: wordLabel(words.bloodCount, 'absoluteNeutrophils'),
      aliases: 'anc count, absolute neutrophils',
      loinc: '751-8',
    },
    {
      units: only('10*3/uL', 2),
      decimals: 2,
      limits: { hard: [0, 300], soft: [0.2, 60] },
      ranges: [adults(dacie, { least: 2, greatest: 7 })],
      // Grade 4 is under 0.5, grade 3 under 1.0.
      critical: { low: 0.49, source: SOURCES.ctcae },
      review: { low: 0.99, source: SOURCES.ctcae },
    },
  ),
  share('lymphocytes', wordLabel(words.bloodCount, 'lymphocytes'), {
    aliases: '',
    loinc: '736-9',
    least: 20,
    greatest: 40,
  }),
  share('monocytes', wordLabel(words.bloodCount, 'monocytes'), {
    aliases: '',
    loinc: '5905-5',
    least: 2,
    greatest: 10,
  }),
  share('eosinophils', wordLabel(words.bloodCount, 'eosinophils'), {
    aliases: '',
    loinc: '713-8',
    least: 1,
    greatest: 6,
  }),
  share('basophils', wordLabel(words.bloodCount, 'basophils'), {
    aliases: '',
    loinc: '706-2',
    least: 0,
    greatest: 2,
  }),
  numberTest(
    {
      key: 'esr',
      labels: wordLabel(words.bloodCount, 'esr'),
      aliases: 'erythrocyte sedimentation rate, sed rate',
      loinc: '4537-7',
    },
    {
      units: only('mm/h', 0),
      decimals: 0,
      limits: { hard: [0, 200] },
      ranges: [
        { sex: 'male', years: [18, 51], greatest: 10, source: dacie },
        { sex: 'male', years: [51, 61], greatest: 12, source: dacie },
        { sex: 'male', years: [61, 71], greatest: 14, source: dacie },
        { sex: 'male', years: [71, Number.POSITIVE_INFINITY], greatest: 30, source: dacie },
        { sex: 'female', years: [18, 51], greatest: 12, source: dacie },
        { sex: 'female', years: [51, 61], greatest: 19, source: dacie },
        { sex: 'female', years: [61, 71], greatest: 20, source: dacie },
        { sex: 'female', years: [71, Number.POSITIVE_INFINITY], greatest: 35, source: dacie },
      ],
    },
  ),
  numberTest(
    {
      key: 'reticulocytes',
      labels: wordLabel(words.bloodCount, 'reticulocytes'),
      aliases: 'retic count',
      loinc: '17849-1',
    },
    {
      units: only('%', 1),
      decimals: 1,
      limits: { hard: [0, 60], soft: [0, 20] },
      ranges: [adults(dacie, { least: 0.5, greatest: 2.5 })],
    },
  ),
  textTest({
    key: 'bloodSmear',
    labels: wordLabel(words.bloodCount, 'bloodSmear'),
    aliases: 'peripheral smear, ps, blood film',
    loinc: '5909-7',
  }),
  wordTest(
    {
      key: 'bloodGroup',
      labels: wordLabel(words.bloodCount, 'bloodGroup'),
      aliases: 'abo, rh, blood grouping',
      loinc: '882-1',
    },
    ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'].map((value) => ({
      value,
      labels: inEachLanguage(() => value.replace('-', '−')),
    })),
  ),
];
