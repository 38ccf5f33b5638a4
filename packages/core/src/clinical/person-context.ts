import type { MealSituation } from '#metrics';
import type { Symptom, UrineDipstick } from '#observations';
import type { Age } from './age.ts';
import { trimesterOf } from './pregnancy/pregnancy.ts';
import type { GlucoseSituation, MaternalState, MeasurementSetting, Population } from './range.ts';
import type { ThresholdScheme } from './threshold-scheme.ts';

/** A blood pressure of the same person, for the rules that need two. */
export interface EarlierPressure {
  readonly systolic: number;
  readonly diastolic: number;
  /** Unix seconds. */
  readonly at: number;
  /** The gestational age when it was taken. */
  readonly gestationalDays?: number;
}

/**
 * What is known of a person at the instant of a reading, as `contextAt` makes it of the person's facts. What is not known
 * is left out.
 */
export interface PersonContext {
  /** `male`, `female`, or anything else for what is neither or not known. */
  readonly sex?: string;
  /** The least age it can be: that of the last day a partly known birth date can mean. */
  readonly age?: Age;
  /** The greatest age it can be, where the birth date is known by its year or month only. */
  readonly oldest?: Age;
  /** Unix seconds; needed by rules over two readings. */
  readonly at?: number;
  /** With child, though the week is not known; `unknown` where something speaks for a pregnancy that was not told. */
  readonly pregnant?: boolean | 'unknown';
  readonly gestationalDays?: number;
  /** Days since she gave birth. */
  readonly daysAfterBirth?: number;
  /** Past week 44 of a pregnancy whose end nobody recorded: in its last weeks, or in the six weeks after it. */
  readonly perhapsAfterBirth?: true;
  /** Of an age and sex to be asked about a pregnancy, and without an answer that counts. Raises no alarm. */
  readonly pregnancyNotAsked?: true;
  readonly mealSituation?: MealSituation;
  readonly hoursAfterMeal?: 1 | 2;
  /** A 75 g glucose test: whether after a fast, and hours since the drink. */
  readonly tolerance?: { readonly fasting: boolean; readonly hour: 0 | 1 | 2 };
  /** Diabetes is known: goals are named instead of a diagnosis. */
  readonly diabetes?: boolean;
  /** Diabetes is known in this pregnancy. */
  readonly diabetesInPregnancy?: boolean;
  /** Told on the same day. */
  readonly symptoms?: readonly Symptom[];
  /** Saturation scale 2 holds only where it was prescribed. */
  readonly oxygenScale?: 1 | 2;
  readonly onOxygen?: boolean;
  readonly setting?: MeasurementSetting;
  /** Other blood pressures of this pregnancy or of the weeks after it, in any order. */
  readonly earlier?: readonly EarlierPressure[];
  /** The last protein on a dipstick. */
  readonly proteinuria?: UrineDipstick;
  /** Platelets under 100 or a raised creatinine, in pregnancy or after birth. */
  readonly organSigns?: boolean;
  /** A blood pressure of 140/90 or more in these days. */
  readonly raisedPressure?: boolean;
  /** By whose limits the person's programme judges; the default's where nothing is said. */
  readonly scheme?: ThresholdScheme;
}

/** One person the context can mean: whose sex, age and maternal state are settled. */
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

/** An adult: who is asked first where the age is not known. */
const ADULT_AGE: Age = { months: 30 * 12, days: 30 * 365 };
const ofMonths = (months: number): Age => ({ months, days: Math.round(months * 30.4375) });

/** Somebody of each band of age that rules tell apart, so that one whose age is not known is judged as any of them. */
const AGES: readonly Age[] = [
  { months: 0, days: 10 },
  ...[1, 2.5, 6, 18, 36, 60, 96, 120, 140, 150, 170, 186, 200].map(ofMonths),
  // The filtration rate falls with age, so the oldest has the lowest.
  ofMonths(1200),
];

/** Borders within the first month of life, in days. */
const NEWBORN_BORDERS = [4, 28];
/** No rule by month begins at a later age. */
const GROWN_MONTHS = 19 * 12;

/** Each age of a span that rules may tell apart. */
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

/** Whether only an adult can be meant: rules of a pregnancy and of the weeks after it ask for no age. */
const isInMaternity = (context: PersonContext): boolean =>
  maternalStates(context).every((maternal) => maternal !== 'none');

/**
 * Everybody the context can mean: each age of a partly known birth date, both sexes where none is given, each trimester where the week is not, with child and not
 * where that is not known. Without an age an adult is meant.
 */
export const peopleOf = (context: PersonContext): readonly Person[] =>
  agesOf(context).flatMap((age) =>
    peopleOfAge(context, age ?? (isInMaternity(context) ? undefined : ADULT_AGE)),
  );

/** Everybody else the context can mean where the age is not known. */
export const peopleOfOtherAges = (context: PersonContext): readonly Person[] =>
  context.age || isInMaternity(context) ? [] : AGES.flatMap((age) => peopleOfAge(context, age));

const MEALS: Readonly<Record<MealSituation, GlucoseSituation>> = {
  MEAL_SITUATION_RANDOM: 'random',
  MEAL_SITUATION_FASTING: 'fasting',
  MEAL_SITUATION_BEFORE_MEAL: 'before-meal',
  MEAL_SITUATION_AFTER_MEAL: 'after-meal',
};

/** When a glucose was taken; a value with no situation given is a random one (specification 3.7). */
function glucoseSituation(context: PersonContext): GlucoseSituation {
  const { tolerance, hoursAfterMeal } = context;
  if (tolerance?.fasting) return `tolerance-${tolerance.hour}h`;
  if (tolerance) return tolerance.hour === 2 ? 'challenge-2h' : 'challenge-other';
  const meal = MEALS[context.mealSituation ?? 'MEAL_SITUATION_RANDOM'] ?? 'random';
  return meal === 'after-meal' && hoursAfterMeal ? `after-meal-${hoursAfterMeal}h` : meal;
}

const within = (value: number, [from, below]: readonly [number, number]): boolean =>
  value >= from && value < below;

/** A range for a setting holds where the reading may be of it. */
const mayBe = <T>(asked: T | undefined, given: T | undefined): boolean =>
  asked === undefined || given === undefined || asked === given;

const agrees = <T>(asked: T | undefined, given: T): boolean => asked === undefined || asked === given;

/** True where the range is for some ages only. */
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

/** Whether a range is for this person in this situation. Exclusions come before any range: who is left out has none. */
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
