import { ageOn } from '../age.ts';
import { contextOn, type PersonFacts, pregnancyOn } from '../person-facts.ts';
import { isAskedAboutPregnancy, isCurrentAnswer, lastPregnancyAnswer } from './pregnancy-answer.ts';

/** State of a pregnancy, or of the answer about one, on a day. Calendar days, YYYY-MM-DD. */
export type PregnancyState =
  | { readonly kind: 'dated'; readonly dueDate: string; readonly days: number }
  | { readonly kind: 'undated'; readonly since: string }
  /** Past week 44 without a recorded end. `dueDate` is absent without dating. */
  | { readonly kind: 'late'; readonly dueDate?: string }
  /** In the six weeks after the end; `bornOn` after a birth. */
  | { readonly kind: 'after'; readonly endedOn: string; readonly isBirth: boolean }
  /** Her answer. An outdated one counts as not asked. */
  | {
      readonly kind: 'answered';
      readonly answer: 'no' | 'perhaps';
      readonly on: string;
      readonly isCurrent: boolean;
    }
  | { readonly kind: 'not-asked' }
  /** Nothing is known, and patients of this age and sex are not asked. */
  | { readonly kind: 'none' };

/** Returns the displayed state of a pregnancy on a day, by the facts that readings are judged with. */
export function pregnancyState(facts: PersonFacts, day: string): PregnancyState {
  const dated = pregnancyOn(facts, day);
  const { gestationalDays, pregnant, perhapsAfterBirth } = contextOn({ ...facts, withChildOn: [] }, day);
  if (dated && gestationalDays !== undefined)
    return { kind: 'dated', dueDate: dated.dueDate, days: gestationalDays };
  if (dated && perhapsAfterBirth) return { kind: 'late', dueDate: dated.dueDate };
  const endedOn = dated?.bornOn ?? dated?.endedOn;
  if (endedOn !== undefined) return { kind: 'after', endedOn, isBirth: dated?.bornOn !== undefined };
  if (perhapsAfterBirth) return { kind: 'late' };
  const known = (facts.undatedPregnancies ?? []).find(
    ({ since, until }) => ageOn(since, day) !== undefined && (until === undefined || day < until),
  );
  if (known && pregnant === true) return { kind: 'undated', since: known.since };
  const last = facts.sex === 'male' ? undefined : lastPregnancyAnswer(facts.pregnancyAnswers ?? [], day);
  if (last) return { kind: 'answered', ...last, isCurrent: isCurrentAnswer(last, day) };
  return { kind: isAskedAboutPregnancy(facts, day) ? 'not-asked' : 'none' };
}
