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

/** Pregnancy data at registration; at least one of the two. Calendar days, YYYY-MM-DD. */
export interface PregnancyFacts {
  /** First day of the last menstrual period. */
  readonly lmp?: string | undefined;
  /** Length of the cycle in days; default 28. */
  readonly cycleDays?: number | undefined;
  /** First scan, with its gestational age. */
  readonly scan?: { readonly on: string; readonly weeks: number; readonly days: number } | undefined;
}

export interface PregnancyDating {
  /** Estimated due date, YYYY-MM-DD. */
  readonly edd: string;
  /** Basis of the due date. */
  readonly basis: 'lmp' | 'scan';
  /** Gestational age today, in days. */
  readonly days: number;
  /** Whether the scan changed the date of the last period. */
  readonly redated: boolean;
  /** From 28 weeks, a difference may mean a small baby, so a person has to decide. */
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

/** Possible weeks of a scan: the heartbeat appears in the fifth, and no pregnancy exceeds 44. */
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
 * Returns problems of the facts: no basis, impossible days, a scan before the last period, or more than 44 weeks
 * (`over`).
 * @param today calendar day of the facility
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
 * Returns the due date: by last period, by scan if there is none, and by scan if they differ by more than the dating
 * rule allows (`redating`). Undefined if the facts have problems.
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
