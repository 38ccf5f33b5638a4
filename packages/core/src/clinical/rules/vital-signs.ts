import {
  ANY_STATE,
  type Band,
  high,
  low,
  MATERNITY,
  type Population,
  type Range,
  rangesOf,
  years,
} from '../range.ts';
import { CHILD_BREATHS, CHILD_PULSE } from './children-rates.ts';
import { beside, NO_RULE, type RulesByMeasure } from './measure-rules.ts';
import { reference } from './reference.ts';
import { SOURCED, TO_CONFIRM, triage } from './triage.ts';

const NEWS = { source: 'NEWS2 of the Royal College of Physicians (2017)', ...SOURCED };
const MEWC = { source: 'Maternal Early Warning Criteria (2014)', ...SOURCED };
const MET = { source: 'Paediatric criteria for calling a medical emergency team', ...TO_CONFIRM };
const IMNCI = {
  source: 'IMNCI and WHO guidance on young infants; a clinician must confirm it',
  ...TO_CONFIRM,
};

const saturation = { measure: 'spo2', unit: '%', decimals: 0 } as const;
const scale1 = { ...ANY_STATE, oxygenScale: 1 } as const;
const scale2 = { ...ANY_STATE, oxygenScale: 2 } as const;
const LOW_OXYGEN = low('spo2:low', 'mild', 96, 94);

/** Values without NEWS2 points, at any age; on scale 2 the target is the reference. */
const SATURATION_REFERENCES: readonly Range[] = [
  reference({ ...saturation, ...NEWS, population: scale1, bands: [LOW_OXYGEN] }),
  reference({ ...saturation, ...NEWS, population: scale2, bands: [], interval: { least: 88 } }),
  reference({
    ...saturation,
    ...NEWS,
    population: { ...scale2, onOxygen: true },
    bands: [],
    interval: { least: 88, greatest: 92 },
  }),
];

/** Under 16 years, 90 and 91 % are for the same day. The scale is for adults, including maternity. */
const SATURATION: readonly Range[] = [
  triage({
    ...saturation,
    ...NEWS,
    population: { ...scale1, months: years(16) },
    bands: [LOW_OXYGEN, low('spo2:very-low', 'severe', 94, 92), low('spo2:dangerous', 'critical', 92)],
  }),
  triage({
    ...saturation,
    ...MET,
    population: { ...scale1, months: years(0, 16) },
    bands: [LOW_OXYGEN, low('spo2:very-low', 'severe', 94, 90), low('spo2:dangerous', 'critical', 90)],
  }),
  triage({
    ...saturation,
    ...MEWC,
    population: { oxygenScale: 1, maternal: MATERNITY },
    bands: [low('maternity-spo2:low', 'critical', 95)],
  }),
  triage({
    ...saturation,
    ...NEWS,
    population: scale2,
    bands: [
      low('spo2-scale2:low', 'mild', 88, 86),
      low('spo2-scale2:very-low', 'severe', 86, 84),
      low('spo2:dangerous', 'critical', 84),
    ],
  }),
  triage({
    ...saturation,
    ...NEWS,
    population: { ...scale2, onOxygen: true },
    bands: [high('spo2-scale2:raised', 'mild', 93, 95), high('spo2-scale2:high', 'severe', 95)],
  }),
];

const heat = { measure: 'temperature', unit: 'Cel', decimals: 1 } as const;
const TEMPERATURE: readonly Range[] = [
  triage({
    ...heat,
    source: 'NEWS2; heat and sepsis practice for 35.0 and 41 degrees',
    ...SOURCED,
    population: { months: years(16) },
    bands: [
      low('temperature:cold', 'critical', 35.1),
      low('temperature:cool', 'info', 36.1, 35.1),
      high('temperature:fever', 'mild', 38.1, 39.1),
      high('temperature:high-fever', 'severe', 39.1, 41),
      high('temperature:dangerous-fever', 'critical', 41),
    ],
  }),
  triage({
    ...heat,
    ...MEWC,
    population: { maternal: MATERNITY },
    bands: [
      low('temperature:cold', 'critical', 35.1),
      high('maternity-temperature:raised', 'moderate', 37.6, 38.1),
      high('maternity-temperature:fever', 'critical', 38.1),
    ],
  }),
  triage({
    ...heat,
    ...IMNCI,
    population: { months: [3, 16 * 12] },
    bands: [
      low('temperature:cold', 'critical', 35.5),
      high('temperature:fever', 'mild', 38, 39),
      high('temperature:high-fever', 'severe', 39, 40.5),
      high('temperature:dangerous-fever', 'critical', 40.5),
    ],
  }),
  triage({
    ...heat,
    ...IMNCI,
    population: { months: [0, 3] },
    bands: [
      low('infant-temperature:cold', 'critical', 35.5),
      high('infant-temperature:fever', 'critical', 38),
    ],
  }),
  triage({
    ...heat,
    source: 'The usual range of a newborn; a clinician must confirm it',
    ...TO_CONFIRM,
    population: { days: [0, 28] },
    bands: [low('newborn:cold', 'moderate', 36.5, 35.5), high('newborn:warm', 'moderate', 37.6, 38)],
  }),
];

const raised = (from: number, below: number) => high('temperature:raised', 'info', from, below);
const HARRISON = {
  source: 'NEWS2 from 36.1, and up to 37.2 the morning limit of Harrison’s Principles of Internal Medicine',
  ...SOURCED,
};

/**
 * Between an adult's reference and the NEWS2 fever there is no flag, and nothing is "in range". For children that
 * space is the IMNCI fever.
 */
const TEMPERATURE_REFERENCES: readonly Range[] = [
  reference({
    ...heat,
    ...HARRISON,
    population: { months: years(16) },
    bands: [],
    interval: { least: 36.1, greatest: 37.2 },
  }),
  reference({
    ...heat,
    ...MEWC,
    population: { maternal: MATERNITY },
    bands: [low('temperature:cool', 'info', 36.1, 35.1)],
    interval: { least: 36.1, greatest: 37.5 },
  }),
  reference({
    ...heat,
    ...IMNCI,
    population: { months: [3, 16 * 12] },
    bands: [low('temperature:cool', 'info', 36, 35.5), raised(37.5, 38)],
  }),
  reference({
    ...heat,
    ...IMNCI,
    population: { days: [28, 92], months: [0, 3] },
    bands: [low('temperature:cool', 'info', 36.5, 35.5), raised(37.6, 38)],
  }),
  reference({
    ...heat,
    ...IMNCI,
    population: { days: [0, 28] },
    bands: [],
    interval: { least: 36.5, greatest: 37.5 },
  }),
];

const perMinute = { unit: '/min', decimals: 0 } as const;
const beats = { ...perMinute, measure: 'pulse' } as const;

const beatsOfChild = (population: Population, least: number, most: number): Range =>
  triage({
    ...beats,
    ...MET,
    population,
    bands: [
      low('pulse:dangerously-slow', 'critical', least),
      high('pulse:dangerously-fast', 'critical', most + 1),
    ],
  });

const PULSE: readonly Range[] = [
  triage({
    ...beats,
    ...NEWS,
    population: { months: years(12) },
    bands: [
      low('pulse:dangerously-slow', 'critical', 41),
      low('pulse:slow', 'mild', 51, 41),
      high('pulse:fast', 'mild', 101, 111),
      high('pulse:very-fast', 'severe', 111, 131),
      high('pulse:dangerously-fast', 'critical', 131),
    ],
  }),
  triage({
    ...beats,
    source: 'Under the first centile of Fleming et al., Lancet 2011; a clinician must confirm it',
    ...TO_CONFIRM,
    population: { months: years(12, 16) },
    bands: [low('pulse:very-slow', 'severe', 50, 41)],
  }),
  triage({
    ...beats,
    ...MEWC,
    population: { maternal: MATERNITY },
    bands: [
      low('pulse:dangerously-slow', 'critical', 50),
      low('pulse:slow', 'mild', 51, 50),
      high('pulse:fast', 'mild', 101, 111),
      high('pulse:very-fast', 'severe', 111, 121),
      high('pulse:dangerously-fast', 'critical', 121),
    ],
  }),
  beatsOfChild({ months: years(5, 12) }, 60, 150),
  beatsOfChild({ months: years(1, 5) }, 70, 170),
  beatsOfChild({ months: [0, 12] }, 90, 190),
];

/** 51 to 59 has no flag (clinical safety, part 2), and is not "in range". */
const PULSE_REFERENCES: readonly Range[] = [
  reference({
    ...beats,
    source: 'Textbook range of a resting adult',
    population: { ...ANY_STATE, months: years(12) },
    bands: [],
    interval: { least: 60, greatest: 100 },
  }),
  ...CHILD_PULSE,
];

const breaths = { ...perMinute, measure: 'respiration' } as const;
const SLOW = low('breathing:dangerously-slow', 'critical', 9);

const breathsOfChild = (population: Population, bands: readonly Band[]): Range =>
  triage({ ...breaths, ...IMNCI, population, bands: [SLOW, ...bands] });

const imci = rangesOf({ ...breaths, scheme: 'imci', version: '2014', use: 'triage', ...IMNCI });

/** From 5 to 11 years there is no published row, so the limits of younger children apply. */
const RESPIRATION: readonly Range[] = [
  triage({
    ...breaths,
    ...NEWS,
    population: { months: years(12) },
    bands: [
      SLOW,
      low('breathing:slow', 'mild', 12, 9),
      high('breathing:fast', 'severe', 21, 25),
      high('breathing:dangerously-fast', 'critical', 25),
    ],
  }),
  triage({
    ...breaths,
    ...MEWC,
    population: { maternal: MATERNITY },
    bands: [
      low('breathing:dangerously-slow', 'critical', 10),
      low('breathing:slow', 'mild', 12, 10),
      high('breathing:fast', 'severe', 21, 31),
      high('breathing:dangerously-fast', 'critical', 31),
    ],
  }),
  breathsOfChild({ months: years(1, 12) }, [high('breathing:dangerously-fast', 'critical', 60)]),
  imci({ population: { months: years(1, 12) }, bands: [high('imci:fast-breathing', 'severe', 40, 60)] }),
  breathsOfChild({ months: [2, 12] }, [high('breathing:dangerously-fast', 'critical', 70)]),
  imci({ population: { months: [2, 12] }, bands: [high('imci:fast-breathing', 'severe', 50, 70)] }),
  breathsOfChild({ months: [0, 2] }, [high('breathing:dangerously-fast', 'critical', 60)]),
];

const RESPIRATION_REFERENCES: readonly Range[] = [
  reference({
    ...breaths,
    ...NEWS,
    population: { ...ANY_STATE, months: years(12) },
    bands: [],
    interval: { least: 12, greatest: 20 },
  }),
  ...CHILD_BREATHS,
];

export const VITAL_SIGN_RULES = {
  spo2: { classes: beside(SATURATION_REFERENCES), limits: [SATURATION] },
  oxygen: NO_RULE,
  temperature: { classes: beside(TEMPERATURE_REFERENCES), limits: [TEMPERATURE] },
  pulse: { classes: beside(PULSE_REFERENCES), limits: [PULSE] },
  respiration: { classes: beside(RESPIRATION_REFERENCES), limits: [RESPIRATION] },
} satisfies RulesByMeasure;
