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

/** A pregnancy as ranges need it. Calendar days, YYYY-MM-DD. */
export interface PregnancyCourse {
  readonly dueDate: string;
  /** Day of its end in any way; absent while it is current. */
  readonly endedOn?: string | undefined;
  /** Day of a birth; the weeks after it have their own rules. */
  readonly bornOn?: string | undefined;
}

/** A pregnancy known by test or report, but not dated. Calendar days, YYYY-MM-DD. */
export interface UndatedPregnancy {
  readonly since: string;
  /** Day of its end; absent if none is recorded. */
  readonly until?: string | undefined;
}

/** Whether she breast-feeds, as of a calendar day. */
interface BreastfeedingAnswer {
  readonly on: string;
  readonly breastfeeding: boolean;
}

/** Sources of known diabetes (clinical safety, part 4). */
const DIABETES_SOURCES = ['programme', 'told', 'medicine', 'hba1c', 'record'] as const;
export type DiabetesSource = (typeof DIABETES_SOURCES)[number];

export interface KnownDiabetes {
  /** First day on which it was known, YYYY-MM-DD; absent if only the fact is. */
  readonly since?: string | undefined;
  /** One of `DIABETES_SOURCES`, possibly one from a newer version. */
  readonly from: string;
}

/** A prescriber's target of 88 to 92 % for later readings (NEWS2 scale 2). Calendar days. */
export interface OxygenTarget {
  readonly id?: string | undefined;
  readonly since: string;
  readonly until?: string | undefined;
  readonly prescriber: string;
}

/**
 * Facts about a person that decide which rules apply at an instant and how values are judged. Server, call screen,
 * viewer and form build the same context from one response. Instants are unix seconds.
 */
/** A protein by dipstick or lab; from its limit on, a lab value counts as 1+. */
interface UrineProtein {
  readonly at: number;
  readonly text: string;
  readonly isMeasured?: boolean | undefined;
}

export interface PersonFacts {
  /** `male`, `female`, or anything else for neither or unknown. */
  readonly sex: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly birthDate: string | null;
  /** Earliest first. */
  readonly pregnancies?: readonly PregnancyCourse[] | undefined;
  readonly undatedPregnancies?: readonly UndatedPregnancy[] | undefined;
  /** Answers to the question about a pregnancy. A recorded pregnancy outweighs every answer. */
  readonly pregnancyAnswers?: readonly PregnancyAnswer[] | undefined;
  readonly breastfeeding?: BreastfeedingAnswer | undefined;
  /** Calendar days on which she was pregnant in an unknown week. */
  readonly withChildOn?: readonly string[] | undefined;
  /** End of the motherhood programme; null while active. She may be pregnant without a report. */
  readonly motherhoodUntil?: number | null | undefined;
  readonly diabetes?: KnownDiabetes | undefined;
  /** Days on which gestational diabetes was reported. */
  readonly gestationalDiabetes?: readonly string[] | undefined;
  readonly oxygenTargets?: readonly OxygenTarget[] | undefined;
  /** Blood pressures in pregnancy and after birth. */
  readonly pressures?: readonly Omit<EarlierPressure, 'gestationalDays'>[] | undefined;
  readonly proteins?: readonly UrineProtein[] | undefined;
  /** Platelets under 100, or a raised creatinine. */
  readonly organSigns?: readonly number[] | undefined;
  readonly symptoms?: readonly { readonly at: number; readonly symptom: string }[] | undefined;
  /** Setting of the person's programme; absent for the default. */
  readonly scheme?: ProgrammeScheme | undefined;
  /** Last weight of a patient under 18 years, for treating low sugar; no rule judges by it. */
  readonly weight?: KnownWeight | undefined;
}

/**
 * Whether a pregnancy is past its longest duration by at most six weeks, so that the birth may have been on its last
 * day.
 */
const isLate = (days: number | undefined): boolean =>
  days !== undefined && days > LONGEST_PREGNANCY_DAYS && days <= LONGEST_PREGNANCY_DAYS + AFTER_BIRTH_DAYS;

/** The week is unknown, so it counts from the day on which it became known. */
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

/** Returns the pregnancy that counts on a calendar day, up to six weeks after a birth; undefined if there is none. */
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

/** Returns her answer while it is valid, or that she still has to be asked. */
function answeredContext(facts: PersonFacts, day: string): PersonContext {
  const { sex, pregnancyAnswers = [] } = facts;
  if (sex === 'male') return { sex };
  const last = lastPregnancyAnswer(pregnancyAnswers, day);
  if (last && isCurrentAnswer(last, day))
    return { sex, pregnant: last.answer === 'perhaps' ? 'unknown' : false };
  return { sex, ...(isAskedAboutPregnancy(facts, day) && { pregnancyNotAsked: true as const }) };
}

/** Known from the first day on. An HbA1c counts from the next day, because it is itself judged as a diagnosis. */
function hasDiabetes({ diabetes }: PersonFacts, day: string): boolean {
  if (!diabetes) return false;
  const { since, from } = diabetes;
  return since === undefined || (from === 'hba1c' ? day > since : day >= since);
}

const isScale2 = ({ oxygenTargets = [] }: PersonFacts, day: string): boolean =>
  oxygenTargets.some(({ since, until }) => since <= day && (until === undefined || day < until));

const DAY_SECONDS = 86_400;
/** How long a protein, a raised pressure or an organ sign counts for the current pregnancy. */
const COURSE_SECONDS = 14 * DAY_SECONDS;

const isOfThatDay = (at: number, now: number): boolean => Math.abs(now - at) <= DAY_SECONDS;
const isOfTheseDays = (at: number, now: number): boolean => at <= now + 3600 && at > now - COURSE_SECONDS;

/** Maximum duration of a pregnancy and the weeks after it. */
const MATERNITY_SECONDS = (LONGEST_PREGNANCY_DAYS + AFTER_BIRTH_DAYS) * DAY_SECONDS;

/**
 * Returns the pressures of the day's pregnancy with their gestational age; without a pregnancy, those of its maximum
 * duration.
 */
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

/** Returns the last dipstick or lab protein, whichever is higher, so that neither hides the other. */
function proteinOf(proteins: readonly UrineProtein[], now: number): UrineDipstick | undefined {
  const recent = proteins.filter(({ at }) => isOfTheseDays(at, now)).toSorted((a, b) => b.at - a.at);
  const last = [recent.find((one) => !one.isMeasured), recent.find((one) => one.isMeasured)];
  return last
    .flatMap((one) => (one ? [one.text as UrineDipstick] : []))
    .toSorted((a, b) => placeOf(b) - placeOf(a))[0];
}

/** Returns recent findings. They only matter for patients who are or may be pregnant, or have given birth. */
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

/** Time of a reading. `at` in unix seconds is absent if only the day is known, YYYY-MM-DD at the facility. */
export interface ReadingInstant {
  readonly day: string;
  readonly at?: number | undefined;
}

/** Other circumstances in the reading itself. */
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
 * Returns a person's context at the time of a reading. Server and browser both use this function. `dayOf` returns the
 * facility's calendar day of an instant.
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

/** Returns the context of a calendar day, without a time. */
export const contextOn = (facts: PersonFacts, day: string): PersonContext =>
  contextAt(facts, { day }, () => day);

/** Returns the context without even a day: neither the age nor a pregnancy at that time are known. */
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
