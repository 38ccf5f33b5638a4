import { isMeasure, type Measure } from '#observations';
import { alertFor, levelWeight } from './alert.ts';
import { unitScale } from './convert.ts';
import { estimatedGfr } from './egfr.ts';
import {
  type EnteredValue,
  type Flag,
  gravest,
  type Judged,
  judgeValue,
  recoded,
  weight,
} from './judge-value.ts';
import { asksAge, type Person, type PersonContext, peopleOf, peopleOfOtherAges } from './person-context.ts';
import { pressureInPregnancy } from './pregnancy/pressure-in-pregnancy.ts';
import type { Range } from './range.ts';
import { hasDailyLines, rulesOf } from './rules/rules-of.ts';
import { INDIA_PROGRAMME, type ThresholdScheme } from './threshold-scheme.ts';
import { type UsualRange, usualRange } from './usual-range.ts';

/** The two numbers of a blood pressure, judged beside each other. */
interface PressureReading {
  readonly measure: 'bloodPressure';
  readonly systolic: number;
  readonly diastolic: number;
  readonly unit: string;
}

/** A 75 g glucose test with the values it has, by hour; one value that is over its limit is enough. */
interface ToleranceReading {
  readonly measure: 'glucoseTolerance';
  readonly fasting: boolean;
  readonly hours: Readonly<Partial<Record<0 | 1 | 2, number>>>;
  readonly unit: string;
}

/** What was entered: the number and the unit as they were, never converted. */
export type Reading = EnteredValue | PressureReading | ToleranceReading;

const QUESTIONS = ['sex', 'age', 'pregnancy', 'gestational-age', 'meal'] as const;
/** What may be unknown of the person and the moment. */
type Question = (typeof QUESTIONS)[number];

/** What would have to be known for a better answer. */
export type MissingFact = Question | 'unit' | 'value';

/** Why a value has neither a flag nor a range. */
export type NotJudged =
  /** No rule is for this person or this measure. */
  | 'no-rule'
  /** It depends on what is not known. */
  | Question
  /** Words where a number belongs, no unit, or one that the measure does not have. */
  | 'words'
  | 'no-unit'
  | 'other-unit'
  /** No living person has it: to be measured again. */
  | 'impossible'
  /** The lower number of a blood pressure is not below the upper one: to be measured again. */
  | 'swapped'
  /** The test has no result, as where its control line is missing: to be done again. */
  | 'invalid'
  /** The situation or the time cannot be read: of its value only what is dangerous either way is known. */
  | 'situation';

/**
 * What a shown value is: silence never looks like normal (clinical safety, part 1). A value is `in-range` within a reference
 * of this person only. `no-urgent-limit` has reached no limit of triage, and is inside of no reference that is known.
 */
export type ValueFace =
  | { readonly kind: 'flag'; readonly flag: Flag }
  | { readonly kind: 'in-range'; readonly range: UsualRange }
  | { readonly kind: 'no-urgent-limit' }
  | { readonly kind: 'not-judged'; readonly reason: NotJudged };

export interface Judgement {
  /** The gravest of the values' flags; none where nothing needs one, and where no range is for the person. */
  readonly flag: Flag | undefined;
  /** The ranges compared with, in the rules' own units; both sexes' where none is known. */
  readonly ranges: readonly Range[];
  /** What would have to be known for a better answer. */
  readonly missing: readonly MissingFact[];
}

interface ValueJudgement extends Judgement {
  readonly face: ValueFace;
}

/** What everybody the context can mean has in common: the lightest flag, and none where one of them has none. */
function shared(flags: readonly (Flag | undefined)[]): Flag | undefined {
  let found: Flag | undefined;
  for (const flag of flags) {
    if (!flag) return undefined;
    if (!found || weight(flag) < weight(found)) found = flag;
  }
  return found;
}

/** The first, unless the second asks for more: what is not known narrows the words of an alarm, never the alarm. */
const graverLevel = (first: Flag | undefined, second: Flag | undefined): Flag | undefined =>
  levelWeight(second) > levelWeight(first) ? second : first;

/** A kidney function so low that it is an alert, computed from a creatinine (KDIGO: eGFR under 30, under 15). */
function flagOfKidney(entered: EnteredValue, person: Person, { context, scheme }: Asked): Flag | undefined {
  if (entered.measure !== 'creatinine' || person.maternal !== 'none' || !person.age) return undefined;
  const [estimated] = estimatedGfr(entered, { sex: person.sex, age: person.age });
  if (!estimated) return undefined;
  const egfr = { measure: 'egfr', value: estimated.value, unit: 'mL/min/{1.73_m2}' } as const;
  const { flag } = judgeValue(egfr, person, context, rulesOf('egfr', scheme));
  return alertFor(flag) && flag;
}

/** ISH names a raised systolic over a diastolic below 90. */
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

/** What a value is judged beside: what is known of the person, the rules, both numbers of a blood pressure. */
interface Asked {
  readonly context: PersonContext;
  readonly scheme: ThresholdScheme;
  readonly pressure: Pressure;
}

/** One number of one person by the scheme's rules, and by what stands beside it. */
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

/** What is not known of the person, and makes a difference. */
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

/** A glucose without a meal situation may have been taken after a fast. */
const otherMeals = ({ measure }: EnteredValue, context: PersonContext): readonly PersonContext[] =>
  measure === 'glucose' && context.mealSituation === undefined && !context.tolerance
    ? [{ ...context, mealSituation: 'MEAL_SITUATION_FASTING' }]
    : [];

interface Answered {
  readonly flag: Flag | undefined;
  /** What the value is for everybody the context can mean. */
  readonly judged: readonly Judged[];
  /** The same for people of other ages and after other meals, where neither is known. */
  readonly others: readonly Judged[];
  /** After a fast it would have a flag, or a higher level. */
  readonly dependsOnMeal: boolean;
}

/** The words of what it is in an adult with the severity it would have in somebody of another age. */
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
  // What an adult has as usual stays without an alarm where the age is not known, and is shown as not judged.
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
 * Whether a pregnancy would ask for more of somebody who was not asked about one: that she is asked is said beside the
 * value, and raises no alarm.
 */
function asksForPregnancy(entered: EnteredValue, { flag }: Answered, asked: Asked): boolean {
  const { pregnancyNotAsked, ...known } = asked.context;
  if (!pregnancyNotAsked) return false;
  const pregnant = answer(entered, { ...asked, context: { ...known, sex: 'female', pregnant: true } });
  return levelWeight(pregnant.flag) > levelWeight(flag);
}

function faceOf(
  entered: EnteredValue,
  { flag, judged, others }: Answered,
  { ranges, missing }: { readonly ranges: readonly Range[]; readonly missing: readonly Question[] },
): ValueFace {
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
  const face: ValueFace =
    isToBeAsked && !answered.flag
      ? { kind: 'not-judged', reason: 'pregnancy' }
      : faceOf(entered, answered, { ranges, missing: known });
  return { flag: answered.flag, ranges, missing, face };
}

/** Values of one reading, each by itself and both numbers of a blood pressure beside each other; in their order. */
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
 * What a reading is, by the gravest of the scheme's rules that are for this person (specification 3.7 and 3.8 name the
 * measures; each range names its own source). The cut-offs of the entered unit decide, so showing the value in another
 * unit changes nothing; times are instants and ages given, so no time zone does either. A reference, never a diagnosis.
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
