import { wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import { adults, bySex, numberTest, only, SOURCES } from './lab-test.ts';

const { architect, critical, esc, jbds, merck, toxic } = SOURCES;
const troponin = {
  ...only('ng/L', 0),
  'pg/mL': { factor: 1, decimals: 0, exact: true },
  'ng/mL': { factor: 0.001, decimals: 3, exact: true },
} as const;

/** Ammonia and ketones, cardiac and clotting markers, and drug levels. */
export const heartAndDrugs = [
  numberTest(
    {
      key: 'dDimer',
      labels: wordLabel(words.heartAndDrugs, 'dDimer'),
      aliases: 'd-dimer, d dimer, ddimer',
      loinc: '48065-7',
    },
    {
      units: { ...only('mg/L{FEU}', 2), 'ng/mL{FEU}': { factor: 1000, decimals: 0, exact: true } },
      decimals: 3,
      limits: { hard: [0, 200], soft: [0, 40] },
      ranges: [adults(esc, { greatest: 0.49 })],
    },
  ),
  numberTest(
    {
      key: 'ntProBnp',
      labels: wordLabel(words.heartAndDrugs, 'ntProBnp'),
      aliases: 'nt pro bnp, ntprobnp, pro bnp',
      loinc: '33762-6',
    },
    {
      units: only('pg/mL', 0),
      decimals: 0,
      limits: { hard: [0, 100_000], soft: [0, 35_000] },
      ranges: [adults(esc, { greatest: 124 })],
      // Acute heart failure is likely at every age.
      review: { high: 1801, source: esc },
    },
  ),
  numberTest(
    {
      key: 'bnp',
      labels: wordLabel(words.heartAndDrugs, 'bnp'),
      aliases: 'b type natriuretic peptide',
      loinc: '30934-4',
    },
    {
      units: only('pg/mL', 0),
      decimals: 0,
      limits: { hard: [0, 50_000], soft: [0, 5000] },
      ranges: [adults(esc, { greatest: 34 })],
      review: { high: 400, source: esc },
    },
  ),
  numberTest(
    {
      key: 'ckMb',
      labels: wordLabel(words.heartAndDrugs, 'ckMb'),
      aliases: 'ck mb, creatine kinase mb',
      loinc: '13969-1',
    },
    {
      units: only('ng/mL', 1),
      decimals: 1,
      limits: { hard: [0, 1000], soft: [0, 300] },
      ranges: [{ ...adults(merck, { greatest: 5 }), review: true }],
    },
  ),
  numberTest(
    {
      key: 'ammonia',
      labels: wordLabel(words.heartAndDrugs, 'ammonia'),
      aliases: 'serum ammonia, nh3',
      loinc: '22763-7',
    },
    {
      units: { ...only('umol/L', 0), 'ug/dL': { factor: 1.703, decimals: 0 } },
      decimals: 0,
      limits: { hard: [1, 2000], soft: [5, 500] },
      ranges: [adults(merck, { least: 11, greatest: 32 })],
      review: { high: 100, source: critical },
      critical: { high: 200, source: critical },
    },
  ),
  numberTest(
    {
      key: 'bloodKetones',
      labels: wordLabel(words.heartAndDrugs, 'bloodKetones'),
      aliases: 'ketones, beta hydroxybutyrate, b-ohb, serum ketones',
    },
    {
      units: { ...only('mmol/L', 1), 'mg/dL': { factor: 10.41, decimals: 0 } },
      decimals: 1,
      limits: { hard: [0, 30], soft: [0, 10] },
      ranges: [{ greatest: 0.5, source: jbds }],
      review: { high: 1.5, source: jbds },
      critical: { high: 3, source: jbds },
    },
  ),
  numberTest(
    {
      key: 'troponinIHighSensitivity',
      labels: wordLabel(words.heartAndDrugs, 'troponinIHighSensitivity'),
      aliases: 'hs troponin i, hs-ctni, hs trop i, troponin i quantitative',
      loinc: '89579-7',
    },
    {
      units: troponin,
      decimals: 1,
      limits: { hard: [0, 500_000], soft: [0, 50_000] },
      ranges: bySex(architect, { greatest: 34 }, { greatest: 16 }).map((range) => ({
        ...range,
        review: true,
      })),
      critical: { high: 64, source: architect },
    },
  ),
  numberTest(
    {
      key: 'troponinTHighSensitivity',
      labels: wordLabel(words.heartAndDrugs, 'troponinTHighSensitivity'),
      aliases: 'hs troponin t, hs-ctnt, hs trop t, troponin t',
      loinc: '67151-1',
    },
    {
      units: troponin,
      decimals: 1,
      limits: { hard: [0, 100_000], soft: [0, 10_000] },
      ranges: [{ ...adults(esc, { greatest: 14 }), review: true }],
      critical: { high: 52, source: esc },
    },
  ),
  numberTest(
    {
      key: 'lithium',
      labels: wordLabel(words.heartAndDrugs, 'lithium'),
      aliases: 'serum lithium, li',
      loinc: '14334-7',
    },
    {
      units: { ...only('mmol/L', 2), 'meq/L': { factor: 1, decimals: 2, exact: true } },
      decimals: 2,
      limits: { hard: [0, 10], soft: [0, 3] },
      ranges: [adults(toxic, { least: 0.4, greatest: 1 })],
      review: { high: 1.2, source: toxic },
      critical: { high: 1.5, source: toxic },
    },
  ),
  numberTest(
    {
      key: 'digoxin',
      labels: wordLabel(words.heartAndDrugs, 'digoxin'),
      aliases: 'digoxin, serum digoxin',
      loinc: '10535-3',
    },
    {
      units: only('ng/mL', 1),
      decimals: 2,
      limits: { hard: [0, 50], soft: [0, 5] },
      ranges: [adults(toxic, { least: 0.5, greatest: 1 })],
      review: { high: 1.5, source: toxic },
      critical: { high: 2, source: toxic },
    },
  ),
];
