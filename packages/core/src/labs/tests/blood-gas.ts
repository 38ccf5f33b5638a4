import { wordLabel } from '#formatting';
import * as words from '../words/en.ts';
import { adults, numberTest, only, SOURCES } from './lab-test.ts';

const { atls, bts, kost, merck, critical, sepsis } = SOURCES;
const pressure = { ...only('mm[Hg]', 1), kPa: { factor: 0.133322, decimals: 2 } };
const amount = { ...only('mmol/L', 1), 'meq/L': { factor: 1, decimals: 1, exact: true } } as const;

/** Arterial blood gases, with lactate. */
export const bloodGas = [
  numberTest(
    {
      key: 'lactate',
      labels: wordLabel(words.bloodGas, 'lactate'),
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
      labels: wordLabel(words.bloodGas, 'arterialPh'),
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
      labels: wordLabel(words.bloodGas, 'arterialCarbonDioxide'),
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
      labels: wordLabel(words.bloodGas, 'arterialOxygen'),
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
      labels: wordLabel(words.bloodGas, 'arterialBicarbonate'),
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
      labels: wordLabel(words.bloodGas, 'baseExcess'),
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
