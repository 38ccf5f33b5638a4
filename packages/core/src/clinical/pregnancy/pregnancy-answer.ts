import { numberOfDay } from '#formatting';
import { type Age, ageSpanOn } from '../age.ts';

/** Completed years in which patients who are not male are asked about a pregnancy, inclusive. */
export const ASKED_ABOUT_PREGNANCY = { from: 12, to: 55 } as const;

/**
 * Days for which "not pregnant" is valid. A pregnancy that was unrecognised on the day of the answer is then in its
 * fourth month, and every pregnancy limit applies (our own; to be confirmed by a clinician).
 */
const NOT_PREGNANT_DAYS = 92;

/** A patient's answer; `perhaps` if she was not sure. */
export interface PregnancyAnswer {
  /** YYYY-MM-DD */
  readonly on: string;
  readonly answer: 'no' | 'perhaps';
}

/** Returns the latest answer up to a calendar day; of one day the last in the list. */
export function lastPregnancyAnswer(
  answers: readonly PregnancyAnswer[],
  day: string,
): PregnancyAnswer | undefined {
  return answers
    .filter(({ on }) => on <= day)
    .toSorted((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)))
    .at(-1);
}

/** Whether an answer is still valid on a calendar day. */
export function isCurrentAnswer({ on }: PregnancyAnswer, day: string): boolean {
  const [given, today] = [numberOfDay(on), numberOfDay(day)];
  return given !== undefined && today !== undefined && today - given <= NOT_PREGNANT_DAYS;
}

/** Whether a patient of this sex and any possible age is asked. False without a birth date. */
export function isAskedAboutPregnancy(
  { sex, birthDate }: { readonly sex: string; readonly birthDate: string | null },
  day: string,
): boolean {
  if (sex === 'male' || birthDate === null) return false;
  const span = ageSpanOn(birthDate, day);
  if (!span) return false;
  const { age, oldest = age } = span;
  const years = (of: Age) => Math.floor(of.months / 12);
  return years(oldest) >= ASKED_ABOUT_PREGNANCY.from && years(age) <= ASKED_ABOUT_PREGNANCY.to;
}
