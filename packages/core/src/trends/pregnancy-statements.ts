import type { PregnancyCourse, UndatedPregnancy } from '#clinical';
import { LONGEST_PREGNANCY_DAYS, TERM_DAYS } from '#clinical';
import { dayOfNumber, numberOfDay, textOfDay } from '#formatting';

/** What was told of a pregnancy at one time. Calendar days, YYYY-MM-DD. */
export type PregnancyStatement =
  | { readonly dueDate: string }
  | { readonly bornOn: string }
  /** That it was lost. */
  | { readonly lostOn: string }
  /** That it is over, in whatever way. */
  | { readonly endedOn: string }
  /** That there is one, not dated. */
  | { readonly knownOn: string };

/** Two due dates of one pregnancy are never further apart (our own: half of one). */
const SAME_PREGNANCY_DAYS = TERM_DAYS / 2;
/** A last period so long before the end of a pregnancy is that of the same one (our own: a cycle). */
const CYCLE = 28;
/** A pregnancy that ends before so many days is a miscarriage (20 weeks, WHO); one of an unknown week lasted no longer. */
const LOSS_DAYS = 20 * 7;

interface Open {
  due: number;
  ended?: number;
  born?: number;
}

/** How far the due date is after another. */
const after = (due: number, other: Open): number => due - other.due;

/** Whether a due date that is told now is of another pregnancy than the one told of before. */
function isAnother(due: number, before: Open): boolean {
  const end = before.born ?? before.ended;
  if (end !== undefined) return due - TERM_DAYS >= end - CYCLE;
  return after(due, before) > SAME_PREGNANCY_DAYS;
}

/** Whether something that happened on a day can have happened in this pregnancy. */
function holds({ due }: Open, day: number): boolean {
  const start = due - TERM_DAYS;
  return day >= start && day - start <= LONGEST_PREGNANCY_DAYS;
}

/** The newest telling of a due date wins; that of a pregnancy that had ended says that it has not. */
function applyDue(found: Open[], due: number): void {
  const last = found.at(-1);
  if (last && !isAnother(due, last)) {
    found[found.length - 1] = { due };
    return;
  }
  // Nobody told how it ended: on its due date, or before the next began.
  if (last && last.born === undefined) last.ended ??= Math.min(last.due, due - TERM_DAYS);
  found.push({ due });
}

/** A birth that no told pregnancy can have led to brings its own along, taken to have been due on that day. */
function applyBirth(found: Open[], born: number): void {
  const last = found.at(-1);
  if (last && holds(last, born)) found[found.length - 1] = { due: last.due, born };
  else found.push({ due: born, born });
}

/** An end is told of the pregnancy that lasts; of none that was told it says nothing about any day. */
function applyEnd(found: Open[], ended: number): void {
  const last = found.at(-1);
  if (last && last.born === undefined && last.ended === undefined) last.ended = ended;
}

/** A loss that no told pregnancy can have led to brings its own along. */
function applyLoss(found: Open[], lost: number): void {
  const last = found.at(-1);
  const due = lost + TERM_DAYS - LOSS_DAYS;
  const lasts = last && last.born === undefined && last.ended === undefined;
  const isSame = last && (lasts ? after(lost, last) <= SAME_PREGNANCY_DAYS : !isAnother(due, last));
  if (!isSame) {
    applyDue(found, due);
    found[found.length - 1] = { due, ended: lost };
  } else if (last.born === undefined) last.ended = lost;
}

const APPLY = { dueDate: applyDue, bornOn: applyBirth, lostOn: applyLoss, endedOn: applyEnd } as const;

const textAt = (day: number): string => textOfDay(dayOfNumber(day));

const courseOf = ({ due, ended, born }: Open): PregnancyCourse => ({
  dueDate: textAt(due),
  ...(ended !== undefined && { endedOn: textAt(ended) }),
  ...(born !== undefined && { endedOn: textAt(born), bornOn: textAt(born) }),
});

/**
 * The pregnancies of a person from all that was told of them, in the order it was told; the earliest first. Of each the
 * newest telling wins. Days that cannot be read are left out.
 */
export function pregnanciesOf(statements: Iterable<PregnancyStatement>): readonly PregnancyCourse[] {
  const found: Open[] = [];
  for (const statement of statements) {
    for (const [what, apply] of Object.entries(APPLY)) {
      const day = numberOfDay((statement as Readonly<Record<string, string | undefined>>)[what] ?? '');
      if (day !== undefined) apply(found, day);
    }
  }
  return found.map(courseOf);
}

/** Whether a dated pregnancy is the one that was known of before it was dated, or has ended by then. */
const covers = ({ dueDate, endedOn }: PregnancyCourse, since: string): boolean => {
  const [due, day] = [numberOfDay(dueDate), numberOfDay(since)];
  const isOver = endedOn !== undefined && endedOn <= since;
  return due !== undefined && day !== undefined && !isOver && day >= due - TERM_DAYS && day <= due + CYCLE;
};

/**
 * The pregnancies that were told of and never dated, from all that was told in the order it was told. One that was dated later
 * is among `pregnanciesOf`, and left out here.
 */
export function undatedPregnanciesOf(statements: Iterable<PregnancyStatement>): readonly UndatedPregnancy[] {
  const all = [...statements];
  const dated = pregnanciesOf(all);
  const found: { since: string; until?: string }[] = [];
  for (const statement of all) {
    const last = found.at(-1);
    const open = last && last.until === undefined ? last : undefined;
    if ('knownOn' in statement) {
      if (!open) found.push({ since: statement.knownOn });
      else if (statement.knownOn < open.since) open.since = statement.knownOn;
    } else if (open && !('dueDate' in statement)) {
      const [end] = Object.values(statement);
      if (end !== undefined && end >= open.since) open.until = end;
    }
  }
  return found.filter(({ since }) => !dated.some((course) => covers(course, since)));
}
