import { unitScale } from './convert.ts';
import {
  type EnteredValue,
  type Flag,
  gravest,
  type Judged,
  judgeValue,
  recoded,
  weight,
} from './judge-value.ts';
import { pressureInPregnancy } from './pressure-in-pregnancy.ts';
import type { Range } from './range.ts';
import { asksAge, type Person, peopleOf, type ReadingContext } from './reading-context.ts';
import { INDIA_PROGRAMME, type Question, rulesOf, type ThresholdScheme } from './scheme.ts';

/** The two numbers of a blood pressure, judged together. */
export interface PressureReading {
  readonly measure: 'bloodPressure';
  readonly systolic: number;
  readonly diastolic: number;
  readonly unit: string;
}

/** A 75 g glucose test with the values it has, by hour; one value that is over its limit is enough. */
export interface ToleranceReading {
  readonly measure: 'glucoseTolerance';
  readonly fasting: boolean;
  readonly hours: Readonly<Partial<Record<0 | 1 | 2, number>>>;
  readonly unit: string;
}

/** What was entered: the number and the unit as they were, never converted. */
export type Reading = EnteredValue | PressureReading | ToleranceReading;

/** Why a reading has no flag, or only the one everybody it could be about shares. */
export type MissingFact = 'sex' | 'age' | 'gestational-age' | 'unit' | 'value';

export interface Judgement {
  /** None where the value needs no flag, and where no range is for the person. */
  readonly flag: Flag | undefined;
  /** The ranges compared with, in the rules' own units; both sexes' where none is known. */
  readonly ranges: readonly Range[];
  /** What would have to be known for a better answer. */
  readonly missing: readonly MissingFact[];
}

interface Part {
  readonly entered: EnteredValue;
  readonly context: ReadingContext;
}

function partsOf(reading: Reading, context: ReadingContext): readonly Part[] {
  const { unit } = reading;
  if (reading.measure === 'bloodPressure') {
    return (['systolic', 'diastolic'] as const).map((measure) => ({
      entered: { measure, value: reading[measure], unit },
      context,
    }));
  }
  if (reading.measure !== 'glucoseTolerance') return [{ entered: reading, context }];
  const { fasting, hours } = reading;
  return ([0, 1, 2] as const).flatMap((hour) => {
    const value = hours[hour];
    if (value === undefined) return [];
    return [
      { entered: { measure: 'glucose', value, unit }, context: { ...context, tolerance: { fasting, hour } } },
    ];
  });
}

const questionOf = (reading: Reading): Question =>
  reading.measure === 'glucoseTolerance' ? 'glucose' : reading.measure;

/** ISH names a raised systolic over a diastolic below 90. */
function withIsolatedSystolic(flag: Flag, { diastolic }: PressureReading): Flag {
  if (Math.round(diastolic) >= 90) return flag;
  if (flag.code === 'ish:grade1') return recoded(flag, 'ish:grade1+isolated-systolic');
  return flag.code === 'ish:grade2' ? recoded(flag, 'ish:grade2+isolated-systolic') : flag;
}

function refined(flag: Flag | undefined, reading: Reading, context: ReadingContext): Flag | undefined {
  if (!flag || reading.measure !== 'bloodPressure') return flag;
  return withIsolatedSystolic(pressureInPregnancy(flag, reading, context), reading);
}

function judgePerson(
  reading: Reading,
  parts: readonly Part[],
  person: Person,
  context: ReadingContext,
  scheme: ThresholdScheme,
): Judged {
  const rules = rulesOf(questionOf(reading), scheme);
  const judged = parts.map((part) => judgeValue(part.entered, person, part.context, rules));
  return {
    flag: refined(gravest(judged.map(({ flag }) => flag)), reading, context),
    ranges: judged.flatMap(({ ranges }) => ranges),
  };
}

/** What everybody the context can mean has in common: the lightest flag, and none where one of them has none. */
function shared(judged: readonly Judged[]): Flag | undefined {
  let found: Flag | undefined;
  for (const { flag } of judged) {
    if (!flag) return undefined;
    if (!found || weight(flag) < weight(found)) found = flag;
  }
  return found;
}

function missingFacts(
  reading: Reading,
  context: ReadingContext,
  ranges: readonly Range[],
  scheme: ThresholdScheme,
): MissingFact[] {
  const missing: MissingFact[] = [];
  if (new Set(ranges.map(({ population }) => population.sex).filter(Boolean)).size > 1) missing.push('sex');
  const asked = rulesOf(questionOf(reading), scheme).flat(2);
  if (!context.age && asked.some(({ population }) => asksAge(population))) missing.push('age');
  const weekCounts = asked.some(({ population }) => population.maternal !== undefined);
  if (context.pregnant && context.gestationalDays === undefined && weekCounts)
    missing.push('gestational-age');
  return missing;
}

const nothing = (missing: MissingFact): Judgement => ({ flag: undefined, ranges: [], missing: [missing] });

/**
 * What a reading is, by the gravest of the scheme's rules that are for this person (specification 3.7 and 3.8 name the
 * measures; each range names its own source). The cut-offs of the entered unit decide, so showing the value in another
 * unit changes nothing; times are instants and ages given, so no time zone does either. A reference, never a diagnosis.
 */
export function flagReading(
  reading: Reading,
  context: ReadingContext,
  scheme: ThresholdScheme = INDIA_PROGRAMME,
): Judgement {
  const parts = partsOf(reading, context);
  if (parts.some(({ entered }) => !unitScale(entered.measure, entered.unit))) return nothing('unit');
  if (
    parts.length === 0 ||
    parts.some(({ entered }) => !(Number.isFinite(entered.value) && entered.value >= 0))
  )
    return nothing('value');
  const judged = peopleOf(context).map((person) => judgePerson(reading, parts, person, context, scheme));
  const ranges = [...new Set(judged.flatMap((one) => one.ranges))];
  return { flag: shared(judged), ranges, missing: missingFacts(reading, context, ranges, scheme) };
}
