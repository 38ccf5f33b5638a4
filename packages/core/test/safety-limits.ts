import type { Measure, Symptom } from '../src/observations/index.ts';

/**
 * The limits of the clinical safety page, typed from the page and its sources and not read from the ranges, so
 * that the grid finds a wrong limit. Levels: 1 a flag, 2 a review, 3 critical.
 */
export type Level = 0 | 1 | 2 | 3;

/** One person with a fixed age, sex and maternal state. */
export interface Subject {
  readonly months: number;
  readonly days: number;
  readonly sex: 'male' | 'female';
  readonly maternal: 'none' | 'first' | 'second' | 'third' | 'after';
  readonly diabetes?: boolean;
  /** Diabetes is known in this pregnancy. */
  readonly gestational?: boolean;
}

export type Meal =
  | 'unknown'
  | 'random'
  | 'fasting'
  | 'before'
  | 'after'
  | 'after-1h'
  | 'after-2h'
  | 'test-0h'
  | 'test-1h'
  | 'test-2h'
  | 'challenge-2h';

/** The circumstances of a value. */
export interface Moment {
  readonly meal?: Meal;
  readonly signs?: readonly Symptom[];
  readonly scale2?: boolean;
  readonly oxygen?: boolean;
  /** A blood pressure of 140/90 or more, five hours earlier. */
  readonly again?: boolean;
  readonly protein?: boolean;
  readonly organ?: boolean;
}

export interface Limit {
  readonly measure: Measure;
  readonly level: Exclude<Level, 0>;
  /** This value or more. */
  readonly from?: number;
  /** More than this value. */
  readonly over?: number;
  /** This value or less. */
  readonly upTo?: number;
  /** Less than this value. */
  readonly under?: number;
  readonly who: (subject: Subject) => boolean;
  readonly when?: (moment: Moment) => boolean;
}

type Who = Limit['who'];
type Bounds = Pick<Limit, 'from' | 'over' | 'upTo' | 'under'>;

const everybody: Who = () => true;
const all =
  (...conditions: readonly Who[]): Who =>
  (subject) =>
    conditions.every((holds) => holds(subject));
const years =
  (from: number, below = Number.POSITIVE_INFINITY): Who =>
  ({ months }) =>
    months >= from * 12 && months < below * 12;
const months =
  (from: number, below: number): Who =>
  (subject) =>
    subject.months >= from && subject.months < below;
const newborn: Who = ({ days }) => days < 28;
const fromOneMonth: Who = ({ days }) => days >= 28;
const male: Who = ({ sex }) => sex === 'male';
const female: Who = ({ sex }) => sex === 'female';
const notInMaternity: Who = ({ maternal }) => maternal === 'none';
const maternity: Who = ({ maternal }) => maternal !== 'none';
const pregnant: Who = ({ maternal }) => maternal !== 'none' && maternal !== 'after';
const notPregnant: Who = (subject) => !pregnant(subject);
const afterBirth: Who = ({ maternal }) => maternal === 'after';
const diabetic: Who = ({ diabetes }) => diabetes === true;
const gestational: Who = ({ gestational: known }) => known === true;
const notDiabetic: Who = (subject) => !diabetic(subject);
const adult = all(years(18), notInMaternity);

type Row = readonly [level: Limit['level'], bounds: Bounds, who?: Who, when?: Limit['when']];

const rows = (measure: Measure, ...given: readonly Row[]): readonly Limit[] =>
  given.map(([level, bounds, who = everybody, when]) => ({
    measure,
    level,
    ...bounds,
    who,
    ...(when && { when }),
  }));

const at =
  (...meals: readonly Meal[]): NonNullable<Limit['when']> =>
  ({ meal = 'unknown' }) =>
    meals.includes(meal);

/** Signs that make high blood pressure in maternity an emergency (NICE NG133, ISSHP). */
const PRESSURE_SIGNS: readonly Symptom[] = [
  'headache',
  'blurred-vision',
  'upper-belly-pain',
  'vomiting',
  'face-swelling',
  'fits',
];
const isEmergency: NonNullable<Limit['when']> = ({ again, protein, organ, signs = [] }) =>
  again === true || protein === true || organ === true || signs.some((one) => PRESSURE_SIGNS.includes(one));

const SYSTOLIC = rows(
  'systolic',
  [1, { from: 130 }, adult],
  [2, { from: 160 }, adult],
  [3, { from: 180 }, adult],
  [3, { upTo: 90 }, adult],
  [2, { from: 140 }, maternity],
  [3, { from: 160 }, maternity],
  [3, { under: 90 }, maternity],
  [3, { from: 140 }, maternity, isEmergency],
  [1, { from: 130 }, all(years(13, 18), notInMaternity)],
  [2, { from: 140 }, all(years(1, 18), notInMaternity)],
  [3, { from: 160 }, all(years(13, 18), notInMaternity)],
  [3, { from: 150 }, all(years(1, 13), notInMaternity)],
  [3, { under: 90 }, all(years(11, 18), notInMaternity)],
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(
    (age): Row => [3, { under: 70 + 2 * age }, all(years(age, age + 1), notInMaternity)],
  ),
  [2, { from: 115 }, years(0, 1)],
  // Our own rule: values that are critical in an older child are critical in an infant.
  [3, { from: 150 }, years(0, 1)],
  [3, { under: 70 }, all(years(0, 1), fromOneMonth)],
  [3, { under: 60 }, newborn],
);

const DIASTOLIC = rows(
  'diastolic',
  [1, { from: 85 }, adult],
  [2, { from: 100 }, adult],
  [3, { from: 110 }, adult],
  [2, { from: 90 }, maternity],
  [3, { from: 110 }, maternity],
  [3, { from: 90 }, maternity, isEmergency],
  [1, { from: 80 }, all(years(13, 18), notInMaternity)],
  [2, { from: 90 }, all(years(0, 18), notInMaternity)],
  [3, { from: 100 }, all(years(0, 18), notInMaternity)],
);

const CRISIS: readonly Symptom[] = ['vomiting', 'drowsiness', 'fast-breathing', 'ketones'];
const inCrisis: NonNullable<Limit['when']> = ({ signs = [] }) => signs.some((one) => CRISIS.includes(one));
const fasting = at('fasting', 'test-0h');
const afterMeal = at('after', 'after-1h', 'after-2h');

const GLUCOSE = rows(
  'glucose',
  [1, { from: 200 }, fromOneMonth],
  [2, { from: 300 }, fromOneMonth],
  [3, { from: 400 }, fromOneMonth],
  [3, { from: 250 }, fromOneMonth, inCrisis],
  [2, { from: 200 }, years(0, 18)],
  [1, { under: 70 }, fromOneMonth],
  [3, { under: 54 }, fromOneMonth],
  [1, { from: 100 }, all(fromOneMonth, notDiabetic, notPregnant), fasting],
  [1, { from: 140 }, all(fromOneMonth, notDiabetic, notPregnant), at('test-2h')],
  [1, { under: 80 }, all(diabetic, notPregnant), at('fasting', 'before')],
  [1, { over: 130 }, diabetic, at('fasting', 'before')],
  // Above the limit for every meal, so also at an unknown time.
  [1, { over: 180 }, diabetic, (moment) => afterMeal(moment) || at('random', 'unknown')(moment)],
  [1, { over: 130 }, gestational, at('fasting', 'before')],
  [1, { over: 180 }, gestational, (moment) => afterMeal(moment) || at('random', 'unknown')(moment)],
  [1, { from: 92 }, pregnant, fasting],
  [2, { from: 126 }, pregnant, fasting],
  [1, { from: 180 }, pregnant, at('test-1h')],
  // IADPSG (clinical.md): two hours after the drink, with a limit of its own after a fast.
  [1, { from: 153 }, pregnant, at('test-2h')],
  [1, { from: 140 }, pregnant, at('challenge-2h')],
  [1, { from: 140 }, pregnant, afterMeal],
  [1, { from: 120 }, all(pregnant, gestational), at('after-2h')],
  [2, { from: 200 }, pregnant],
  [3, { from: 300 }, pregnant],
  [1, { under: 60 }, newborn],
  [3, { under: 45 }, newborn],
  [2, { from: 200 }, newborn],
  [3, { from: 250 }, newborn],
);

const HBA1C = rows(
  'hba1c',
  [1, { from: 5.7 }, notDiabetic],
  [1, { from: 7 }, diabetic],
  // Treatment goal in pregnancy (clinical.md).
  [1, { from: 6 }, all(pregnant, gestational)],
  [2, { from: 10 }],
  [2, { from: 6.5 }, pregnant],
  [3, { from: 14 }],
);

const scale1: NonNullable<Limit['when']> = ({ scale2 }) => !scale2;
const scale2: NonNullable<Limit['when']> = (moment) => moment.scale2 === true;

const SATURATION = rows(
  'spo2',
  [1, { upTo: 95 }, everybody, scale1],
  [2, { upTo: 93 }, everybody, scale1],
  [3, { upTo: 91 }, years(16), scale1],
  [3, { under: 90 }, years(0, 16), scale1],
  // MEWC: under 95 %.
  [3, { upTo: 94 }, maternity, scale1],
  // NEWS2 (clinical.md) gives a point for 86 and 87, and with oxygen for 93 and 94.
  [1, { upTo: 87 }, everybody, scale2],
  [2, { upTo: 85 }, everybody, scale2],
  [3, { upTo: 83 }, everybody, scale2],
  [1, { from: 93 }, everybody, (moment) => scale2(moment) && moment.oxygen === true],
  [2, { from: 95 }, everybody, (moment) => scale2(moment) && moment.oxygen === true],
);

const grown = all(years(16), notInMaternity);
const child = all(months(3, 16 * 12), notInMaternity);

const TEMPERATURE = rows(
  'temperature',
  [1, { from: 38.1 }, grown],
  [1, { upTo: 36 }, grown],
  [2, { from: 39.1 }, grown],
  [3, { from: 41 }, grown],
  [3, { upTo: 35 }, grown],
  [1, { from: 37.6 }, maternity],
  [3, { from: 38.1 }, maternity],
  [3, { upTo: 35 }, maternity],
  [1, { upTo: 36 }, maternity],
  [1, { from: 38 }, child],
  [2, { from: 39 }, child],
  [3, { from: 40.5 }, child],
  [3, { under: 35.5 }, child],
  [3, { from: 38 }, months(0, 3)],
  [3, { under: 35.5 }, months(0, 3)],
  // The normal range of a newborn (clinical.md).
  [1, { under: 36.5 }, newborn],
  [1, { over: 37.5 }, newborn],
);

const PULSE = rows(
  'pulse',
  [1, { from: 101 }, years(12)],
  [1, { upTo: 50 }, years(12)],
  [2, { from: 111 }, years(12)],
  [3, { from: 131 }, years(12)],
  [3, { upTo: 40 }, years(12)],
  // Our own rule: a pulse of 45 at 12 years is an alert (issue 39; below the first centile of Fleming 2011).
  [2, { under: 50 }, all(years(12, 16), notInMaternity)],
  [3, { over: 120 }, maternity],
  [3, { under: 50 }, maternity],
  [3, { over: 150 }, years(5, 12)],
  [3, { under: 60 }, years(5, 12)],
  [3, { over: 170 }, years(1, 5)],
  [3, { under: 70 }, years(1, 5)],
  [3, { over: 190 }, years(0, 1)],
  [3, { under: 90 }, years(0, 1)],
);

const RESPIRATION = rows(
  'respiration',
  [1, { upTo: 11 }, years(12)],
  [2, { from: 21 }, years(12)],
  [3, { from: 25 }, all(years(12), notInMaternity)],
  [3, { upTo: 8 }, years(12)],
  [3, { over: 30 }, maternity],
  [3, { under: 10 }, maternity],
  // Our own rule: ages 5 to 11 as ages 1 to 4, and too slow for an adult is too slow for a child.
  [2, { from: 40 }, years(1, 12)],
  [3, { from: 60 }, years(1, 12)],
  [2, { from: 50 }, months(2, 12)],
  [3, { from: 70 }, months(2, 12)],
  [3, { from: 60 }, months(0, 2)],
  [3, { upTo: 8 }, years(0, 12)],
);

const HEMOGLOBIN = rows(
  'hemoglobin',
  // Anaemia (clinical.md): WHO 2024, and WHO 2011 for small children and in pregnancy.
  [1, { under: 11 }, all(months(6, 60), notInMaternity)],
  [1, { under: 11.5 }, all(years(5, 12), notInMaternity)],
  [1, { under: 12 }, all(years(12, 15), notInMaternity)],
  [1, { under: 12 }, all(years(15), female, notInMaternity)],
  [1, { under: 13 }, all(years(15), male)],
  [1, { under: 11 }, pregnant],
  [1, { under: 12 }, afterBirth],
  [1, { from: 18.5 }, fromOneMonth],
  [2, { under: 8 }, years(5)],
  [2, { under: 7 }, all(years(0, 5), fromOneMonth)],
  [2, { from: 20 }, fromOneMonth],
  [3, { under: 5 }, fromOneMonth],
  [3, { under: 7 }, maternity],
  [1, { under: 13 }, newborn],
  [1, { from: 22 }, newborn],
  [2, { under: 10.5 }, newborn],
  [3, { under: 8 }, newborn],
);

/**
 * Returns the highest creatinine, to two decimals, whose filtration rate by CKD-EPI 2021 rounds to less than a
 * limit.
 */
function creatinineOf(rate: number, age: number, sex: Subject['sex']): number {
  const [kappa, alpha, factor] = sex === 'female' ? [0.7, -0.241, 1.012] : [0.9, -0.302, 1];
  const rateAt = (value: number): number =>
    142 * Math.min(value / kappa, 1) ** alpha * Math.max(value / kappa, 1) ** -1.2 * 0.9938 ** age * factor;
  let hundredths = 50;
  while (Math.round(rateAt(hundredths / 100)) >= rate) hundredths += 1;
  return hundredths / 100;
}

const ofAge =
  (age: number): Who =>
  (subject) =>
    Math.floor(subject.months / 12) === age;

/** Adult ages in the grid: the same creatinine means a different filtration rate at each. */
export const GROWN_AGES = [28, 30, 40, 80, 100] as const;

const CREATININE = rows(
  'creatinine',
  [1, { over: 1.3 }, all(adult, male)],
  [1, { over: 1.1 }, all(adult, female)],
  [2, { over: 1.1 }, maternity],
  [2, { from: 3 }, years(18)],
  [2, { from: 2 }, years(0, 18)],
  [3, { from: 5 }],
  ...GROWN_AGES.flatMap((age) =>
    (['male', 'female'] as const).flatMap((sex): Row[] => {
      const who = all(adult, ofAge(age), (subject) => subject.sex === sex);
      return [
        [2, { from: creatinineOf(30, age, sex) }, who],
        [3, { from: creatinineOf(15, age, sex) }, who],
      ];
    }),
  ),
);

const THYROID = rows(
  'tsh',
  [1, { under: 0.4 }, all(fromOneMonth, notPregnant)],
  [1, { over: 4 }, all(years(18), notPregnant)],
  // ATA (clinical.md): 0.1 to 4.0 up to the second trimester.
  [1, { under: 0.1 }, pregnant],
  [1, { under: 0.4 }, ({ maternal }) => maternal === 'third'],
  [1, { over: 4 }, pregnant],
  [2, { from: 20 }],
  [2, { from: 10 }, pregnant],
);

const POTASSIUM = rows(
  'potassium',
  [1, { upTo: 3.4 }],
  [1, { from: 5.6 }, fromOneMonth],
  [2, { upTo: 2.9 }],
  [2, { from: 6 }],
  [3, { upTo: 2.5 }],
  [3, { from: 6.5 }],
);

const PLATELETS = rows(
  'platelets',
  [1, { under: 150 }],
  [2, { under: 100 }],
  [3, { under: 50 }],
  [3, { under: 100 }, maternity, ({ again }) => again === true],
);

/** Dipstick values by position: nil, trace, 1+, 2+. */
const URINE = rows(
  'urineProtein',
  [1, { from: 1 }, pregnant],
  [2, { from: 2 }, pregnant],
  [3, { from: 3 }, pregnant, ({ again }) => again === true],
);

const LABORATORY: readonly Limit[] = [
  ...rows('triglycerides', [1, { from: 150 }, adult], [2, { from: 500 }], [3, { from: 2000 }]),
  // The other measures have their limits in clinical.md.
  ...rows('totalCholesterol', [1, { from: 200 }, adult]),
  ...rows('ldl', [1, { from: 100 }, adult], [1, { from: 190 }], [2, { from: 190 }, adult]),
  ...rows(
    'hdl',
    [1, { under: 40 }, all(adult, male)],
    [1, { under: 50 }, all(adult, female)],
    [1, { under: 40 }, all(years(2, 18), notInMaternity)],
    [1, { from: 60 }, adult],
  ),
  ...rows('ft4', [1, { under: 0.8 }, adult], [1, { over: 1.8 }, adult]),
  ...rows('t4', [1, { under: 5 }, adult], [1, { over: 12 }, adult]),
  ...rows('ft3', [1, { under: 2.3 }, adult], [1, { over: 4.2 }, adult]),
  ...rows('t3', [1, { under: 80 }, adult], [1, { over: 200 }, adult]),
  ...rows(
    'urate',
    [1, { under: 3.4 }, all(adult, male)],
    [1, { over: 7 }, all(adult, male)],
    [1, { under: 2.4 }, all(adult, female)],
    [1, { over: 6 }, all(adult, female)],
  ),
  ...rows('egfr', [1, { under: 90 }, adult], [2, { under: 30 }, adult], [3, { under: 15 }, adult]),
];

const BODY: readonly Limit[] = [
  ...rows(
    'bmi',
    [1, { under: 18.5 }, adult],
    [1, { from: 23 }, adult],
    [2, { under: 16 }, all(years(18), notPregnant)],
    [1, { under: 18.5 }, pregnant],
  ),
  ...rows('birthWeight', [1, { under: 2500 }], [2, { under: 1500 }], [2, { from: 4500 }]),
];

/** Positions of a test result: negative, invalid, positive. */
const POSITIVE = { from: 2 };
const RAPID_TESTS: readonly Limit[] = [
  ...(['typhoid', 'chikungunya', 'd_dimer', 'procalcitonin', 'crp', 'leptospira'] as const).flatMap((test) =>
    rows(test, [1, POSITIVE]),
  ),
  ...(['malaria', 'dengue', 'hepatitis_b', 'hepatitis_c'] as const).flatMap((test) =>
    rows(test, [2, POSITIVE]),
  ),
  ...(['hiv', 'syphilis'] as const).flatMap((test) => rows(test, [2, POSITIVE], [3, POSITIVE, pregnant])),
  ...rows('troponin_1', [3, POSITIVE]),
];

export const SAFETY_LIMITS: readonly Limit[] = [
  ...SYSTOLIC,
  ...DIASTOLIC,
  ...GLUCOSE,
  ...HBA1C,
  ...SATURATION,
  ...TEMPERATURE,
  ...PULSE,
  ...RESPIRATION,
  ...HEMOGLOBIN,
  ...CREATININE,
  ...THYROID,
  ...POTASSIUM,
  ...PLATELETS,
  ...URINE,
  ...LABORATORY,
  ...BODY,
  ...RAPID_TESTS,
];

/** Weight for age (clinical.md 5.3): −2 and −3 standard deviations in kg, by sex and completed days. */
export const WEIGHT_LINES: readonly (readonly [
  sex: Subject['sex'],
  days: number,
  minus2: number,
  minus3: number,
])[] = [
  ['male', 0, 2.46, 2.08],
  ['female', 0, 2.39, 2.03],
  ['male', 91, 5.01, 4.43],
  ['female', 91, 4.53, 3.99],
  ['male', 182, 6.35, 5.67],
  ['female', 182, 5.72, 5.08],
  ['male', 365, 7.74, 6.93],
  ['female', 365, 7.04, 6.27],
];

/**
 * Published reference intervals, typed from their sources. A value outside its interval raises a flag and is
 * never "in range". For `quiet` intervals the page of limits requires no flag, but the value is still not "in
 * range".
 */
export interface Reference {
  readonly measure: Measure;
  readonly least?: number;
  readonly greatest?: number;
  readonly who: Who;
  readonly when?: (moment: Moment) => boolean;
  readonly quiet: boolean;
}

type Span = readonly [least: number | undefined, greatest: number | undefined];

const interval =
  (quiet: boolean) =>
  (measure: Measure, [least, greatest]: Span, who: Who = everybody, when?: Reference['when']): Reference => ({
    measure,
    ...(least !== undefined && { least }),
    ...(greatest !== undefined && { greatest }),
    who,
    ...(when && { when }),
    quiet,
  });
const within = interval(false);
const calm = interval(true);
const free = undefined;

const boy = all(male, notInMaternity);
const girl = all(female, notInMaternity);
const trimester =
  (which: Subject['maternal']): Who =>
  ({ maternal }) =>
    maternal === which;

/** Fleming 2011: first and 99th centile of pulse and respiratory rate by completed months. */
const FLEMING: readonly (readonly [from: number, below: number, pulse: Span, breaths: Span])[] = [
  [0, 3, [107, 181], [25, 66]],
  [3, 6, [104, 175], [24, 64]],
  [6, 9, [98, 168], [23, 61]],
  [9, 12, [93, 161], [22, 58]],
  [12, 18, [88, 156], [21, 53]],
  [18, 24, [82, 149], [19, 46]],
  [24, 36, [76, 142], [18, 38]],
  [36, 48, [70, 136], [17, 33]],
  [48, 72, [65, 131], [17, 29]],
  [72, 96, [60, 123], [16, 27]],
  [96, 144, [60, 115], [14, 25]],
];

/** AAP 2017, table 6: values from which further evaluation is due; boys and girls by year from 1 to 12. */
const AAP: readonly (readonly [boys: string, girls: string])[] = [
  ['98/52', '98/54'],
  ['100/55', '101/58'],
  ['101/58', '102/60'],
  ['102/60', '103/62'],
  ['103/63', '104/64'],
  ['105/66', '105/67'],
  ['106/68', '106/68'],
  ['107/69', '107/69'],
  ['107/70', '108/71'],
  ['108/72', '109/72'],
  ['110/74', '111/74'],
  ['113/75', '114/75'],
];

/** The lowest diastolic pressure by PALS at each of these years. */
const PALS_DIASTOLIC = [42, 42, 46, 46, 46, 57, 57, 57, 57, 60, 60, 60];

const ofAap = (words: string, age: number, sex: Who): readonly Reference[] => {
  const [upper = 0, lower = 0] = words.split('/').map(Number);
  const who = all(years(age, age + 1), sex);
  return [
    within('systolic', [free, upper - 1], who),
    calm('systolic', [Math.min(90, 70 + 2 * age), free], who),
    within('diastolic', [PALS_DIASTOLIC[age - 1], lower - 1], who),
  ];
};

const underOne = all(years(0, 1), fromOneMonth);
const TRIMESTERS = ['first', 'second', 'third'] as const;
const inTrimesters = (measure: Measure, spans: readonly Span[]): readonly Reference[] =>
  spans.map((span, index) => within(measure, span, trimester(TRIMESTERS[index] ?? 'first')));

const ofChildren = all(years(2, 18), notInMaternity);

export const REFERENCES: readonly Reference[] = [
  // ISH 2020: below 130/85. NEWS2 gives points up to 100. NHLBI calls less than 90/60 low.
  within('systolic', [101, 129], adult),
  within('diastolic', [60, 84], adult),
  within('systolic', [101, free], maternity),
  calm('systolic', [free, 129], maternity),
  within('diastolic', [50, free], maternity),
  calm('diastolic', [free, 84], maternity),
  within('systolic', [free, 119], all(years(13, 18), notInMaternity)),
  calm('systolic', [90, free], all(years(13, 18), notInMaternity)),
  within('systolic', [101, free], all(years(16, 18), notInMaternity)),
  within('diastolic', [60, 79], all(years(13, 18), notInMaternity)),
  ...AAP.flatMap(([boys, girls], index) => [
    ...ofAap(boys, index + 1, boy),
    ...ofAap(girls, index + 1, girl),
  ]),
  // PALS.
  within('systolic', [67, 84], newborn),
  within('diastolic', [35, 53], newborn),
  within('systolic', [72, 104], underOne),
  within('diastolic', [37, 56], underOne),
  calm('spo2', [96, free], everybody, scale1),
  calm('spo2', [88, free], everybody, scale2),
  calm('spo2', [free, 92], everybody, (moment) => scale2(moment) && moment.oxygen === true),
  // Harrison: more than 37.2 in the morning is a fever; NEWS2 from 36.1.
  calm('temperature', [36.1, 37.2], grown),
  calm('temperature', [36.1, 37.5], maternity),
  // IMNCI: 37.5 or more is a fever; 35.5 to 36.4 is a low temperature in a young infant.
  within('temperature', [36, 37.4], child),
  within('temperature', [36.5, 37.5], months(0, 3)),
  calm('pulse', [60, 100], years(12)),
  calm('respiration', [12, 20], years(12)),
  ...FLEMING.flatMap(([from, below, pulse, breaths]) => [
    within('pulse', pulse, months(from, below)),
    within('respiration', breaths, months(from, below)),
  ]),
  within('hemoglobin', [13, 21.9], newborn),
  within('hemoglobin', [11, 14], all(months(6, 60), notInMaternity)),
  within('hemoglobin', [11.5, free], all(years(5, 12), notInMaternity)),
  within('hemoglobin', [free, 14], months(60, 72)),
  within('hemoglobin', [free, 15.5], years(6, 12)),
  within('hemoglobin', [12, 16], all(years(12, 15), notInMaternity)),
  within('hemoglobin', [13, 16.5], all(years(15), male)),
  within('hemoglobin', [12, 16], all(years(15), female, notPregnant)),
  ...inTrimesters('hemoglobin', [
    [11, 13.9],
    [11, 14.8],
    [11, 15],
  ]),
  within('creatinine', [0.7, 1.3], all(adult, male)),
  within('creatinine', [0.6, 1.1], all(adult, female)),
  within('creatinine', [0.3, 1], newborn),
  within('creatinine', [0.2, 0.4], underOne),
  within('creatinine', [0.3, 0.7], years(1, 12)),
  within('creatinine', [0.5, 1], all(years(12, 18), notInMaternity)),
  ...inTrimesters('creatinine', [
    [0.4, 0.7],
    [0.4, 0.8],
    [0.4, 0.9],
  ]),
  within('tsh', [1, 38.9], ({ days }) => days < 4),
  within('tsh', [0.73, 4.77], (subject) => subject.days >= 4 && subject.months < 6),
  within('tsh', [0.7, 4.17], months(6, 168)),
  within('tsh', [0.47, 3.41], all(months(168, 216), notInMaternity)),
  within('tsh', [0.4, 4], all(years(18), notPregnant)),
  ...inTrimesters('tsh', [
    [0.1, 4],
    [0.1, 4],
    [0.4, 4],
  ]),
  within('potassium', [3.7, 5.9], newborn),
  within('potassium', [4.1, 5.3], underOne),
  within('potassium', [3.5, 5.1], years(1)),
  within('platelets', [150, 450]),
  within('totalCholesterol', [free, 199], adult),
  within('totalCholesterol', [free, 169], ofChildren),
  ...inTrimesters('totalCholesterol', [
    [free, 210],
    [free, 299],
    [free, 349],
  ]),
  within('ldl', [free, 99], adult),
  within('ldl', [free, 109], ofChildren),
  ...inTrimesters('ldl', [
    [free, 153],
    [free, 184],
    [free, 224],
  ]),
  within('hdl', [40, free], all(adult, male)),
  within('hdl', [50, free], all(adult, female)),
  // NHLBI: 40 to 45 is borderline.
  calm('hdl', [46, free], ofChildren),
  ...inTrimesters('hdl', [
    [40, free],
    [52, free],
    [48, free],
  ]),
  within('triglycerides', [free, 149], adult),
  within('triglycerides', [free, 74], all(years(2, 10), notInMaternity)),
  within('triglycerides', [free, 89], all(years(10, 18), notInMaternity)),
  ...inTrimesters('triglycerides', [
    [free, 159],
    [free, 382],
    [free, 453],
  ]),
  within('hba1c', [4, 5.6], notDiabetic),
  within('hba1c', [free, 6.9], diabetic),
  within('hba1c', [free, 5.9], all(pregnant, gestational)),
  within(
    'glucose',
    [70, 99],
    all(fromOneMonth, notDiabetic, notPregnant),
    at('fasting', 'test-0h', 'before'),
  ),
  within('glucose', [70, 139], all(fromOneMonth, notDiabetic, notPregnant), at('test-2h')),
  within('glucose', [80, 130], all(diabetic, notPregnant), at('fasting', 'before')),
  within(
    'glucose',
    [70, 180],
    all(diabetic, notPregnant),
    (moment) => afterMeal(moment) || at('random')(moment),
  ),
  within('glucose', [70, 91], pregnant, fasting),
  within('glucose', [70, 139], pregnant, afterMeal),
  within('glucose', [70, 179], pregnant, at('test-1h')),
  within('glucose', [70, 152], pregnant, at('test-2h')),
  within('glucose', [70, 139], pregnant, at('challenge-2h')),
  within('glucose', [free, 119], all(pregnant, gestational), at('after-2h')),
  within('bmi', [18.5, 22.9], adult),
  within('birthWeight', [2500, 4499]),
  within('egfr', [90, free], adult),
  within('ft4', [0.8, 1.8], adult),
  within('t4', [5, 12], adult),
  within('ft3', [2.3, 4.2], adult),
  within('t3', [80, 200], adult),
  within('urate', [3.4, 7], all(adult, male)),
  within('urate', [2.4, 6], all(adult, female)),
  calm('urineProtein', [free, 0], pregnant),
  ...RAPID_TESTS.map(({ measure }) => calm(measure, [free, 0])),
];

/** WHO reference 2007, body mass index for age: L, M and S of boys and girls by month of age, as published. */
export const BMI_FOR_AGE: readonly (readonly [
  sex: Subject['sex'],
  months: number,
  l: number,
  m: number,
  s: number,
])[] = [
  ['male', 60, -0.7151, 15.2679, 0.08366],
  ['male', 96, -1.4629, 15.7368, 0.09526],
  ['male', 138, -1.7873, 17.2236, 0.11304],
  ['male', 168, -1.6211, 19.005, 0.12191],
  ['male', 210, -1.1129, 21.4354, 0.12777],
  ['female', 60, -0.8702, 15.2453, 0.09646],
  ['female', 99, -1.4125, 15.7732, 0.11424],
  ['female', 126, -1.4787, 16.9136, 0.12534],
  ['female', 168, -1.2266, 19.5647, 0.137],
  ['female', 204, -0.9423, 21.0367, 0.14208],
];
