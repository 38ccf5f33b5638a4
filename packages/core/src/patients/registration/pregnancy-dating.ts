import {
  CYCLE_DAYS,
  dueDate,
  dueDateOfScan,
  gestationalDays,
  LONGEST_PREGNANCY_DAYS,
  lmpProblem,
  type Redating,
  redating,
} from '#clinical';
import { dayOfText } from '#formatting';

/** What is known of a pregnancy when somebody is registered; one of the two at least. Calendar days, YYYY-MM-DD. */
export interface PregnancyFacts {
  /** First day of the last menstrual period. */
  readonly lmp?: string | undefined;
  /** Days from one period to the next; 28 where it is not given. */
  readonly cycleDays?: number | undefined;
  /** The first scan, and the gestational age it gave. */
  readonly scan?: { readonly on: string; readonly weeks: number; readonly days: number } | undefined;
}

export interface PregnancyDating {
  /** The estimated due date, YYYY-MM-DD. */
  readonly edd: string;
  /** Where it comes from. */
  readonly basis: 'lmp' | 'scan';
  /** Gestational age today, in days. */
  readonly days: number;
  /** Whether the scan moved the date that the last period gave. */
  readonly redated: boolean;
  /** From 28 weeks a difference may be a small baby: a person decides. */
  readonly withCare: boolean;
}

export type PregnancyProblemCode =
  | 'required'
  | 'not-a-date'
  | 'future'
  | 'too-long-ago'
  | 'out-of-range'
  | 'before-lmp'
  | 'over';

export interface PregnancyProblem {
  readonly field: 'lmp' | 'cycleDays' | 'scan.on' | 'scan.weeks' | 'scan.days';
  readonly code: PregnancyProblemCode;
}

/** Weeks a scan can give: the first heartbeat shows in the fifth, and nobody is pregnant for more than 44. */
export const SCAN_WEEKS = { min: 4, max: 43 } as const;

const isBetween = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

const scanDays = ({ weeks, days }: NonNullable<PregnancyFacts['scan']>): number => weeks * 7 + days;

const scanEdd = (scan: NonNullable<PregnancyFacts['scan']>): string | undefined =>
  dueDateOfScan(scan.on, scanDays(scan));

function lmpProblems({ lmp, cycleDays }: PregnancyFacts, today: string): PregnancyProblem[] {
  const problems: PregnancyProblem[] = [];
  const code = lmp === undefined ? undefined : lmpProblem(lmp, today);
  if (code) problems.push({ field: 'lmp', code });
  if (cycleDays !== undefined && !isBetween(cycleDays, CYCLE_DAYS))
    problems.push({ field: 'cycleDays', code: 'out-of-range' });
  return problems;
}

function scanDayProblem(
  on: string,
  lmp: string | undefined,
  today: string,
): PregnancyProblemCode | undefined {
  if (!dayOfText(on)) return 'not-a-date';
  if (on > today) return 'future';
  return lmp !== undefined && on < lmp ? 'before-lmp' : undefined;
}

function scanProblems({ lmp, scan }: PregnancyFacts, today: string): PregnancyProblem[] {
  if (!scan) return [];
  const code = scanDayProblem(scan.on, lmp, today);
  if (code) return [{ field: 'scan.on', code }];
  if (!isBetween(scan.weeks, SCAN_WEEKS)) return [{ field: 'scan.weeks', code: 'out-of-range' }];
  if (!isBetween(scan.days, { min: 0, max: 6 })) return [{ field: 'scan.days', code: 'out-of-range' }];
  const age = gestationalDays(scanEdd(scan) ?? '', today);
  return age !== undefined && age > LONGEST_PREGNANCY_DAYS ? [{ field: 'scan.on', code: 'over' }] : [];
}

/**
 * What is wrong with the facts of a present pregnancy: nothing to date it from, days that cannot be, a scan before the
 * last period, or one that puts the pregnancy over 44 weeks (`over`).
 * @param today the facility's calendar day
 */
export function pregnancyProblems(facts: PregnancyFacts, today: string): readonly PregnancyProblem[] {
  if (facts.lmp === undefined && !facts.scan) return [{ field: 'lmp', code: 'required' }];
  return [...lmpProblems(facts, today), ...scanProblems(facts, today)];
}

function choice(lmpEdd: string | undefined, facts: PregnancyFacts): Redating | undefined {
  const { scan } = facts;
  const byLmp = scan && lmpEdd ? gestationalDays(lmpEdd, scan.on) : undefined;
  return scan && byLmp !== undefined ? redating(byLmp, scanDays(scan)) : undefined;
}

/**
 * The due date by the facts: of the last period, of the scan where there is no last period, and of the scan where both
 * differ by more than the dating rule allows (`redating`). Undefined while something is wrong with the facts.
 */
export function datePregnancy(facts: PregnancyFacts, today: string): PregnancyDating | undefined {
  if (pregnancyProblems(facts, today).length > 0) return undefined;
  const byLmp = facts.lmp === undefined ? undefined : dueDate('lmp', facts.lmp, facts.cycleDays);
  const byScan = facts.scan && scanEdd(facts.scan);
  const decided = choice(byLmp, facts);
  const useScan = byScan !== undefined && (byLmp === undefined || decided?.decision === 'redate');
  const edd = useScan ? byScan : byLmp;
  const days = edd === undefined ? undefined : gestationalDays(edd, today);
  if (edd === undefined || days === undefined) return undefined;
  const redated = useScan && byLmp !== undefined;
  return { edd, basis: useScan ? 'scan' : 'lmp', days, redated, withCare: decided?.withCare ?? false };
}
