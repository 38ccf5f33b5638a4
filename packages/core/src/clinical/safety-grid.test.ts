// spec: limits-dangerous

import { afterAll, describe, expect, it } from 'vitest';
import type { MetricValue } from '#metrics';
import { MEASURE_DEFINITIONS, MEASURES, type Measure, VALUES } from '#observations';
import { GLUCOSE_MOMENTS } from '../../test/glucose-moments.ts';
import {
  BMI_FOR_AGE,
  GROWN_AGES,
  type Level,
  type Limit,
  type Meal,
  type Moment,
  REFERENCES,
  type Reference,
  SAFETY_LIMITS,
  type Subject,
  WEIGHT_LINES,
} from '../../test/safety-limits.ts';
import { type JudgedRecord, judgeRecord, type PersonFacts, unitsOf } from './index.ts';

/**
 * Tests every measure, for every kind of person and situation, at, below and above every limit of the clinical safety
 * page, through the public API: a stored record and the person's facts.
 * Unknown facts narrow the wording of an alarm, never the alarm. For unknown sex, pregnancy or meal, the level is the
 * highest possible one, because a missed alarm is the harmful error; a flag without a level needs all of them to
 * agree. An unknown age counts as adult, because most patients are adults, and nearly every usual adult value is an
 * alarm in an infant: usual adult values are shown as not evaluated, and abnormal ones get the highest level of any
 * age.
 */
const TODAY = '2026-01-15';
/** Noon in India. */
const NOON = 1_768_458_600;
const ZONE = { timeZone: 'Asia/Kolkata' };
const HOUR = 3600;

const daysSince = (date: string): number => Math.round((Date.parse(TODAY) - Date.parse(date)) / 86_400_000);
const dayAfter = (days: number): string =>
  new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10);

/** Ages by completed months, with a birth date for each. */
const AGES: readonly (readonly [name: string, months: number, birthDate: string])[] = [
  ['5 days', 0, '2026-01-10'],
  ['20 days', 0, '2025-12-26'],
  ['45 days', 1, '2025-12-01'],
  ['2.5 months', 2, '2025-11-01'],
  ['6 months', 6, '2025-07-10'],
  ['18 months', 18, '2024-07-10'],
  ['4 years', 48, '2022-01-10'],
  ['8 years', 96, '2018-01-10'],
  ['10 years', 120, '2016-01-10'],
  ['11.5 years', 138, '2014-07-10'],
  ['12.5 years', 150, '2013-07-10'],
  ['14 years', 168, '2012-01-10'],
  ['16 years', 192, '2010-01-10'],
  ['17 years', 204, '2009-01-10'],
  ['40 years', 480, '1986-01-10'],
  ['80 years', 960, '1946-01-10'],
];

interface Kind {
  readonly name: string;
  readonly facts: PersonFacts;
  /** Every possible person, given the known facts. */
  readonly subjects: readonly Subject[];
  /** Possible people of other ages, if the age is unknown. */
  readonly others?: readonly Subject[];
}

const SEXES = ['male', 'female'] as const;
const subject = (
  months: number,
  days: number,
  sex: Subject['sex'],
  more: Partial<Subject> = {},
): Subject => ({
  months,
  days,
  sex,
  maternal: 'none',
  ...more,
});

const ofAges: readonly Kind[] = AGES.flatMap(([name, months, birthDate]) =>
  [...SEXES, 'unknown'].map((sex): Kind => {
    const known = SEXES.filter((one) => one === sex);
    return {
      name: `${name}, ${sex}`,
      facts: { sex, birthDate },
      subjects: (known.length > 0 ? known : SEXES).map((one) => subject(months, daysSince(birthDate), one)),
    };
  }),
);

const ofNoAge: readonly Kind[] = [...SEXES, 'unknown'].map((sex) => {
  const sexes = SEXES.some((one) => one === sex) ? SEXES.filter((one) => one === sex) : SEXES;
  return {
    name: `age unknown, ${sex}`,
    facts: { sex, birthDate: null },
    subjects: sexes.map((one) => subject(360, 10_950, one)),
    others: sexes.flatMap((one) => [
      ...AGES.map(([, months, birthDate]) => subject(months, daysSince(birthDate), one)),
      subject(1200, 36_500, one),
    ]),
  };
});

/** Every fifth possible birth date for a year or month, up to the day of the reading. */
function ofPartlyKnownBirth(birthDate: string, sex: string): Kind {
  const first = Date.parse(`${birthDate}-01-01`.slice(0, 10));
  const days = birthDate.length === 4 ? 365 : 28;
  const born = Array.from({ length: days }, (_, day) => new Date(first + day * 86_400_000))
    .filter(
      (date, day) =>
        date.getTime() <= Date.parse(TODAY) &&
        (day % 5 === 0 || day === days - 1 || date.getTime() > Date.parse(TODAY) - 5 * 86_400_000),
    )
    .map((date) => date.toISOString().slice(0, 10));
  const sexes = SEXES.filter((one) => one === sex);
  return {
    name: `born ${birthDate}, ${sex}`,
    facts: { sex, birthDate },
    subjects: born.flatMap((date) => {
      const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
      const months = (2026 - year) * 12 + 1 - month - (day > 15 ? 1 : 0);
      return (sexes.length > 0 ? sexes : SEXES).map((one) => subject(months, daysSince(date), one));
    }),
  };
}

const ofPartlyKnownBirths: readonly Kind[] = ['2026', '2025-11', '2025', '2022', '2013', '1986'].flatMap(
  (birthDate) => ['male', 'unknown'].map((sex) => ofPartlyKnownBirth(birthDate, sex)),
);

const WOMAN = { sex: 'female', birthDate: '1997-06-10' } as const;
const GIRL = { sex: 'female', birthDate: '2010-06-10' } as const;
const woman = (maternal: Subject['maternal'], more: Partial<Subject> = {}): Subject =>
  subject(343, 10_446, 'female', { maternal, ...more });
const girl = (maternal: Subject['maternal']): Subject => subject(187, 5698, 'female', { maternal });
const dueIn = (days: number) => ({ pregnancies: [{ dueDate: dayAfter(days) }] });
const BORN = { pregnancies: [{ dueDate: dayAfter(-5), bornOn: dayAfter(-10) }] };
const STATES = ['first', 'second', 'third'] as const;
const DIABETES = { diabetes: { since: '2020-01-01', from: 'record' } } as const;

const inMaternity: readonly Kind[] = [
  { name: 'first trimester', facts: { ...WOMAN, ...dueIn(210) }, subjects: [woman('first')] },
  { name: 'second trimester', facts: { ...WOMAN, ...dueIn(140) }, subjects: [woman('second')] },
  { name: 'third trimester', facts: { ...WOMAN, ...dueIn(50) }, subjects: [woman('third')] },
  { name: 'third trimester at 15 years', facts: { ...GIRL, ...dueIn(50) }, subjects: [girl('third')] },
  {
    name: 'third trimester, age unknown',
    facts: { sex: 'female', birthDate: null, ...dueIn(50) },
    subjects: [woman('third')],
  },
  {
    name: 'pregnant, week unknown',
    facts: { ...WOMAN, withChildOn: [TODAY] },
    subjects: STATES.map((state) => woman(state)),
  },
  {
    name: 'pregnancy unknown, in the motherhood programme',
    facts: { ...WOMAN, motherhoodUntil: null },
    subjects: (['none', ...STATES] as const).map((state) => woman(state)),
  },
  {
    name: 'pregnancy and sex unknown',
    facts: { ...WOMAN, sex: 'unknown', motherhoodUntil: null },
    subjects: [subject(343, 10_446, 'male'), ...(['none', ...STATES] as const).map((state) => woman(state))],
  },
  { name: 'ten days after birth', facts: { ...WOMAN, ...BORN }, subjects: [woman('after')] },
  {
    name: 'ten days after birth, known diabetes',
    facts: { ...WOMAN, ...BORN, ...DIABETES },
    subjects: [woman('after', { diabetes: true })],
  },
  {
    name: 'second trimester, known diabetes',
    facts: { ...WOMAN, ...dueIn(140), ...DIABETES },
    subjects: [woman('second', { diabetes: true, gestational: true })],
  },
  {
    name: 'third trimester, diabetes of this pregnancy',
    facts: { ...WOMAN, ...dueIn(50), gestationalDiabetes: [dayAfter(-30)] },
    subjects: [woman('third', { gestational: true })],
  },
];

const withDiabetes: readonly Kind[] = AGES.filter(([, months]) => [168, 480, 960].includes(months)).map(
  ([name, months, birthDate]) => ({
    name: `${name}, known diabetes`,
    facts: { sex: 'male', birthDate, ...DIABETES },
    subjects: [subject(months, daysSince(birthDate), 'male', { diabetes: true })],
  }),
);

const GROUPS: Readonly<Record<string, readonly Kind[]>> = {
  'under ten years': ofAges.filter(({ subjects }) => subjects.every(({ months }) => months < 120)),
  'from ten years': ofAges.filter(({ subjects }) => subjects.every(({ months }) => months >= 120)),
  'of an unknown age': ofNoAge,
  'in maternity': inMaternity,
  'with diabetes': withDiabetes,
  'of a partly known birth': ofPartlyKnownBirths,
};
const KINDS = Object.values(GROUPS).flat();

const OF_PRESSURE: readonly Moment[] = [
  { again: true },
  { protein: true },
  { organ: true },
  { signs: ['headache'] },
  { signs: ['thirst'] },
];
const EVERY_MEAL = (Object.keys(GLUCOSE_MOMENTS) as Meal[]).map((meal) => ({ meal }));

/** Possible circumstances of a measure. */
const MOMENTS: Readonly<Partial<Record<Measure, readonly Moment[]>>> = {
  glucose: [
    ...EVERY_MEAL,
    { signs: ['vomiting'] },
    { meal: 'fasting', signs: ['drowsiness'] },
    { meal: 'random', signs: ['headache'] },
  ],
  systolic: [{}, ...OF_PRESSURE],
  diastolic: [{}, ...OF_PRESSURE],
  spo2: [{}, { oxygen: true }, { scale2: true }, { scale2: true, oxygen: true }],
  platelets: [{}, { again: true }],
  urineProtein: [{}, { again: true }],
};

/** For other measures, which these don't affect, all at once are enough. */
const OF_OTHERS: typeof MOMENTS = {
  glucose: [{}, { meal: 'fasting' }, { meal: 'after-1h' }, { meal: 'test-2h' }, { signs: ['ketones'] }],
  systolic: [{}, { again: true, protein: true, organ: true, signs: ['fits'] }],
  diastolic: [{}, { again: true, protein: true, organ: true, signs: ['fits'] }],
};

const momentsOf = (measure: Measure, kind: Kind): readonly Moment[] => {
  const own = inMaternity.includes(kind) || withDiabetes.includes(kind);
  return (own ? undefined : OF_OTHERS[measure]) ?? MOMENTS[measure] ?? [{}];
};

const at = NOON - 5 * HOUR;
const factsAt = (facts: PersonFacts, { signs = [], again, protein, organ, scale2 }: Moment): PersonFacts => ({
  ...facts,
  symptoms: signs.map((symptom) => ({ at: NOON, symptom })),
  ...(again && { pressures: [{ systolic: 144, diastolic: 92, at }] }),
  ...(protein && { proteins: [{ at, text: '1+' }] }),
  ...(organ && { organSigns: [at] }),
  ...(scale2 && { oxygenTargets: [{ since: '2026-01-01', prescriber: 'prescriber-1' }] }),
});

type Values = readonly (readonly [Measure, number])[];

const placeOf = (measure: Measure) => {
  const found = VALUES.find(({ value }) => value.of.measure === measure);
  if (!found) throw new Error(`no place for ${measure}`);
  return found;
};

/** Uses as many decimals as a lab. */
const textOf = (measure: Measure, value: number): string =>
  MEASURE_DEFINITIONS[measure].words?.[value] ?? String(Number(value.toFixed(3)));

function recordOf(values: Values, { meal = 'unknown', oxygen }: Moment): JudgedRecord {
  const [first] = values;
  const {
    beside,
    mealSituation,
  }: { readonly beside: readonly MetricValue[]; readonly mealSituation?: string } = GLUCOSE_MOMENTS[meal];
  return {
    metric: first ? placeOf(first[0]).metric : '',
    timestamp: NOON,
    values: [
      ...values.map(([measure, value]) => ({
        key: placeOf(measure).key,
        text: textOf(measure, value),
        unit: unitsOf(measure)[0] ?? '',
      })),
      ...(oxygen ? [{ key: 'onOxygen', text: 'yes' }] : []),
      ...beside,
    ],
    ...(mealSituation && { mealSituation }),
  };
}

const holds = ({ from, over, upTo, under }: Limit, value: number): boolean =>
  (from === undefined || value >= from) &&
  (over === undefined || value > over) &&
  (upTo === undefined || value <= upTo) &&
  (under === undefined || value < under);

const REFERENCES_OF = new Map(
  MEASURES.map((measure) => [measure, REFERENCES.filter((one) => one.measure === measure)]),
);
const LIMITS_OF = new Map(
  MEASURES.map((measure) => [measure, SAFETY_LIMITS.filter((one) => one.measure === measure)]),
);

const isWithin = ({ least, greatest }: Reference, value: number): boolean =>
  (least === undefined || value >= least) && (greatest === undefined || value <= greatest);

const referencesOf = (measure: Measure, moment: Moment, who: Subject): readonly Reference[] =>
  (REFERENCES_OF.get(measure) ?? []).filter((one) => one.who(who) && (one.when?.(moment) ?? true));

/** Whether a value is within every published reference of one definite person, with at least one. */
function isInReference(measure: Measure, value: number, moment: Moment, who: Subject): boolean {
  const own = referencesOf(measure, moment, who);
  return own.length > 0 && own.every((one) => isWithin(one, value));
}

/** Whether a value is in range for every possible person and meal. */
function mayBeInRange(
  measure: Measure,
  value: number,
  moment: Moment,
  { subjects, others = [] }: Kind,
): boolean {
  const unknownMeal = measure === 'glucose' && (moment.meal ?? 'unknown') === 'unknown';
  const moments: readonly Moment[] = unknownMeal
    ? [
        { ...moment, meal: 'random' },
        { ...moment, meal: 'fasting' },
      ]
    : [moment];
  return [...subjects, ...others].every((who) =>
    moments.every((one) => isInReference(measure, value, one, who)),
  );
}

/** Returns the level for one definite person, by the page and the references. */
const levelOf = (values: Values, moment: Moment, who: Subject): Level =>
  Math.max(
    0,
    ...values.map(([measure, value]) =>
      referencesOf(measure, moment, who).some((one) => !one.quiet && !isWithin(one, value)) ? 1 : 0,
    ),
    ...values.flatMap(([measure, value]) =>
      (LIMITS_OF.get(measure) ?? [])
        .filter((limit) => holds(limit, value) && limit.who(who) && (limit.when?.(moment) ?? true))
        .map(({ level }) => level),
    ),
  ) as Level;

const isAlert = (level: number): boolean => level >= 2;

/**
 * Returns the expected level of a kind of person: the highest possible one, or a flag without a level if all share it.
 */
function expected(values: Values, moment: Moment, { subjects, others = [] }: Kind): Level {
  const ofAll = (asked: Moment): Level => {
    const levels = subjects.map((who) => levelOf(values, asked, who));
    const [least, most] = [Math.min(...levels), Math.max(...levels)];
    const known = isAlert(most) ? most : least;
    const elsewhere = known === 0 ? 0 : Math.max(0, ...others.map((who) => levelOf(values, asked, who)));
    return (isAlert(elsewhere) ? Math.max(known, elsewhere) : known) as Level;
  };
  const own = ofAll(moment);
  if (values[0]?.[0] !== 'glucose' || (moment.meal ?? 'unknown') !== 'unknown') return own;
  const fasting = ofAll({ ...moment, meal: 'fasting' });
  return isAlert(fasting) && fasting > own ? fasting : own;
}

const LEVELS = { review: 2, critical: 3 } as const;

interface Answer {
  readonly level: Level;
  /** Values that are called "in range". */
  readonly inRange: Values;
}

function judged(values: Values, moment: Moment, { facts }: Kind): Answer {
  const { flag, level, faces } = judgeRecord(recordOf(values, moment), factsAt(facts, moment), ZONE);
  return {
    level: flag ? (level ? LEVELS[level] : 1) : 0,
    inRange: values.filter(([measure]) => faces[placeOf(measure).key]?.kind === 'in-range'),
  };
}

const stepOf = (measure: Measure): number => {
  const { words, units } = MEASURE_DEFINITIONS[measure];
  if (words) return 1;
  // The catalogue displays one decimal of creatinine; labs report two, which the limits use.
  return measure === 'creatinine' || measure === 'tsh'
    ? 0.01
    : 10 ** -(Object.values(units)[0]?.decimals ?? 0);
};

/** Returns values at, below and above every limit of a measure that are possible. */
function valuesOf(measure: Measure): readonly number[] {
  const step = stepOf(measure);
  const { words, limits } = MEASURE_DEFINITIONS[measure];
  const [least, most] = limits?.hard ?? [0, words ? words.length - 1 : Number.POSITIVE_INFINITY];
  const bounds = [
    ...(LIMITS_OF.get(measure) ?? []).flatMap(({ from, over, upTo, under }) => [from, over, upTo, under]),
    ...(REFERENCES_OF.get(measure) ?? []).flatMap(({ least: low, greatest }) => [low, greatest]),
  ];
  const around = bounds.flatMap((bound) =>
    bound === undefined ? [] : [-1, 0, 1].map((count) => Number((bound + count * step).toFixed(3))),
  );
  return [...new Set(around)].filter((value) => value >= least && value <= most).toSorted((a, b) => a - b);
}

/** Returns the value alone; for blood pressure also with a usual second number. */
function readingsOf(measure: Measure, value: number): readonly Values[] {
  const alone: Values = [[measure, value]];
  if (measure === 'systolic') return [alone, [...alone, ['diastolic', Math.min(60, value - 10)]]];
  if (measure === 'diastolic') return [alone, [['systolic', Math.max(110, value + 1)], ...alone]];
  return [alone];
}

const counts = {
  points: 0,
  dangerous: 0,
  silent: 0,
  withoutAlert: 0,
  withoutFlag: 0,
  normalFlagged: 0,
  tooHigh: 0,
  inRange: 0,
  inRangeOutsideOfReference: 0,
};

/** Counts a case, and describes its problem. */
function problemOf(wanted: Level, got: Level): string | undefined {
  counts.points += 1;
  if (isAlert(wanted)) counts.dangerous += 1;
  if (wanted === got) return undefined;
  if (isAlert(wanted) && got === 0) counts.silent += 1;
  else if (got < wanted) counts[isAlert(wanted) ? 'withoutAlert' : 'withoutFlag'] += 1;
  else counts[wanted === 0 ? 'normalFlagged' : 'tooHigh'] += 1;
  return `${got} instead of ${wanted}`;
}

/** Ages with lines for every month have a separate table. */
const hasBmiLines = ({ subjects, others = [] }: Kind): boolean =>
  [...subjects, ...others].some(({ months }) => months >= 60 && months < 216);

const MEASURED = [...new Set(SAFETY_LIMITS.map(({ measure }) => measure))];

describe('the grid of clinical safety', () => {
  it.each(MEASURED.flatMap((measure) => Object.keys(GROUPS).map((group) => [measure, group] as const)))(
    '%s of people %s: nothing dangerous is silent, nothing usual is flagged',
    (measure, group) => {
      const problems: string[] = [];
      const readings = valuesOf(measure).flatMap((value) => readingsOf(measure, value));
      for (const kind of (GROUPS[group] ?? []).filter((one) => measure !== 'bmi' || !hasBmiLines(one)))
        for (const moment of momentsOf(measure, kind))
          for (const values of readings) {
            const answer = judged(values, moment, kind);
            const wrong = answer.inRange.filter(
              ([what, number]) => !mayBeInRange(what, number, moment, kind),
            );
            counts.inRange += answer.inRange.length;
            counts.inRangeOutsideOfReference += wrong.length;
            const found = [
              problemOf(expected(values, moment, kind), answer.level),
              ...wrong.map(([what]) => `${what} is not in range`),
            ].filter(Boolean);
            if (found.length > 0)
              problems.push(
                `${kind.name}, ${JSON.stringify(moment)}, ${JSON.stringify(values)}: ${found.join(', ')}`,
              );
          }
      expect(problems).toEqual([]);
    },
  );

  it.each(WEIGHT_LINES)('weight of a %s child of %i days', (sex, days, minus2, minus3) => {
    const facts: PersonFacts = { sex, birthDate: dayAfter(-days) };
    const kind: Kind = { name: '', facts, subjects: [] };
    for (const [weight, wanted] of [
      [minus3 - 0.01, 2],
      [minus3, 1],
      [minus2 - 0.01, 1],
      [minus2, 0],
    ] as const)
      expect(problemOf(wanted, judged([['weight', weight]], {}, kind).level), `${weight} kg`).toBeUndefined();
  });

  it.each(BMI_FOR_AGE)('body mass index of a %s child of %i months', (sex, months, l, m, s) => {
    const born = new Date(Date.UTC(2026, 0 - months, 15)).toISOString().slice(0, 10);
    const kind: Kind = { name: '', facts: { sex, birthDate: born }, subjects: [] };
    const line = (z: number): number => m * (1 + l * s * z) ** (1 / l);
    for (const [bmi, wanted, inRange] of [
      [line(-3) - 0.05, 2, 0],
      [line(-3) + 0.05, 1, 0],
      [line(-2) - 0.05, 1, 0],
      [line(-2) + 0.05, 0, 1],
      [line(1) - 0.05, 0, 1],
      [line(1) + 0.06, 1, 0],
      [line(2) + 0.06, 1, 0],
    ] as const) {
      const answer = judged([['bmi', bmi]], {}, kind);
      expect(problemOf(wanted, answer.level), `${bmi}`).toBeUndefined();
      expect(answer.inRange, `${bmi}`).toHaveLength(inRange);
    }
  });

  it('includes the filtration rate at every age', () => {
    const whole = KINDS.filter((kind) => !ofPartlyKnownBirths.includes(kind));
    const ages = whole
      .flatMap(({ subjects, others = [] }) => [...subjects, ...others])
      .map(({ months }) => Math.floor(months / 12))
      .filter((years) => years >= 18);
    expect([...new Set(ages)].toSorted((a, b) => a - b)).toEqual([...GROWN_AGES]);
  });

  it('includes every metric that has a rule', () => {
    const without = ['oxygen', 'hours', 'urineGlucose', 'height', 'pregnancyTest', 'symptom'];
    expect(MEASURES.filter((measure) => !without.includes(measure)).toSorted()).toEqual(
      [...MEASURED, 'weight'].toSorted(),
    );
  });

  afterAll(() => console.info('clinical safety grid', counts));
});
