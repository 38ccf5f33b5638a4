import { high, low, type Population, type Range, rangesOf, years } from '../range.ts';
import { meows } from './meows.ts';

/** NEWS2 holds from 16 years on, and not in maternity. */
const NEWS_PEOPLE = { months: years(16) } as const satisfies Population;
const news = rangesOf({
  scheme: 'news2',
  version: '2017',
  population: NEWS_PEOPLE,
  source: 'National Early Warning Score 2, Royal College of Physicians',
  status: 'sourced',
});
const scale2 = { ...NEWS_PEOPLE, oxygenScale: 2 } as const;
const lowOnScale2 = [
  low('news2:3', 'critical', 84),
  low('news2:2', 'moderate', 86, 84),
  low('news2:1', 'mild', 88, 86),
];

const newsSaturation: readonly Range[] = [
  news({
    measure: 'spo2',
    unit: '%',
    decimals: 0,
    population: { ...NEWS_PEOPLE, oxygenScale: 1 },
    bands: [
      low('news2:3', 'critical', 92),
      low('news2:2', 'moderate', 94, 92),
      low('news2:1', 'mild', 96, 94),
    ],
  }),
  news({
    measure: 'spo2',
    unit: '%',
    decimals: 0,
    population: { ...scale2, onOxygen: false },
    bands: lowOnScale2,
  }),
  news({
    measure: 'spo2',
    unit: '%',
    decimals: 0,
    population: { ...scale2, onOxygen: true },
    bands: [
      ...lowOnScale2,
      high('news2:1', 'mild', 93, 95),
      high('news2:2', 'moderate', 95, 97),
      high('news2:3', 'critical', 97),
    ],
  }),
];

/** Each band is the points that one value gives; the score itself is a sum over all of them. */
export const NEWS2: readonly Range[] = [
  ...newsSaturation,
  news({
    measure: 'temperature',
    unit: 'Cel',
    decimals: 1,
    bands: [
      low('news2:3', 'critical', 35.1),
      low('news2:1', 'mild', 36.1, 35.1),
      high('news2:1', 'mild', 38.1, 39.1),
      high('news2:2', 'moderate', 39.1),
    ],
  }),
  news({
    measure: 'pulse',
    unit: '/min',
    decimals: 0,
    bands: [
      low('news2:3', 'critical', 41),
      low('news2:1', 'mild', 51, 41),
      high('news2:1', 'mild', 91, 111),
      high('news2:2', 'moderate', 111, 131),
      high('news2:3', 'critical', 131),
    ],
  }),
  news({
    measure: 'respiration',
    unit: '/min',
    decimals: 0,
    bands: [
      low('news2:3', 'critical', 9),
      low('news2:1', 'mild', 12, 9),
      high('news2:2', 'moderate', 21, 25),
      high('news2:3', 'critical', 25),
    ],
  }),
  news({
    measure: 'systolic',
    unit: 'mm[Hg]',
    decimals: 0,
    bands: [
      low('news2:3', 'critical', 91),
      low('news2:2', 'moderate', 101, 91),
      low('news2:1', 'mild', 111, 101),
      high('news2:3', 'critical', 220),
    ],
  }),
];

/** Of a whole blood pressure only what scores three by itself: a healthy 105/70 needs no flag. */
export const NEWS2_PRESSURE: readonly Range[] = NEWS2.filter(({ measure }) => measure === 'systolic').map(
  (range) => ({ ...range, bands: range.bands.filter(({ flag }) => flag === 'news2:3') }),
);

export const MEOWS: readonly Range[] = [
  meows({
    measure: 'spo2',
    unit: '%',
    decimals: 0,
    bands: [low('meows:red', 'critical', 92), low('meows:amber', 'moderate', 96, 92)],
  }),
  meows({
    measure: 'temperature',
    unit: 'Cel',
    decimals: 1,
    bands: [
      low('meows:amber', 'moderate', 35.5),
      high('meows:amber', 'moderate', 37.6, 38.1),
      high('meows:red', 'critical', 38.1),
    ],
  }),
  meows({
    measure: 'pulse',
    unit: '/min',
    decimals: 0,
    bands: [
      low('meows:red', 'critical', 41),
      low('meows:amber', 'moderate', 61, 41),
      high('meows:amber', 'moderate', 101, 121),
      high('meows:red', 'critical', 121),
    ],
  }),
  meows({
    measure: 'respiration',
    unit: '/min',
    decimals: 0,
    bands: [
      low('meows:red', 'critical', 11),
      high('meows:amber', 'moderate', 21, 31),
      high('meows:red', 'critical', 31),
    ],
  }),
];

const imci = rangesOf({
  scheme: 'imci',
  version: '2014',
  measure: 'respiration',
  unit: '/min',
  decimals: 0,
  source: 'Integrated management of childhood illness, WHO',
  status: 'sourced',
});

export const IMCI: readonly Range[] = [
  imci({ population: { months: [0, 2] }, bands: [high('imci:fast-breathing', 'severe', 60)] }),
  imci({ population: { months: [2, 12] }, bands: [high('imci:fast-breathing', 'severe', 50)] }),
  imci({ population: { months: [12, 60] }, bands: [high('imci:fast-breathing', 'severe', 40)] }),
];

export const NEWBORN: readonly Range[] = [
  {
    scheme: 'newborn',
    version: '1',
    measure: 'temperature',
    population: { days: [0, 28] },
    unit: 'Cel',
    decimals: 1,
    bands: [low('newborn:cold', 'moderate', 36.5), high('newborn:warm', 'moderate', 37.6)],
    source: 'General knowledge, not confirmed clinically',
    status: 'unverified',
  },
];
