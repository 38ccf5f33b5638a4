import { dueDate, dueDateOfScan, gestationalDays, redating, TERM_DAYS } from '#clinical';
import { numberOfDay } from '#formatting';
import type { DatingBasis, PregnancyContent, PregnancyDatingEntry } from './pregnancy-entry.ts';

export interface EntryDating {
  /** YYYY-MM-DD */
  readonly dueDate: string;
  readonly basis: DatingBasis;
}

/** Information from a call or the registration: a due date, or the end of a pregnancy. */
export interface OtherDating {
  /** Unix seconds. */
  readonly at: number;
  readonly dueDate?: string | undefined;
  readonly basis?: DatingBasis | undefined;
}

export interface RecordedContent {
  readonly id: string;
  /** Unix seconds. */
  readonly at: number;
  readonly content: PregnancyContent;
}

/** The current pregnancy. The basis of a due date from a call is unknown. */
interface Running {
  readonly dueDate: string;
  readonly basis?: DatingBasis | undefined;
}

/** Maximum distance of two due dates of one pregnancy (our own: half a pregnancy). */
const SAME_PREGNANCY_DAYS = TERM_DAYS / 2;

function isSame(running: Running, due: string): boolean {
  const [one, other] = [numberOfDay(running.dueDate), numberOfDay(due)];
  return one !== undefined && other !== undefined && Math.abs(one - other) <= SAME_PREGNANCY_DAYS;
}

const isIvf = (by: string): by is 'embryo-day-3' | 'embryo-day-5' | 'insemination' =>
  by === 'embryo-day-3' || by === 'embryo-day-5' || by === 'insemination';

/** Returns the dating of an entry alone; undefined if it has none. */
function ownDating(dating: PregnancyDatingEntry): EntryDating | undefined {
  const { by, on } = dating;
  let due: string | undefined;
  if (by === 'last-period') due = dueDate('lmp', on, dating.cycleDays);
  else if (by === 'scan') due = dueDateOfScan(on, dating.weeks * 7 + dating.days);
  else if (isIvf(by)) due = dueDate(by, on);
  if (due === undefined) return undefined;
  return { dueDate: due, basis: isIvf(by) ? 'ivf' : by === 'scan' ? 'scan' : 'last-period' };
}

/**
 * Returns the dating after an entry. The day of a transfer is exact and final. The first accepted scan is not changed
 * by later scans or a last period; a scan changes a last period by the rule of `redating`.
 */
function dated(dating: PregnancyDatingEntry, running: Running | undefined): EntryDating | undefined {
  const own = ownDating(dating);
  if (!own || !running || !isSame(running, own.dueDate) || own.basis === 'ivf') return own;
  const { basis } = running;
  if (basis === 'ivf' || basis === 'scan') return { dueDate: running.dueDate, basis };
  if (dating.by !== 'scan') return own;
  const before = gestationalDays(running.dueDate, dating.on);
  if (before === undefined || before < 0) return own;
  const { decision } = redating(before, dating.weeks * 7 + dating.days);
  return decision === 'redate' ? own : { dueDate: running.dueDate, basis: basis ?? 'last-period' };
}

/**
 * Returns the due date after each dating entry, by entry id.
 * Calculated from all valid entries and never stored, so that a mistaken entry leaves nothing behind.
 * @param entries valid ones, earliest first
 * @param others from registration and calls, in any order
 */
export function datePregnancyEntries(
  entries: readonly RecordedContent[],
  others: readonly OtherDating[],
): ReadonlyMap<string, EntryDating> {
  const found = new Map<string, EntryDating>();
  const all = [
    ...others.map((other) => ({ at: other.at, other })),
    ...entries.map((own) => ({ at: own.at, own })),
  ];
  let running: Running | undefined;
  for (const step of all.toSorted((one, next) => one.at - next.at)) {
    if ('other' in step) {
      const { dueDate: due, basis } = step.other;
      running = due === undefined ? undefined : { dueDate: due, basis };
      continue;
    }
    const { id, content } = step.own;
    if (content.kind === 'end') running = undefined;
    if (content.kind !== 'pregnancy') continue;
    const dating = dated(content.dating, running);
    if (!dating) continue;
    found.set(id, dating);
    running = dating;
  }
  return found;
}
