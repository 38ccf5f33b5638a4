import { ageOn, gestationalDays } from '#clinical';
import { dayAfter, dayOf, startOfDay } from '#formatting';
import type { RiskReason, WorkRisk } from './work-item.ts';

/** A reading that needs attention: critical and not acknowledged, or the last one of its metric. */
export interface FlaggedReading {
  /** Unix seconds. */
  readonly at: number;
  /** `critical` or `review`, by the clinical rules. */
  readonly level: string;
  /** Whether someone has acknowledged it. */
  readonly acknowledged: boolean;
}

export interface RiskQuestion {
  /** All open critical readings, and the last reading of each metric if it needs attention. */
  readonly flagged: readonly FlaggedReading[];
  /** Whether there is an open danger sign. */
  readonly hasOpenSign: boolean;
  /** Whether there is an open score with a review limit. */
  readonly hasOpenScore?: boolean;
  /** When the patient was last reached, unix seconds. */
  readonly reachedAt: number | undefined;
  /** Due date of the current pregnancy, YYYY-MM-DD. */
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
  /** When the result may change without an event, unix seconds; null for never. */
  readonly changesAt: number | null;
}

/** How long a metric's last reading counts: as far back as the alerts page. */
export const RISK_WINDOW_DAYS = 31;
const DAY_S = 86_400;

const NEAR_TERM_DAYS = 36 * 7;
/** Late term (41w0d): induction is discussed. */
const PAST_DUE_DAYS = 41 * 7;
/** A due date this long ago belongs to an unrecorded birth. */
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

/** Reaching the patient resolves review readings. Critical ones must be acknowledged by a person. */
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
  /** Gestational ages in days at which the result changes. */
  readonly days: number | undefined;
}

function pregnancyReasons({ edd, birthDate }: RiskQuestion, today: string): OfPregnancy {
  const days = edd === undefined ? undefined : gestationalDays(edd, today);
  if (days === undefined || days >= OVER_DAYS) return { reasons: [], days: undefined };
  const reasons = ageReason(birthDate, today);
  if (days >= PAST_DUE_DAYS) return { reasons: ['past-due-date', ...reasons], days };
  return { reasons: days >= NEAR_TERM_DAYS ? ['near-term', ...reasons] : reasons, days };
}

/** Returns when the pregnancy reaches the next relevant age. */
function pregnancyChanges(days: number | undefined, { now, timeZone }: RiskQuestion): number[] {
  const next = [NEAR_TERM_DAYS, PAST_DUE_DAYS, OVER_DAYS].find((age) => days !== undefined && age > days);
  if (next === undefined || days === undefined) return [];
  return [startOfDay(dayAfter(dayOf(now / 1000, timeZone), next - days), timeZone)];
}

const ORDER: readonly WorkRisk[] = ['critical', 'high', 'raised', 'routine'];

/** Returns the urgency of a due patient, from recent readings and the pregnancy. */
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
