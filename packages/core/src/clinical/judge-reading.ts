import { isMeasure, type Measure } from '#observations';
import { unitScale } from './convert.ts';
import { estimatedGfr } from './egfr.ts';
import {
  alertFor,
  type EnteredValue,
  type Flag,
  gravest,
  type Judged,
  judgeValue,
  levelWeight,
  recoded,
  weight,
} from './judge-value.ts';
import { asksAge, type Person, type PersonContext, peopleOf, peopleOfOtherAges } from './person-context.ts';
import { pressureInPregnancy } from './pregnancy/pressure-in-pregnancy.ts';
import type { Range } from './range.ts';
import { hasDailyLines, rulesOf } from './rules/rules-of.ts';
import { INDIA_PROGRAMME, type ThresholdScheme } from './threshold-scheme.ts';
import { type UsualRange, usualRange } from './usual-range.ts';

/** Both numbers of a blood pressure, judged together. */
interface PressureReading {
  readonly measure: 'bloodPressure';
  readonly systolic: number;
  readonly diastolic: number;
  readonly unit: string;
}

/** Values of a 75 g glucose test, by hour. One value over its limit is enough. */
interface ToleranceReading {
  readonly measure: 'glucoseTolerance';
  readonly fasting: boolean;
  readonly hours: Readonly<Partial<Record<0 | 1 | 2, number>>>;
  readonly unit: string;
}

/** An entered reading: number and unit, never converted. */
export type Reading = EnteredValue | PressureReading | ToleranceReading;

const QUESTIONS = ['sex', 'age', 'pregnancy', 'gestational-age', 'meal'] as const;
/** Facts about person and moment that can be unknown. */
type Question = (typeof QUESTIONS)[number];

/** Facts that would improve the result. */
export type MissingFact = Question | 'unit' | 'value';

/** Why a value has neither a flag nor a range. */
export type NotJudged =
  /** There is no rule for this person or measure. */
  | 'no-rule'
  /** It depends on an unknown fact. */
  | Question
  /** Text instead of a number, no unit, or a unit of another measure. */
  | 'words'
  | 'no-unit'
  | 'other-unit'
  /** Impossible in a living person: measure again. */
  | 'impossible'
  /** The diastolic is not below the systolic: measure again. */
  | 'swapped'
  /** The test has no result, for example without a control line: repeat it. */
  | 'invalid'
  /** The situation or time is unreadable, so only values that are dangerous either way are flagged. */
  | 'situation'
  /** It belongs to another system, whose patients' pregnancies, illnesses and targets are not known here. */
  | 'other-system';

/**
 * Evaluation of a displayed value. A missing evaluation must never look normal (clinical safety, part 1). `in-range`
 * is only within a reference for this person. `no-urgent-limit` has reached no triage limit, and is within no known
 * reference.
 */
export type ValueStatus =
  | { readonly kind: 'flag'; readonly flag: Flag }
  | { readonly kind: 'in-range'; readonly range: UsualRange }
  | { readonly kind: 'no-urgent-limit' }
  | { readonly kind: 'not-judged'; readonly reason: NotJudged };

export interface Judgement {
  /** The most severe flag; undefined if nothing needs one, or there is no range for the person. */
  readonly flag: Flag | undefined;
  /** Ranges used, in the rules' own units; for both sexes if the sex is unknown. */
  readonly ranges: readonly Range[];
  /** Facts that would improve the result. */
  readonly missing: readonly MissingFact[];
}

interface ValueJudgement extends Judgement {
  readonly face: ValueStatus;
}

/** Returns what applies to everyone the context may mean: the mildest flag, or none if one of them has none. */
function shared(flags: readonly (Flag | undefined)[]): Flag | undefined {
  let found: Flag | undefined;
  for (const flag of flags) {
    if (!flag) return undefined;
    if (!found || weight(flag) < weight(found)) found = flag;
  }
  return found;
}

/**
 * Returns the first flag unless the second is more urgent. Unknown facts may narrow the wording of an alarm, but never
 * suppress it.
 */
const graverLevel = (first: Flag | undefined, second: Flag | undefined): Flag | undefined =>
  levelWeight(second) > levelWeight(first) ? second : first;

/**
 * Returns the flag of an alarmingly low kidney function, calculated from creatinine (KDIGO: eGFR under 30, under 15).
 */
function flagOfKidney(entered: EnteredValue, person: Person, { context, scheme }: Asked): Flag | undefined {
  if (entered.measure !== 'creatinine' || person.maternal !== 'none' || !person.age) return undefined;
  const [estimated] = estimatedGfr(entered, { sex: person.sex, age: person.age });
  if (!estimated) return undefined;
  const egfr = { measure: 'egfr', value: estimated.value, unit: 'mL/min/{1.73_m2}' } as const;
  const { flag } = judgeValue(egfr, person, context, rulesOf('egfr', scheme));
  return alertFor(flag) && flag;
}

/** ISH has its own name for a raised systolic with a diastolic below 90. */
function withIsolatedSystolic(flag: Flag, diastolic: number | undefined): Flag {
  if (flag.measure !== 'systolic' || diastolic === undefined || Math.round(diastolic) >= 90) return flag;
  if (flag.code === 'ish:grade1') return recoded(flag, 'ish:grade1+isolated-systolic');
  return flag.code === 'ish:grade2' ? recoded(flag, 'ish:grade2+isolated-systolic') : flag;
}

type Pressure = { readonly systolic?: number | undefined; readonly diastolic?: number | undefined };

function pressureOf(entered: readonly EnteredValue[]): Pressure {
  const numberOf = (measure: Measure) => entered.find((one) => one.measure === measure)?.value;
  return { systolic: numberOf('systolic'), diastolic: numberOf('diastolic') };
}

/** Inputs of a judgement: facts about the person, rules, both numbers of a blood pressure. */
interface Asked {
  readonly context: PersonContext;
  readonly scheme: ThresholdScheme;
  readonly pressure: Pressure;
}

/** Judges one number for one person by the scheme's rules and related values. */
function judgeOf(entered: EnteredValue, asked: Asked) {
  const { context, scheme, pressure } = asked;
  return (person: Person): Judged => {
    const { flag, ...rest } = judgeValue(entered, person, context, rulesOf(entered.measure, scheme, person));
    const graver = graverLevel(flag, flagOfKidney(entered, person, asked));
    const named =
      graver && withIsolatedSystolic(pressureInPregnancy(graver, pressure, context), pressure.diastolic);
    return { flag: named, ...rest };
  };
}

const sameRanges = (first: Judged, second: Judged): boolean =>
  first.ranges.length === second.ranges.length &&
  first.ranges.every((range) => second.ranges.includes(range));

const sexes = (ranges: readonly Range[]): number =>
  new Set(ranges.map(({ population }) => population.sex).filter(Boolean)).size;

/** Whether a measure has rules for some ages only. */
const goesByAge = (measure: Measure, scheme: ThresholdScheme): boolean =>
  hasDailyLines(measure) ||
  rulesOf(measure, scheme)
    .flat(2)
    .some(({ population }) => asksAge(population));

/** Returns the unknown facts that make a difference. */
function missingFacts(
  { measure }: EnteredValue,
  { judged, dependsOnMeal }: Answered,
  ranges: readonly Range[],
  { context, scheme }: Asked,
): Question[] {
  const [first, ...others] = judged;
  const differs = first !== undefined && others.some((other) => !sameRanges(first, other));
  const { pregnant, gestationalDays, oldest } = context;
  const asked: Readonly<Record<Question, boolean>> = {
    sex: sexes(ranges) > 1,
    age:
      (peopleOfOtherAges(context).length > 0 && goesByAge(measure, scheme)) ||
      (oldest !== undefined && new Set(judged.map(({ flag }) => flag?.code)).size > 1),
    pregnancy: pregnant === 'unknown' && differs,
    'gestational-age': pregnant === true && gestationalDays === undefined && differs,
    meal: dependsOnMeal,
  };
  return QUESTIONS.filter((fact) => asked[fact]);
}

/** A glucose without a meal situation may have been fasting. */
const otherMeals = ({ measure }: EnteredValue, context: PersonContext): readonly PersonContext[] =>
  measure === 'glucose' && context.mealSituation === undefined && !context.tolerance
    ? [{ ...context, mealSituation: 'MEAL_SITUATION_FASTING' }]
    : [];

interface Answered {
  readonly flag: Flag | undefined;
  /** Results for everyone the context may mean. */
  readonly judged: readonly Judged[];
  /** Results for other ages and meal situations, where these are unknown. */
  readonly others: readonly Judged[];
  /** If fasting, it would have a flag or a higher level. */
  readonly dependsOnMeal: boolean;
}

/** Returns an adult's flag with the severity that it would have at another age. */
const asGraveAs = (known: Flag | undefined, other: Flag | undefined): Flag | undefined =>
  known && other && levelWeight(other) > levelWeight(known)
    ? recoded(known, known.code, other.severity)
    : known;

function answer(entered: EnteredValue, asked: Asked): Answered {
  const { context } = asked;
  const judged = peopleOf(context).map(judgeOf(entered, asked));
  const flags = judged.map((one) => one.flag);
  const known = graverLevel(shared(flags), gravest(flags));
  const others = peopleOfOtherAges(context).map(judgeOf(entered, asked));
  // If the age is unknown, values that are usual for adults raise no alarm and are shown as not evaluated.
  const flag = known && asGraveAs(known, gravest(others.map((other) => other.flag)));
  const [fasting] = otherMeals(entered, context).map((other) =>
    answer(entered, { ...asked, context: other }),
  );
  return {
    flag: graverLevel(flag, fasting?.flag),
    judged,
    others: [...others, ...(fasting?.judged ?? [])],
    dependsOnMeal:
      levelWeight(fasting?.flag) > levelWeight(flag) || (flag === undefined && fasting?.flag !== undefined),
  };
}

/**
 * Whether a pregnancy would make the value more urgent for a patient who was not asked about one. The question is
 * shown next to the value and raises no alarm.
 */
function asksForPregnancy(entered: EnteredValue, { flag }: Answered, asked: Asked): boolean {
  const { pregnancyNotAsked, ...known } = asked.context;
  if (!pregnancyNotAsked) return false;
  const pregnant = answer(entered, { ...asked, context: { ...known, sex: 'female', pregnant: true } });
  return levelWeight(pregnant.flag) > levelWeight(flag);
}

function valueStatusOf(
  entered: EnteredValue,
  { flag, judged, others }: Answered,
  { ranges, missing }: { readonly ranges: readonly Range[]; readonly missing: readonly Question[] },
): ValueStatus {
  if (flag) return { kind: 'flag', flag };
  if (ranges.length === 0) return { kind: 'not-judged', reason: 'no-rule' };
  const all = [...judged, ...others];
  const question = all.some((one) => one.flag !== undefined) ? missing[0] : undefined;
  if (question) return { kind: 'not-judged', reason: question };
  const compared = all.flatMap((one) => one.ranges);
  const range = all.every(({ isInside }) => isInside) ? usualRange(compared, entered) : undefined;
  return range ? { kind: 'in-range', range } : { kind: 'no-urgent-limit' };
}

function judgeOne(entered: EnteredValue, asked: Asked): ValueJudgement {
  const answered = answer(entered, asked);
  const ranges = [...new Set(answered.judged.flatMap((one) => one.ranges))];
  const known = missingFacts(entered, answered, ranges, asked);
  const isToBeAsked = asksForPregnancy(entered, answered, asked);
  const missing = isToBeAsked ? [...known, 'pregnancy' as const] : known;
  const face: ValueStatus =
    isToBeAsked && !answered.flag
      ? { kind: 'not-judged', reason: 'pregnancy' }
      : valueStatusOf(entered, answered, { ranges, missing: known });
  return { flag: answered.flag, ranges, missing, face };
}

/** Judges the values of a reading in order: each alone, and both numbers of a blood pressure together. */
export function judgeValues(
  entered: readonly EnteredValue[],
  context: PersonContext,
  scheme: ThresholdScheme = context.scheme ?? INDIA_PROGRAMME,
): readonly ValueJudgement[] {
  const pressure = pressureOf(entered);
  return entered.map((one) => judgeOne(one, { context, scheme, pressure }));
}

const nothing = (missing: MissingFact): Judgement => ({ flag: undefined, ranges: [], missing: [missing] });

function partsOf(
  reading: Reading,
  context: PersonContext,
): readonly { readonly entered: readonly EnteredValue[]; readonly context: PersonContext }[] {
  const { unit } = reading;
  if (reading.measure === 'bloodPressure') {
    const { systolic, diastolic } = reading;
    return [
      {
        entered: [
          { measure: 'systolic', value: systolic, unit },
          { measure: 'diastolic', value: diastolic, unit },
        ],
        context,
      },
    ];
  }
  if (reading.measure !== 'glucoseTolerance') return [{ entered: [reading], context }];
  const { fasting, hours } = reading;
  return ([0, 1, 2] as const).flatMap((hour) => {
    const value = hours[hour];
    if (value === undefined) return [];
    const entered = [{ measure: 'glucose', value, unit } as const];
    return [{ entered, context: { ...context, tolerance: { fasting, hour } } }];
  });
}

const isNumber = (value: number): boolean => Number.isFinite(value) && value >= 0;

/**
 * Returns the evaluation of a reading by the most severe rule for this person (measures: specification 3.7 and 3.8;
 * each range names its source).
 * Cut-offs of the entered unit decide, so that display units never matter. Times are instants and ages are given, so
 * that time zones don't either. For reference, never a diagnosis.
 */
export function flagReading(
  reading: Reading,
  context: PersonContext,
  scheme: ThresholdScheme = context.scheme ?? INDIA_PROGRAMME,
): Judgement {
  const parts = partsOf(reading, context);
  const entered = parts.flatMap((part) => part.entered);
  if (entered.some(({ measure, unit }) => !isMeasure(measure) || !unitScale(measure, unit)))
    return nothing('unit');
  if (entered.length === 0 || !entered.every(({ value }) => isNumber(value))) return nothing('value');
  const judged = parts.flatMap((part) => judgeValues(part.entered, part.context, scheme));
  return {
    flag: gravest(judged.map(({ flag }) => flag)),
    ranges: [...new Set(judged.flatMap(({ ranges }) => ranges))],
    missing: [...new Set(judged.flatMap(({ missing }) => missing))],
  };
}
