import type { MealSituation } from '#metrics';
import { type Symptom, URINE_DIPSTICK, type UrineDipstick } from '#observations';
import { ageOn, ageSpanOn } from './age.ts';
import type { KnownWeight } from './low-sugar.ts';
import { AFTER_BIRTH_DAYS, type EarlierPressure, type PersonContext } from './person-context.ts';
import { gestationalDays, LONGEST_PREGNANCY_DAYS } from './pregnancy/pregnancy.ts';
import {
  isAskedAboutPregnancy,
  isCurrentAnswer,
  lastPregnancyAnswer,
  type PregnancyAnswer,
} from './pregnancy/pregnancy-answer.ts';
import { type ProgrammeScheme, schemeOf } from './threshold-scheme.ts';

/** One pregnancy as ranges need it. Calendar days, YYYY-MM-DD. */
export interface PregnancyCourse {
  readonly dueDate: string;
  /** The day it ended, in whatever way; absent while it lasts. */
  readonly endedOn?: string | undefined;
  /** A child was born then: the weeks after it have rules of their own. */
  readonly bornOn?: string | undefined;
}

/** A pregnancy that is known of, by a test or by what she said, and not dated. Calendar days, YYYY-MM-DD. */
export interface UndatedPregnancy {
  readonly since: string;
  /** The day it ended; absent while nobody recorded its end. */
  readonly until?: string | undefined;
}

/** Whether she breast-feeds, as it was said on a calendar day. */
interface BreastfeedingAnswer {
  readonly on: string;
  readonly breastfeeding: boolean;
}

/** Where a diabetes is known from (clinical safety, part 4). */
const DIABETES_SOURCES = ['programme', 'told', 'medicine', 'hba1c', 'record'] as const;
export type DiabetesSource = (typeof DIABETES_SOURCES)[number];

export interface KnownDiabetes {
  /** The first day on which it was known, YYYY-MM-DD; absent where only the fact is. */
  readonly since?: string | undefined;
  /** One of `DIABETES_SOURCES`, or a word of a later version. */
  readonly from: string;
}

/** A target of 88 to 92 % that a prescriber set, kept for later readings (NEWS2 scale 2). Calendar days. */
export interface OxygenTarget {
  readonly id?: string | undefined;
  readonly since: string;
  readonly until?: string | undefined;
  readonly prescriber: string;
}

/**
 * What is known of a person that decides which rules hold at an instant and what they make of a value: one answer of the
 * service, from which server, call screen, viewer and form make the same context. Instants are unix seconds.
 */
/** A protein as a dipstick says it, or as a laboratory measured it: from its limit on as 1+. */
interface UrineProtein {
  readonly at: number;
  readonly text: string;
  readonly isMeasured?: boolean | undefined;
}

export interface PersonFacts {
  /** `male`, `female`, or anything else for what is neither or not known. */
  readonly sex: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly birthDate: string | null;
  /** The earliest first. */
  readonly pregnancies?: readonly PregnancyCourse[] | undefined;
  readonly undatedPregnancies?: readonly UndatedPregnancy[] | undefined;
  /** What she answered when she was asked about a pregnancy. A pregnancy on record outweighs every answer. */
  readonly pregnancyAnswers?: readonly PregnancyAnswer[] | undefined;
  readonly breastfeeding?: BreastfeedingAnswer | undefined;
  /** Calendar days on which she is with child, though the week is not known. */
  readonly withChildOn?: readonly string[] | undefined;
  /** In the motherhood programme until then; null while it lasts. She may be with child though it was not told. */
  readonly motherhoodUntil?: number | null | undefined;
  readonly diabetes?: KnownDiabetes | undefined;
  /** The days on which diabetes of a pregnancy was told. */
  readonly gestationalDiabetes?: readonly string[] | undefined;
  readonly oxygenTargets?: readonly OxygenTarget[] | undefined;
  /** Blood pressures in pregnancy and after birth. */
  readonly pressures?: readonly Omit<EarlierPressure, 'gestationalDays'>[] | undefined;
  readonly proteins?: readonly UrineProtein[] | undefined;
  /** Platelets under 100, or a raised creatinine. */
  readonly organSigns?: readonly number[] | undefined;
  readonly symptoms?: readonly { readonly at: number; readonly symptom: string }[] | undefined;
  /** The setting of the programme the person is enrolled in; absent for the default. */
  readonly scheme?: ProgrammeScheme | undefined;
  /** The last weight of somebody under 18 years, which decides how a low sugar is treated; no rule judges by it. */
  readonly weight?: KnownWeight | undefined;
}

/** Past the longest pregnancy by six weeks at most: the child may have been born on its last day. */
const isLate = (days: number | undefined): boolean =>
  days !== undefined && days > LONGEST_PREGNANCY_DAYS && days <= LONGEST_PREGNANCY_DAYS + AFTER_BIRTH_DAYS;

/** The week is not known, so that it counts from the day on which it was known as if it had begun then. */
function undatedOn({ since, until }: UndatedPregnancy, day: string): PersonContext | undefined {
  const days = ageOn(since, day)?.days;
  if (days === undefined || (until !== undefined && day >= until)) return undefined;
  if (days <= LONGEST_PREGNANCY_DAYS) return { pregnant: true };
  return isLate(days) ? { perhapsAfterBirth: true } : undefined;
}

function maternalOn({ dueDate, endedOn, bornOn }: PregnancyCourse, day: string): PersonContext | undefined {
  const end = bornOn ?? endedOn;
  const days = gestationalDays(dueDate, day);
  const over = end !== undefined && day >= end;
  if (!over && days !== undefined && days >= 0 && days <= LONGEST_PREGNANCY_DAYS)
    return { pregnant: true, gestationalDays: days };
  if (end === undefined) return isLate(days) ? { perhapsAfterBirth: true } : undefined;
  // The weeks after a loss are as dangerous as those after a birth.
  const since = ageOn(end, day)?.days;
  return since !== undefined && since <= AFTER_BIRTH_DAYS ? { daysAfterBirth: since } : undefined;
}

/** The pregnancy that counts on a calendar day, up to six weeks after a birth; undefined where none does. */
export const pregnancyOn = (
  { pregnancies = [] }: Pick<PersonFacts, 'pregnancies'>,
  day: string,
): PregnancyCourse | undefined => pregnancies.find((pregnancy) => maternalOn(pregnancy, day) !== undefined);

const hasGivenBirth = ({ pregnancies = [] }: PersonFacts, day: string): boolean =>
  pregnancies.some(({ bornOn }) => bornOn !== undefined && bornOn <= day);

function maternalContext(facts: PersonFacts, day: string, at: number | undefined): PersonContext {
  const pregnancy = pregnancyOn(facts, day);
  if (pregnancy) return { sex: 'female', ...maternalOn(pregnancy, day) };
  const { sex, motherhoodUntil, withChildOn = [], undatedPregnancies = [] } = facts;
  const undated = undatedPregnancies.map((one) => undatedOn(one, day)).find((one) => one !== undefined);
  if (undated) return { sex: 'female', ...undated };
  if (withChildOn.includes(day)) return { sex: 'female', pregnant: true };
  const enrolled =
    motherhoodUntil === null || (motherhoodUntil !== undefined && at !== undefined && motherhoodUntil > at);
  const isOpen = enrolled && sex !== 'male' && !hasGivenBirth(facts, day);
  return isOpen ? { sex, pregnant: 'unknown' } : answeredContext(facts, day);
}

/** What she said when she was asked, as long as it counts; that she was not asked, where she should have been. */
function answeredContext(facts: PersonFacts, day: string): PersonContext {
  const { sex, pregnancyAnswers = [] } = facts;
  if (sex === 'male') return { sex };
  const last = lastPregnancyAnswer(pregnancyAnswers, day);
  if (last && isCurrentAnswer(last, day))
    return { sex, pregnant: last.answer === 'perhaps' ? 'unknown' : false };
  return { sex, ...(isAskedAboutPregnancy(facts, day) && { pregnancyNotAsked: true as const }) };
}

/** From the day on which it was known; an HbA1c tells it from the next day on, for it is itself judged as a diagnosis. */
function hasDiabetes({ diabetes }: PersonFacts, day: string): boolean {
  if (!diabetes) return false;
  const { since, from } = diabetes;
  return since === undefined || (from === 'hba1c' ? day > since : day >= since);
}

const isScale2 = ({ oxygenTargets = [] }: PersonFacts, day: string): boolean =>
  oxygenTargets.some(({ since, until }) => since <= day && (until === undefined || day < until));

const DAY_SECONDS = 86_400;
/** So long a protein, a raised pressure or an organ sign says something of a pregnancy of now. */
const COURSE_SECONDS = 14 * DAY_SECONDS;

const isOfThatDay = (at: number, now: number): boolean => Math.abs(now - at) <= DAY_SECONDS;
const isOfTheseDays = (at: number, now: number): boolean => at <= now + 3600 && at > now - COURSE_SECONDS;

/** No pregnancy and the weeks after it last longer. */
const MATERNITY_SECONDS = (LONGEST_PREGNANCY_DAYS + AFTER_BIRTH_DAYS) * DAY_SECONDS;

/** The pressures of the pregnancy of that day, with the week in which each was taken; without one, of so long a time. */
function earlierPressures(
  facts: PersonFacts,
  day: string,
  now: number,
  dayOf: DayOf,
): readonly EarlierPressure[] {
  const pregnancy = pregnancyOn(facts, day);
  const near = (facts.pressures ?? []).filter(({ at }) => Math.abs(now - at) <= MATERNITY_SECONDS);
  if (!pregnancy) return near;
  return near.flatMap((pressure) => {
    const own = dayOf(pressure.at);
    if (pregnancyOn(facts, own) !== pregnancy) return [];
    const days = maternalOn(pregnancy, own)?.gestationalDays;
    return [{ ...pressure, ...(days !== undefined && { gestationalDays: days }) }];
  });
}

type DayOf = (at: number) => string;

const placeOf = (protein: UrineDipstick): number => URINE_DIPSTICK.indexOf(protein);

/** The last protein on a dipstick or the last one that was measured, whichever is more: neither hides the other. */
function proteinOf(proteins: readonly UrineProtein[], now: number): UrineDipstick | undefined {
  const recent = proteins.filter(({ at }) => isOfTheseDays(at, now)).toSorted((a, b) => b.at - a.at);
  const last = [recent.find((one) => !one.isMeasured), recent.find((one) => one.isMeasured)];
  return last
    .flatMap((one) => (one ? [one.text as UrineDipstick] : []))
    .toSorted((a, b) => placeOf(b) - placeOf(a))[0];
}

/** What was found in these days: only of somebody who is or may be with child, or has given birth, it changes an answer. */
function courseContext(facts: PersonFacts, day: string, now: number, dayOf: DayOf): PersonContext {
  const { proteins = [], organSigns = [], symptoms = [] } = facts;
  const earlier = earlierPressures(facts, day, now, dayOf);
  const protein = proteinOf(proteins, now);
  const reported = symptoms.filter(({ at }) => isOfThatDay(at, now)).map(({ symptom }) => symptom as Symptom);
  const raised = earlier.some(
    ({ at, systolic, diastolic }) => isOfTheseDays(at, now) && (systolic >= 140 || diastolic >= 90),
  );
  return {
    at: now,
    ...(earlier.length > 0 && { earlier }),
    ...(protein && { proteinuria: protein }),
    ...(organSigns.some((at) => isOfTheseDays(at, now)) && { organSigns: true }),
    ...(reported.length > 0 && { symptoms: reported }),
    ...(raised && { raisedPressure: true }),
  };
}

/** When a reading was taken. `at` in unix seconds is left out where only the day is known, YYYY-MM-DD at the facility. */
export interface ReadingInstant {
  readonly day: string;
  readonly at?: number | undefined;
}

/** What else a reading says of its own moment. */
export interface ReadingSituation {
  readonly mealSituation?: MealSituation | undefined;
  readonly hoursAfterMeal?: 1 | 2 | undefined;
  readonly tolerance?: PersonContext['tolerance'] | undefined;
  readonly onOxygen?: boolean | undefined;
  readonly setting?: PersonContext['setting'] | undefined;
}

const situationContext = ({
  mealSituation,
  hoursAfterMeal,
  tolerance,
  onOxygen,
  setting,
}: ReadingSituation): PersonContext => ({
  ...(mealSituation && { mealSituation }),
  ...(hoursAfterMeal && { hoursAfterMeal }),
  ...(tolerance && { tolerance }),
  ...(onOxygen !== undefined && { onOxygen }),
  ...(setting && { setting }),
});

/**
 * The context of a person at the instant of a reading: the one function that makes it, on the server and in the browser.
 * `dayOf` is the calendar day of an instant at the facility.
 */
export function contextAt(
  facts: PersonFacts,
  { day, at }: ReadingInstant,
  dayOf: DayOf,
  situation: ReadingSituation = {},
): PersonContext {
  const ages = facts.birthDate === null ? undefined : ageSpanOn(facts.birthDate, day);
  const maternal = maternalContext(facts, day, at);
  const diabetes = hasDiabetes(facts, day);
  const ofPregnancy = (facts.gestationalDiabetes ?? []).some(
    (seenOn) => seenOn <= day && pregnancyOn(facts, seenOn) === pregnancyOn(facts, day),
  );
  return {
    ...maternal,
    ...ages,
    ...(at !== undefined && courseContext(facts, day, at, dayOf)),
    ...(diabetes && { diabetes }),
    ...((diabetes || ofPregnancy) && { diabetesInPregnancy: true }),
    ...(facts.scheme && { scheme: schemeOf(facts.scheme) }),
    ...(isScale2(facts, day) && { oxygenScale: 2 as const }),
    ...situationContext(situation),
  };
}

/** The context of a calendar day, where nothing is known of the hour. */
export const contextOn = (facts: PersonFacts, day: string): PersonContext =>
  contextAt(facts, { day }, () => day);

/** The context where not even the day is known: neither the age then, nor whether a pregnancy of hers was of then. */
export function contextUndated(facts: PersonFacts, situation: ReadingSituation): PersonContext {
  const { sex, pregnancies = [], undatedPregnancies = [], withChildOn = [], motherhoodUntil } = facts;
  const known = pregnancies.length + undatedPregnancies.length + withChildOn.length;
  const mayBeWithChild = known > 0 || motherhoodUntil !== undefined;
  return {
    sex,
    ...(mayBeWithChild && sex !== 'male' && { pregnant: 'unknown' as const }),
    ...situationContext(situation),
  };
}
