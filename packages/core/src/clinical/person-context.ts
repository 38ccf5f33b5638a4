import type { MealSituation } from '#metrics';
import type { Symptom, UrineDipstick } from '#observations';
import type { Age } from './age.ts';
import { trimesterOf } from './pregnancy/pregnancy.ts';
import type { GlucoseSituation, MaternalState, MeasurementSetting, Population } from './range.ts';
import type { ThresholdScheme } from './threshold-scheme.ts';

/** An earlier blood pressure of the person, for rules that need two. */
export interface EarlierPressure {
  readonly systolic: number;
  readonly diastolic: number;
  /** Unix seconds. */
  readonly at: number;
  /** Gestational age at the time. */
  readonly gestationalDays?: number;
}

/** Facts about a person at the time of a reading, from `contextAt`. Unknown facts are absent. */
export interface PersonContext {
  /** `male`, `female`, or anything else for neither or unknown. */
  readonly sex?: string;
  /** Lowest possible age, from the last possible birth date. */
  readonly age?: Age;
  /** Highest possible age, if only the year or month of birth is known. */
  readonly oldest?: Age;
  /** Unix seconds; for rules over two readings. */
  readonly at?: number;
  /** Pregnant in an unknown week; `unknown` if something suggests an unreported pregnancy. */
  readonly pregnant?: boolean | 'unknown';
  readonly gestationalDays?: number;
  /** Days since the birth. */
  readonly daysAfterBirth?: number;
  /** Past week 44 of a pregnancy without a recorded end: in its last weeks, or in the six weeks after it. */
  readonly perhapsAfterBirth?: true;
  /** Should be asked about a pregnancy and has no valid answer. Raises no alarm. */
  readonly pregnancyNotAsked?: true;
  readonly mealSituation?: MealSituation;
  readonly hoursAfterMeal?: 1 | 2;
  /** A 75 g glucose test: fasting or not, and hours since the drink. */
  readonly tolerance?: { readonly fasting: boolean; readonly hour: 0 | 1 | 2 };
  /** Known diabetes: goals replace the classes of diagnosis. */
  readonly diabetes?: boolean;
  /** Known diabetes in this pregnancy. */
  readonly diabetesInPregnancy?: boolean;
  /** Reported on the same day. */
  readonly symptoms?: readonly Symptom[];
  /** Scale 2 only applies if it was prescribed. */
  readonly oxygenScale?: 1 | 2;
  readonly onOxygen?: boolean;
  readonly setting?: MeasurementSetting;
  /** Other blood pressures of this pregnancy or the weeks after it, in any order. */
  readonly earlier?: readonly EarlierPressure[];
  /** Latest protein on a dipstick. */
  readonly proteinuria?: UrineDipstick;
  /** Platelets under 100 or a raised creatinine, in pregnancy or after birth. */
  readonly organSigns?: boolean;
  /** A recent blood pressure of 140/90 or more. */
  readonly raisedPressure?: boolean;
  /** Scheme of the person's programme; by default the standard one. */
  readonly scheme?: ThresholdScheme;
}

/** One possible person of the context, with definite sex, age and maternal state. */
export interface Person {
  readonly sex: 'male' | 'female';
  readonly maternal: MaternalState;
  readonly age: Age | undefined;
}

/** Six weeks after birth, in days. */
export const AFTER_BIRTH_DAYS = 42;

const TRIMESTERS: readonly MaternalState[] = ['trimester1', 'trimester2', 'trimester3'];

function maternalStates({
  gestationalDays,
  pregnant,
  daysAfterBirth,
  perhapsAfterBirth,
}: PersonContext): readonly MaternalState[] {
  if (perhapsAfterBirth) return ['trimester3', 'after-birth'];
  if (gestationalDays !== undefined) return [`trimester${trimesterOf(gestationalDays)}`];
  if (pregnant === true) return TRIMESTERS;
  const recent = daysAfterBirth !== undefined && daysAfterBirth >= 0 && daysAfterBirth <= AFTER_BIRTH_DAYS;
  if (recent) return ['after-birth'];
  return pregnant === 'unknown' ? ['none', ...TRIMESTERS] : ['none'];
}

const SEXES = ['male', 'female'] as const;

/** An adult: the first assumption for an unknown age. */
const ADULT_AGE: Age = { months: 30 * 12, days: 30 * 365 };
const ofMonths = (months: number): Age => ({ months, days: Math.round(months * 30.4375) });

/** One age per band that rules distinguish, for judging people of unknown age. */
const AGES: readonly Age[] = [
  { months: 0, days: 10 },
  ...[1, 2.5, 6, 18, 36, 60, 96, 120, 140, 150, 170, 186, 200].map(ofMonths),
  // eGFR falls with age, so the oldest has the lowest.
  ofMonths(1200),
];

/** Limits of age bands in the first month of life, in days. */
const NEWBORN_BORDERS = [4, 28];
/** No monthly rule starts at a later age. */
const GROWN_MONTHS = 19 * 12;

/** Returns every age within a span that rules may distinguish. */
function agesBetween(youngest: Age, oldest: Age): readonly Age[] {
  const span = oldest.months - youngest.months;
  const months = Array.from({ length: Math.max(0, Math.min(span - 1, GROWN_MONTHS)) }, (_, index) =>
    ofMonths(youngest.months + index + 1),
  ).filter((age) => age.months <= GROWN_MONTHS);
  const days = NEWBORN_BORDERS.filter((day) => day > youngest.days && day < oldest.days).map(
    (day): Age => ({ months: 0, days: day }),
  );
  return [youngest, ...days, ...months, oldest];
}

const agesOf = ({ age, oldest }: PersonContext): readonly (Age | undefined)[] =>
  age && oldest ? agesBetween(age, oldest) : [age];

const peopleOfAge = (context: PersonContext, age: Age | undefined): readonly Person[] => {
  const known = SEXES.filter((sex) => sex === context.sex);
  return maternalStates(context).flatMap((maternal): readonly Person[] => {
    if (maternal !== 'none') return [{ sex: 'female', maternal, age: age ?? ADULT_AGE }];
    return (known.length > 0 ? known : SEXES).map((sex) => ({ sex, maternal, age }));
  });
};

/** Whether only an adult is possible, because rules of pregnancy and postpartum have no age. */
const isInMaternity = (context: PersonContext): boolean =>
  maternalStates(context).every((maternal) => maternal !== 'none');

/**
 * Returns every possible person of the context: ages of a partly known birth date, both sexes if unknown, trimesters
 * if the week is unknown, pregnant and not if that is unknown. An unknown age counts as adult.
 */
export const peopleOf = (context: PersonContext): readonly Person[] =>
  agesOf(context).flatMap((age) =>
    peopleOfAge(context, age ?? (isInMaternity(context) ? undefined : ADULT_AGE)),
  );

/** Returns the possible people of other ages, if the age is unknown. */
export const peopleOfOtherAges = (context: PersonContext): readonly Person[] =>
  context.age || isInMaternity(context) ? [] : AGES.flatMap((age) => peopleOfAge(context, age));

const MEALS: Readonly<Record<MealSituation, GlucoseSituation>> = {
  MEAL_SITUATION_RANDOM: 'random',
  MEAL_SITUATION_FASTING: 'fasting',
  MEAL_SITUATION_BEFORE_MEAL: 'before-meal',
  MEAL_SITUATION_AFTER_MEAL: 'after-meal',
};

/** Returns the situation of a glucose; without one it is random (specification 3.7). */
function glucoseSituation(context: PersonContext): GlucoseSituation {
  const { tolerance, hoursAfterMeal } = context;
  if (tolerance?.fasting) return `tolerance-${tolerance.hour}h`;
  if (tolerance) return tolerance.hour === 2 ? 'challenge-2h' : 'challenge-other';
  const meal = MEALS[context.mealSituation ?? 'MEAL_SITUATION_RANDOM'] ?? 'random';
  return meal === 'after-meal' && hoursAfterMeal ? `after-meal-${hoursAfterMeal}h` : meal;
}

const within = (value: number, [from, below]: readonly [number, number]): boolean =>
  value >= from && value < below;

/** A range for a setting applies if the reading may be from it. */
const mayBe = <T>(asked: T | undefined, given: T | undefined): boolean =>
  asked === undefined || given === undefined || asked === given;

const agrees = <T>(asked: T | undefined, given: T): boolean => asked === undefined || asked === given;

/** Whether the range is for some ages only. */
export const asksAge = (population: Population): boolean =>
  population.months !== undefined || population.days !== undefined;

function fitsPerson(population: Population, { sex, maternal, age }: Person): boolean {
  if (!agrees(population.sex, sex)) return false;
  if (!(population.maternal ?? ['none']).includes(maternal)) return false;
  if (!asksAge(population)) return true;
  if (!age) return false;
  const { months, days } = population;
  return (!months || within(age.months, months)) && (!days || within(age.days, days));
}

/** Whether a range is for this person in this situation. Excluded people have no range at all. */
export function isFor(population: Population, person: Person, context: PersonContext): boolean {
  const { symptoms, situations } = population;
  return (
    fitsPerson(population, person) &&
    agrees(population.diabetes, context.diabetes ?? false) &&
    (!symptoms || symptoms.some((symptom) => context.symptoms?.includes(symptom))) &&
    agrees(population.diabetesInPregnancy, context.diabetesInPregnancy ?? false) &&
    agrees(population.oxygenScale, context.oxygenScale ?? 1) &&
    agrees(population.onOxygen, context.onOxygen ?? false) &&
    mayBe(population.setting, context.setting) &&
    agrees(population.raisedPressure, context.raisedPressure ?? false) &&
    (!situations || situations.includes(glucoseSituation(context)))
  );
}
