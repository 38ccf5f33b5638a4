import { adults, numberTest, only, SOURCES } from './lab-test.ts';

const { atls, bts, kost, merck, critical, sepsis } = SOURCES;
const pressure = { ...only('mm[Hg]', 1), kPa: { factor: 0.133322, decimals: 2 } };
const amount = { ...only('mmol/L', 1), 'meq/L': { factor: 1, decimals: 1, exact: true } } as const;

/** Arterial blood gases, with lactate. */
export const bloodGas = [
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
      aliases: 'ph, blood ph',
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
      key: 'arterialCarbonDioxide',
      labels: { en: 'Arterial pCO2', hi: 'धमनी pCO2' },
      aliases: 'pco2, paco2, carbon dioxide pressure',
      loinc: '2019-8',
    },
    {
      units: pressure,
      decimals: 1,
      limits: { hard: [5, 200], soft: [15, 120] },
      ranges: [{ pregnant: false, ...adults(merck, { least: 35, greatest: 45 }) }],
      critical: { low: 19, high: 67, source: kost },
    },
  ),
  numberTest(
    {
      key: 'arterialOxygen',
      labels: { en: 'Arterial pO2', hi: 'धमनी pO2' },
      aliases: 'po2, pao2, oxygen pressure',
      loinc: '2703-7',
    },
    {
      units: pressure,
      decimals: 1,
      limits: { hard: [10, 700], soft: [30, 500] },
      ranges: [adults(merck, { least: 80 })],
      // Respiratory failure is a pressure under 8 kPa.
      critical: { low: 59.9, source: bts },
    },
  ),
  numberTest(
    {
      key: 'arterialBicarbonate',
      labels: { en: 'Arterial bicarbonate', hi: 'धमनी बाइकार्बोनेट' },
      aliases: 'arterial hco3, abg hco3',
      loinc: '1960-4',
    },
    {
      units: amount,
      decimals: 1,
      limits: { hard: [1, 80], soft: [8, 45] },
      ranges: [{ pregnant: false, ...adults(merck, { least: 22, greatest: 28 }) }],
      critical: { low: 10, source: critical },
    },
  ),
  numberTest(
    {
      key: 'baseExcess',
      labels: { en: 'Base excess', hi: 'बेस एक्सेस' },
      aliases: 'be, base deficit, arterial base excess',
      loinc: '1925-7',
    },
    {
      units: amount,
      decimals: 1,
      limits: { hard: [-40, 40], soft: [-20, 20] },
      ranges: [{ pregnant: false, ...adults(atls, { least: -2, greatest: 2 }) }],
      critical: { low: -10, source: atls },
      review: { low: -6, source: atls },
    },
  ),
];
