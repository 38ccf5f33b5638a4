import { adults, numberTest, only, SOURCES } from './lab-test.ts';

const { critical, esc, kost, merck, sepsis, toxic } = SOURCES;

/** Gases and acids of critical illness, markers of the heart and of clotting, and levels of drugs. */
export const heartAndDrugs = [
  numberTest(
    {
      key: 'lactate',
      labels: { en: 'Lactate', hi: 'लैक्टेट' },
      aliases: 'blood lactate, lactic acid, serum lactate',
      loinc: '2524-7',
    },
    {
      units: { ...only('mmol/L', 1), 'mg/dL': { factor: 9.01, decimals: 0 } },
      decimals: 1,
      limits: { hard: [0.1, 40], soft: [0.3, 15] },
      ranges: [adults(merck, { least: 0.5, greatest: 2 })],
      critical: { high: 4, source: sepsis },
      review: { high: 2.1, source: sepsis },
    },
  ),
  numberTest(
    {
      key: 'arterialPh',
      labels: { en: 'Arterial pH', hi: 'धमनी pH' },
      aliases: 'ph, abg, blood gas',
      loinc: '2744-1',
    },
    {
      units: only('[pH]', 2),
      decimals: 3,
      limits: { hard: [6.5, 8], soft: [6.9, 7.7] },
      ranges: [adults(merck, { least: 7.35, greatest: 7.45 })],
      critical: { low: 7.2, high: 7.6, source: kost },
    },
  ),
  numberTest(
    {
      key: 'dDimer',
      labels: { en: 'D-dimer', hi: 'डी-डाइमर' },
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
      labels: { en: 'NT-proBNP', hi: 'NT-proBNP' },
      aliases: 'nt pro bnp, ntprobnp, pro bnp',
      loinc: '33762-6',
    },
    {
      units: only('pg/mL', 0),
      decimals: 0,
      limits: { hard: [0, 100_000], soft: [0, 35_000] },
      ranges: [adults(esc, { greatest: 124 })],
    },
  ),
  numberTest(
    { key: 'bnp', labels: { en: 'BNP', hi: 'BNP' }, aliases: 'b type natriuretic peptide', loinc: '30934-4' },
    {
      units: only('pg/mL', 0),
      decimals: 0,
      limits: { hard: [0, 50_000], soft: [0, 5000] },
      ranges: [adults(esc, { greatest: 34 })],
    },
  ),
  numberTest(
    {
      key: 'ckMb',
      labels: { en: 'CK-MB', hi: 'CK-MB' },
      aliases: 'ck mb, creatine kinase mb',
      loinc: '13969-1',
    },
    {
      units: only('ng/mL', 1),
      decimals: 1,
      limits: { hard: [0, 1000], soft: [0, 300] },
      ranges: [adults(merck, { greatest: 5 })],
    },
  ),
  numberTest(
    {
      key: 'ammonia',
      labels: { en: 'Ammonia', hi: 'अमोनिया' },
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
      key: 'lithium',
      labels: { en: 'Lithium', hi: 'लिथियम' },
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
      labels: { en: 'Digoxin level', hi: 'डिजॉक्सिन स्तर' },
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
