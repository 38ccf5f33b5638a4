import { CYCLE_DAYS, LONGEST_PREGNANCY_DAYS, lmpProblem } from '#clinical';
import { numberOfDay } from '#formatting';
import { pregnancyProblems, SCAN_WEEKS } from '#patients/registration';
import type { PregnancyContent, PregnancyDatingEntry } from './pregnancy-entry.ts';

export type PregnancyEntryProblemCode =
  | 'future'
  | 'too-long-ago'
  | 'cycle-range'
  | 'scan-range'
  | 'scan-over';

export interface PregnancyEntryProblem {
  /** Path within the content, such as `dating.on`. */
  readonly path: string;
  readonly code: PregnancyEntryProblemCode;
}

/** Texts for API errors. */
export const PREGNANCY_ENTRY_WORDS: Readonly<Record<PregnancyEntryProblemCode, string>> = {
  future: 'must not be in the future',
  'too-long-ago': `must be at most ${LONGEST_PREGNANCY_DAYS} days ago`,
  'cycle-range': `must be ${CYCLE_DAYS.min} to ${CYCLE_DAYS.max} days`,
  'scan-range': `must be ${SCAN_WEEKS.min} to ${SCAN_WEEKS.max} weeks and 0 to 6 days`,
  'scan-over': 'puts the pregnancy past 44 weeks. Record how it ended instead',
};

const isLongAgo = (on: string, today: string): boolean => {
  const [then, now] = [numberOfDay(on), numberOfDay(today)];
  return then !== undefined && now !== undefined && now - then > LONGEST_PREGNANCY_DAYS;
};

function datingProblem(dating: PregnancyDatingEntry, today: string): PregnancyEntryProblem | undefined {
  const { by, on } = dating;
  if (on > today) return { path: 'dating.on', code: 'future' };
  if (by === 'last-period') {
    if (lmpProblem(on, today)) return { path: 'dating.on', code: 'too-long-ago' };
    const { cycleDays } = dating;
    const isCycle = cycleDays === undefined || (cycleDays >= CYCLE_DAYS.min && cycleDays <= CYCLE_DAYS.max);
    return isCycle ? undefined : { path: 'dating.cycleDays', code: 'cycle-range' };
  }
  if (by === 'scan') {
    const { weeks, days } = dating;
    const [problem] = pregnancyProblems({ scan: { on, weeks, days } }, today);
    if (!problem) return undefined;
    return problem.code === 'over'
      ? { path: 'dating.on', code: 'scan-over' }
      : { path: 'dating.weeks', code: 'scan-range' };
  }
  return isLongAgo(on, today) ? { path: 'dating.on', code: 'too-long-ago' } : undefined;
}

/**
 * Returns what is impossible in an entry: future dates, and dates from which no current pregnancy can be dated.
 * @param today calendar day of the facility
 */
export function pregnancyEntryProblem(
  content: PregnancyContent,
  today: string,
): PregnancyEntryProblem | undefined {
  if (content.kind === 'pregnancy') return datingProblem(content.dating, today);
  // A year or month is in the future only if its first day is.
  return content.on > today ? { path: 'on', code: 'future' } : undefined;
}
