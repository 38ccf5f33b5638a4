import { ADULT, high, low, PREGNANT, type Range, rangesOf } from '../range.ts';
import { meows } from './meows.ts';

const pressure = { unit: 'mm[Hg]', decimals: 0 } as const;

const aha = rangesOf({
  ...pressure,
  scheme: 'aha',
  version: '2025',
  population: ADULT,
  source: 'AHA/ACC guideline 2017 and 2025',
  status: 'sourced',
});

/** The higher class of the two numbers wins. */
export const AHA: readonly Range[] = [
  aha({
    measure: 'systolic',
    bands: [
      high('aha:elevated', 'mild', 120, 130),
      high('aha:stage1', 'moderate', 130, 140),
      high('aha:stage2', 'severe', 140, 181),
      high('aha:severe', 'critical', 181),
    ],
  }),
  aha({
    measure: 'diastolic',
    bands: [
      high('aha:stage1', 'moderate', 80, 90),
      high('aha:stage2', 'severe', 90, 121),
      high('aha:severe', 'critical', 121),
    ],
  }),
];

const ish = rangesOf({
  ...pressure,
  scheme: 'ish',
  version: '2020',
  source: 'ISH global hypertension practice guidelines 2020',
  status: 'sourced',
});
const atClinic = { ...ADULT, setting: 'clinic' } as const;
const atHome = { ...ADULT, setting: 'home' } as const;

export const ISH: readonly Range[] = [
  ish({
    measure: 'systolic',
    population: atClinic,
    bands: [
      high('ish:high-normal', 'mild', 130, 140),
      high('ish:grade1', 'moderate', 140, 160),
      high('ish:grade2', 'severe', 160),
    ],
  }),
  ish({
    measure: 'diastolic',
    population: atClinic,
    bands: [
      high('ish:high-normal', 'mild', 85, 90),
      high('ish:grade1', 'moderate', 90, 100),
      high('ish:grade2', 'severe', 100),
    ],
  }),
  ish({ measure: 'systolic', population: atHome, bands: [high('ish:home-high', 'moderate', 135)] }),
  ish({ measure: 'diastolic', population: atHome, bands: [high('ish:home-high', 'moderate', 85)] }),
];

const esc = rangesOf({
  ...pressure,
  scheme: 'esc',
  version: '2018',
  population: ADULT,
  source: 'Grade 3 hypertension of the European classification',
  status: 'sourced',
});

/** The critical level beside ISH, whose grades end at 160/100. */
export const ESC_GRADE_3: readonly Range[] = [
  esc({ measure: 'systolic', bands: [high('esc:grade3', 'critical', 180)] }),
  esc({ measure: 'diastolic', bands: [high('esc:grade3', 'critical', 110)] }),
];

const ob = rangesOf({
  ...pressure,
  scheme: 'ob',
  version: '2020',
  source: 'Obstetric guidelines on hypertension in pregnancy',
  status: 'sourced',
});
const systolicInPregnancy = [high('ob:repeat-4h', 'moderate', 140, 160), high('ob:severe', 'critical', 160)];
const diastolicInPregnancy = [high('ob:repeat-4h', 'moderate', 90, 110), high('ob:severe', 'critical', 110)];
const afterBirth = {
  population: { maternal: ['after-birth'] },
  source: 'The numbers of pregnancy in the six weeks after birth, not confirmed clinically',
  status: 'unverified',
} as const;

/** Of any age. What a second reading, the week and the urine make of `repeat-4h` is decided beside the ranges. */
export const OBSTETRIC: readonly Range[] = [
  ob({ measure: 'systolic', population: { maternal: PREGNANT }, bands: systolicInPregnancy }),
  ob({ measure: 'diastolic', population: { maternal: PREGNANT }, bands: diastolicInPregnancy }),
  ob({ measure: 'systolic', ...afterBirth, bands: systolicInPregnancy }),
  ob({ measure: 'diastolic', ...afterBirth, bands: diastolicInPregnancy }),
];

export const MEOWS_PRESSURE: readonly Range[] = [
  meows({
    ...pressure,
    measure: 'systolic',
    bands: [
      low('meows:red', 'critical', 90),
      low('meows:amber', 'moderate', 101, 90),
      high('meows:amber', 'moderate', 151, 161),
      high('meows:red', 'critical', 161),
    ],
  }),
  meows({
    ...pressure,
    measure: 'diastolic',
    bands: [
      low('meows:amber', 'moderate', 40),
      high('meows:amber', 'moderate', 101, 111),
      high('meows:red', 'critical', 111),
    ],
  }),
];
