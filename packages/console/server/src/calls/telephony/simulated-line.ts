import type { LineFailure, LineState } from '@careline/core/internal/calls/line';

/** Outcomes of a simulated line: answered, or a reason for failure. */
const SIMULATED_PLANS = ['answered', 'no-answer', 'busy', 'unreachable'] as const;
export type SimulatedPlan = (typeof SIMULATED_PLANS)[number];

export interface SimulatedLine {
  readonly plan: SimulatedPlan;
  /** Unix seconds. */
  readonly beganAt: number;
  /** When the caller hung up, or null. */
  readonly endedAt: number | null;
}

interface LineNow {
  readonly state: LineState;
  readonly reason: LineFailure | null;
  readonly answeredAt: number | null;
  readonly endedAt: number | null;
}

const RINGS_AFTER_S = 1;
/** Seconds from dialling until the line is answered or given up. */
const COMES_AFTER_S: Readonly<Record<SimulatedPlan, number>> = {
  answered: 5,
  'no-answer': 25,
  busy: 2,
  unreachable: 4,
};
/** A simulated call ends after this many seconds. */
const ENDS_AFTER_S = 1800;

/** Plan by the number's last digit. Most calls are answered, and the same number always behaves the same. */
const BY_DIGIT: readonly SimulatedPlan[] = [
  'answered',
  'answered',
  'answered',
  'answered',
  'answered',
  'answered',
  'answered',
  'no-answer',
  'busy',
  'unreachable',
];

export const simulatedPlan = (number: string): SimulatedPlan =>
  BY_DIGIT[Number(/\d(?=\D*$)/.exec(number)?.[0] ?? 0)] ?? 'answered';

function hungUp(endedAt: number, answeredAt: number | null): LineNow {
  return { state: 'ended', reason: null, answeredAt, endedAt };
}

/** Returns the line's state at a time (unix seconds). Depends only on the clock, so a restart does not affect it. */
export function simulatedLine({ plan, beganAt, endedAt }: SimulatedLine, now: number): LineNow {
  const at = endedAt ?? now;
  const comesAt = beganAt + COMES_AFTER_S[plan];
  if (at < comesAt) {
    if (endedAt !== null) return hungUp(endedAt, null);
    const state = at < beganAt + RINGS_AFTER_S || plan === 'unreachable' ? 'dialling' : 'ringing';
    return { state, reason: null, answeredAt: null, endedAt: null };
  }
  if (plan !== 'answered') return { state: 'failed', reason: plan, answeredAt: null, endedAt: comesAt };
  const end = endedAt ?? (now >= comesAt + ENDS_AFTER_S ? comesAt + ENDS_AFTER_S : null);
  if (end !== null) return hungUp(end, comesAt);
  return { state: 'answered', reason: null, answeredAt: comesAt, endedAt: null };
}
