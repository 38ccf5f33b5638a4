import { ageOn, gestationalDays } from '#clinical';
import { dayAfter, dayOf, startOfDay } from '#formatting';
import type { RiskReason, WorkRisk } from './work-item.ts';

/** A reading that asks for a look: a critical one nobody has acknowledged, or the last one of its metric. */
export interface FlaggedReading {
  /** Unix seconds. */
  readonly at: number;
  /** `critical` or `review`, as the clinical domain judges it. */
  readonly level: string;
  /** Somebody said that nothing more is to be done about it. */
  readonly acknowledged: boolean;
}

export interface RiskQuestion {
  /** Every open critical one, and of each metric its last reading, where it asks for a look. */
  readonly flagged: readonly FlaggedReading[];
  /** Whether a call or a score told a danger sign that has no outcome yet. */
  readonly hasOpenSign: boolean;
  /** Whether a score at a limit for review has no outcome yet. */
  readonly hasOpenScore?: boolean;
  /** When somebody was last reached, unix seconds. */
  readonly reachedAt: number | undefined;
  /** The due date of a present pregnancy, YYYY-MM-DD. */
  readonly edd: string | undefined;
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly birthDate: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly timeZone: string;
}

export interface RiskAnswer {
  readonly risk: WorkRisk;
  readonly reasons: readonly RiskReason[];
  /** Unix seconds when another answer may hold although nothing happened; null: never. */
  readonly changesAt: number | null;
}

/** So long the last reading of a metric speaks for the present: as far back as the alerts page looks. */
export const RISK_WINDOW_DAYS = 31;
const DAY_S = 86_400;

const NEAR_TERM_DAYS = 36 * 7;
/** Late term (41w0d): induction is discussed. */
const PAST_DUE_DAYS = 41 * 7;
/** A due date so long past belongs to a birth nobody recorded. */
const OVER_DAYS = 44 * 7;
const YOUNG = 18;
const OLD = 35;

const WEIGHT: Readonly<Record<RiskReason, WorkRisk>> = {
  'open-danger-sign': 'critical',
  'open-critical-alert': 'critical',
  'critical-reading-answered': 'high',
  'open-score': 'high',
  'review-reading': 'high',
  'review-reading-answered': 'raised',
  'past-due-date': 'high',
  'near-term': 'raised',
  'age-in-pregnancy': 'raised',
};

/** Reaching the patient settles what was to be looked at; that a critical reading was dealt with is for somebody to say. */
function readingReason(
  { at, level, acknowledged }: FlaggedReading,
  reachedAt: number | undefined,
): RiskReason {
  if (level === 'critical') return acknowledged ? 'critical-reading-answered' : 'open-critical-alert';
  const answered = acknowledged || (reachedAt !== undefined && reachedAt >= at);
  return answered ? 'review-reading-answered' : 'review-reading';
}

function ageReason(birthDate: string | null, today: string): RiskReason[] {
  const age = birthDate === null ? undefined : ageOn(birthDate, today);
  return age && (age.months < YOUNG * 12 || age.months >= OLD * 12) ? ['age-in-pregnancy'] : [];
}

interface OfPregnancy {
  readonly reasons: readonly RiskReason[];
  /** The gestational ages, in days, at which another answer holds. */
  readonly days: number | undefined;
}

function pregnancyReasons({ edd, birthDate }: RiskQuestion, today: string): OfPregnancy {
  const days = edd === undefined ? undefined : gestationalDays(edd, today);
  if (days === undefined || days >= OVER_DAYS) return { reasons: [], days: undefined };
  const reasons = ageReason(birthDate, today);
  if (days >= PAST_DUE_DAYS) return { reasons: ['past-due-date', ...reasons], days };
  return { reasons: days >= NEAR_TERM_DAYS ? ['near-term', ...reasons] : reasons, days };
}

/** When the pregnancy reaches the next of the ages that count. */
function pregnancyChanges(days: number | undefined, { now, timeZone }: RiskQuestion): number[] {
  const next = [NEAR_TERM_DAYS, PAST_DUE_DAYS, OVER_DAYS].find((age) => days !== undefined && age > days);
  if (next === undefined || days === undefined) return [];
  return [startOfDay(dayAfter(dayOf(now / 1000, timeZone), next - days), timeZone)];
}

const ORDER: readonly WorkRisk[] = ['critical', 'high', 'raised', 'routine'];

/** How urgent a patient is among the due: by last readings that ask for a look, and by the pregnancy. */
export function riskOf(question: RiskQuestion): RiskAnswer {
  const today = dayOf(question.now / 1000, question.timeZone);
  const since = question.now / 1000 - RISK_WINDOW_DAYS * DAY_S;
  const flagged = question.flagged.filter(({ at }) => at > since);
  const pregnancy = pregnancyReasons(question, today);
  const readings = flagged.map((reading) => readingReason(reading, question.reachedAt));
  const signs: readonly RiskReason[] = [
    ...(question.hasOpenSign ? (['open-danger-sign'] as const) : []),
    ...(question.hasOpenScore ? (['open-score'] as const) : []),
  ];
  const reasons = [...new Set([...signs, ...readings, ...pregnancy.reasons])].sort(
    (a, b) => ORDER.indexOf(WEIGHT[a]) - ORDER.indexOf(WEIGHT[b]),
  );
  const changes = [
    ...flagged.map(({ at }) => at + RISK_WINDOW_DAYS * DAY_S),
    ...pregnancyChanges(pregnancy.days, question),
  ];
  const [gravest] = reasons;
  return {
    risk: gravest ? WEIGHT[gravest] : 'routine',
    reasons,
    changesAt: changes.length > 0 ? Math.min(...changes) : null,
  };
}
