import {
  ageOn,
  gestationalDays,
  LONGEST_PREGNANCY_DAYS,
  type ReadingContext,
  type RecordPerson,
} from '#clinical';

/** One pregnancy as ranges need it. Calendar days, YYYY-MM-DD. */
export interface PregnancyCourse {
  readonly dueDate: string;
  /** The day it ended, in whatever way; absent while it lasts. */
  readonly endedOn?: string;
  /** A child was born then: the weeks after it have rules of their own. */
  readonly bornOn?: string;
}

/** What of a person decides which range holds on a day. */
export interface PersonCourse {
  /** `male`, `female`, or anything else for what is neither or not known. */
  readonly sex: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly birthDate: string | null;
  readonly pregnancies?: readonly PregnancyCourse[];
}

/** Rules of the weeks after a birth hold for six of them. */
export const AFTER_BIRTH_DAYS = 42;

function maternalOn({ dueDate, endedOn, bornOn }: PregnancyCourse, day: string): ReadingContext | undefined {
  const end = bornOn ?? endedOn;
  const days = gestationalDays(dueDate, day);
  const over = end !== undefined && day >= end;
  if (!over && days !== undefined && days >= 0 && days <= LONGEST_PREGNANCY_DAYS)
    return { pregnant: true, gestationalDays: days };
  const since = bornOn === undefined ? undefined : ageOn(bornOn, day)?.days;
  return since !== undefined && since <= AFTER_BIRTH_DAYS ? { daysAfterBirth: since } : undefined;
}

/** The pregnancy that counts on a calendar day, up to six weeks after a birth; undefined where none does. */
export const pregnancyOn = ({ pregnancies = [] }: PersonCourse, day: string): PregnancyCourse | undefined =>
  pregnancies.find((pregnancy) => maternalOn(pregnancy, day) !== undefined);

/** A birth that was told by a calendar day. */
const hasGivenBirth = ({ pregnancies = [] }: PersonCourse, day: string): boolean =>
  pregnancies.some(({ bornOn }) => bornOn !== undefined && bornOn <= day);

/** What is known of the person on a calendar day, for the rules of that day. */
export function contextOn(person: PersonCourse, day: string): ReadingContext {
  const { sex, birthDate } = person;
  const age = birthDate === null ? undefined : ageOn(birthDate, day);
  const pregnancy = pregnancyOn(person, day);
  return { sex, ...(age && { age }), ...(pregnancy && maternalOn(pregnancy, day)) };
}

export interface PersonOnOptions {
  /** Something speaks for a pregnancy of which nobody told, such as the programme the person is in; no more after a birth. */
  readonly mayBePregnant?: boolean;
}

/** What the day of a reading makes of the person: with child, after a birth, or perhaps so. */
export function personOn(
  person: PersonCourse,
  day: string,
  { mayBePregnant = false }: PersonOnOptions = {},
): RecordPerson {
  const { sex, birthDate } = person;
  const { pregnant, gestationalDays: days, daysAfterBirth } = contextOn(person, day);
  if (pregnant) return { sex: 'female', birthDate, maternal: { pregnant, gestationalDays: days } };
  if (daysAfterBirth !== undefined) return { sex: 'female', birthDate, maternal: { daysAfterBirth } };
  const isUnknown = mayBePregnant && !hasGivenBirth(person, day);
  return { sex, birthDate, ...(isUnknown && { pregnancy: 'unknown' as const }) };
}
