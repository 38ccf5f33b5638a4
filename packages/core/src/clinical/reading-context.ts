import type { MealSituation } from '#metrics';
import type { Age } from './age.ts';
import { trimesterOf } from './pregnancy.ts';
import type { GlucoseSituation, MaternalState, Population } from './range.ts';

/** Protein or glucose on a urine dipstick: an order and no number. `nil` is a result, not a missing one. */
export const URINE_DIPSTICK = ['nil', 'trace', '1+', '2+', '3+', '4+'] as const;
export type UrineDipstick = (typeof URINE_DIPSTICK)[number];

/** A blood pressure of the same pregnancy, for the rules that need two. */
export interface EarlierPressure {
  readonly systolic: number;
  readonly diastolic: number;
  /** Unix seconds. */
  readonly at: number;
  /** The gestational age when it was taken. */
  readonly gestationalDays?: number;
}

/** What a reading is judged with, all of it as it was when the reading was taken. What is not known is left out. */
export interface ReadingContext {
  /** `male`, `female`, or anything else for what is neither or not known. */
  readonly sex?: string;
  readonly age?: Age;
  /** Unix seconds; needed by rules over two readings. */
  readonly at?: number;
  /** With child, though the week is not known. */
  readonly pregnant?: boolean;
  readonly gestationalDays?: number;
  /** Days since she gave birth. */
  readonly daysAfterBirth?: number;
  readonly mealSituation?: MealSituation;
  readonly hoursAfterMeal?: 1 | 2;
  /** A 75 g glucose test: whether after a fast, and hours since the drink. */
  readonly tolerance?: { readonly fasting: boolean; readonly hour: 0 | 1 | 2 };
  /** Treated for diabetes: goals instead of diagnosis. */
  readonly treated?: boolean;
  /** Symptoms of high glucose. */
  readonly symptoms?: boolean;
  /** Diabetes is known in this pregnancy. */
  readonly diabetesInPregnancy?: boolean;
  /** Where a blood pressure was taken; the clinic's numbers hold without it. */
  readonly setting?: 'clinic' | 'home';
  /** Saturation scale 2 holds only where it was prescribed. */
  readonly oxygenScale?: 1 | 2;
  readonly onOxygen?: boolean;
  /** Other blood pressures of this pregnancy, in any order. */
  readonly earlier?: readonly EarlierPressure[];
  readonly proteinuria?: UrineDipstick;
  /** Signs of organ damage in pregnancy. */
  readonly organSigns?: boolean;
}

/** One person the context can mean: whose sex and maternal state are settled. */
export interface Person {
  readonly sex: 'male' | 'female';
  readonly maternal: MaternalState;
}

/** Six weeks after birth, in days. */
const AFTER_BIRTH_DAYS = 42;

function maternalStates(context: ReadingContext): readonly MaternalState[] {
  const { gestationalDays, daysAfterBirth } = context;
  if (gestationalDays !== undefined) return [`trimester${trimesterOf(gestationalDays)}`];
  if (context.pregnant) return ['trimester1', 'trimester2', 'trimester3'];
  const recent = daysAfterBirth !== undefined && daysAfterBirth >= 0 && daysAfterBirth <= AFTER_BIRTH_DAYS;
  return [recent ? 'after-birth' : 'none'];
}

const SEXES = ['male', 'female'] as const;

/** Everybody the context can mean: both sexes where none is given, each trimester where the week is not. */
export function peopleOf(context: ReadingContext): readonly Person[] {
  const states = maternalStates(context);
  if (states[0] !== 'none') return states.map((maternal) => ({ sex: 'female', maternal }));
  const known = SEXES.filter((sex) => sex === context.sex);
  return (known.length > 0 ? known : SEXES).map((sex) => ({ sex, maternal: 'none' }));
}

const MEALS: Readonly<Record<MealSituation, GlucoseSituation>> = {
  MEAL_SITUATION_RANDOM: 'random',
  MEAL_SITUATION_FASTING: 'fasting',
  MEAL_SITUATION_BEFORE_MEAL: 'before-meal',
  MEAL_SITUATION_AFTER_MEAL: 'after-meal',
};

/** When a glucose was taken; a value with no situation given is a random one (specification 3.7). */
export function glucoseSituation(context: ReadingContext): GlucoseSituation {
  const { tolerance, hoursAfterMeal } = context;
  if (tolerance?.fasting) return `tolerance-${tolerance.hour}h`;
  if (tolerance) return tolerance.hour === 2 ? 'challenge-2h' : 'challenge-other';
  const meal = MEALS[context.mealSituation ?? 'MEAL_SITUATION_RANDOM'] ?? 'random';
  return meal === 'after-meal' && hoursAfterMeal ? `after-meal-${hoursAfterMeal}h` : meal;
}

const within = (value: number, [from, below]: readonly [number, number]): boolean =>
  value >= from && value < below;

const agrees = <T>(asked: T | undefined, given: T): boolean => asked === undefined || asked === given;

/** True where the range is for some ages only. */
export const asksAge = (population: Population): boolean =>
  population.months !== undefined || population.days !== undefined;

function fitsPerson(population: Population, person: Person, age: Age | undefined): boolean {
  if (!agrees(population.sex, person.sex)) return false;
  if (!(population.maternal ?? ['none']).includes(person.maternal)) return false;
  if (!asksAge(population)) return true;
  if (!age) return false;
  const { months, days } = population;
  return (!months || within(age.months, months)) && (!days || within(age.days, days));
}

/** Whether a range is for this person in this situation. Exclusions come before any range: who is left out has none. */
export function isFor(population: Population, person: Person, context: ReadingContext): boolean {
  return (
    fitsPerson(population, person, context.age) &&
    agrees(population.treated, context.treated ?? false) &&
    agrees(population.symptoms, context.symptoms ?? false) &&
    agrees(population.diabetesInPregnancy, context.diabetesInPregnancy ?? false) &&
    agrees(population.setting, context.setting ?? 'clinic') &&
    agrees(population.oxygenScale, context.oxygenScale ?? 1) &&
    agrees(population.onOxygen, context.onOxygen ?? false) &&
    (!population.situations || population.situations.includes(glucoseSituation(context)))
  );
}
