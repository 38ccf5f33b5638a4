import type { PregnancyCourse, UndatedPregnancy } from '#clinical';
import { LONGEST_PREGNANCY_DAYS, TERM_DAYS } from '#clinical';
import { dayOfNumber, numberOfDay, textOfDay } from '#formatting';

/** A statement about a pregnancy. Calendar days, YYYY-MM-DD. */
export type PregnancyStatement =
  | { readonly dueDate: string }
  | { readonly bornOn: string }
  /** The pregnancy was lost. */
  | { readonly lostOn: string }
  /** The pregnancy ended in any way. */
  | { readonly endedOn: string }
  /** There is a pregnancy, without dating. */
  | { readonly knownOn: string };

/** Maximum distance of two due dates of one pregnancy (our own: half a pregnancy). */
const SAME_PREGNANCY_DAYS = TERM_DAYS / 2;
/** A last period this long before the end of a pregnancy belongs to the same one (our own: one cycle). */
const CYCLE = 28;
/**
 * A pregnancy that ends earlier is a miscarriage (20 weeks, WHO). With an unknown week it is assumed to have lasted no
 * longer.
 */
const LOSS_DAYS = 20 * 7;

interface Open {
  due: number;
  ended?: number;
  born?: number;
}

/** Returns the distance of a due date from another one. */
const after = (due: number, other: Open): number => due - other.due;

/** Whether a new due date belongs to another pregnancy than the previous one. */
function isAnother(due: number, before: Open): boolean {
  const end = before.born ?? before.ended;
  if (end !== undefined) return due - TERM_DAYS >= end - CYCLE;
  return after(due, before) > SAME_PREGNANCY_DAYS;
}

/** Whether an event on a day is possible within this pregnancy. */
function holds({ due }: Open, day: number): boolean {
  const start = due - TERM_DAYS;
  return day >= start && day - start <= LONGEST_PREGNANCY_DAYS;
}

/** The latest due date wins. One for an ended pregnancy means that it has not ended. */
function applyDue(found: Open[], due: number): void {
  const last = found.at(-1);
  if (last && !isAnother(due, last)) {
    found[found.length - 1] = { due };
    return;
  }
  // Without a known outcome, it ended on its due date or before the next one began.
  if (last && last.born === undefined) last.ended ??= Math.min(last.due, due - TERM_DAYS);
  found.push({ due });
}

/** A birth without a matching pregnancy adds one, due on that day. */
function applyBirth(found: Open[], born: number): void {
  const last = found.at(-1);
  if (last && holds(last, born)) found[found.length - 1] = { due: last.due, born };
  else found.push({ due: born, born });
}

/** An end applies to the current pregnancy. Without one it says nothing about any day. */
function applyEnd(found: Open[], ended: number): void {
  const last = found.at(-1);
  if (last && last.born === undefined && last.ended === undefined) last.ended = ended;
}

/** A loss without a matching pregnancy adds one. */
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
 * Returns a person's pregnancies from statements in their order, earliest pregnancy first. The latest statement wins;
 * invalid days are ignored.
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

/** Whether a dated pregnancy is the one that was known before dating, or has ended since. */
const covers = ({ dueDate, endedOn }: PregnancyCourse, since: string): boolean => {
  const [due, day] = [numberOfDay(dueDate), numberOfDay(since)];
  const isOver = endedOn !== undefined && endedOn <= since;
  return due !== undefined && day !== undefined && !isOver && day >= due - TERM_DAYS && day <= due + CYCLE;
};

/**
 * Returns pregnancies that were never dated, from statements in their order. Those dated later are in `pregnanciesOf`
 * instead.
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
