import { isoDay, minuteOfDay } from '#formatting';
import { atMinute, type CallingHours, type PermittedMinutes, permittedMinutes } from './calling-hours.ts';
import { dispositionOf } from './disposition.ts';

export interface LadderQuestion {
  /** Outcome of the call that just ended. */
  readonly disposition: string;
  /** 1 for the first attempt since the patient was last reached. */
  readonly attempt: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** IANA time zone of the facility. */
  readonly timeZone: string;
  readonly callingHours: CallingHours;
}

/** Next attempt in unix seconds, or that someone else should take over. */
export type LadderProposal = { readonly at: number } | { readonly escalate: true };

const LAST_ATTEMPT = 3;
const SAME_DAY_WAIT_MIN = 120;
/** Number of bands of the permitted hours, because people who are out at ten may be in at four. */
const BANDS = 3;
/** Proposals are on the quarter hour. */
const STEP_MIN = 15;
const MINUTE_MS = 60_000;

/** Returns two hours later, or the start of calling; undefined if that is not within today's hours. */
function laterToday(question: LadderQuestion, hours: PermittedMinutes): number | undefined {
  const { now, timeZone } = question;
  if (minuteOfDay(now, timeZone) < hours.from - SAME_DAY_WAIT_MIN) return atMinute(question, 0, hours.from);
  const due = now + SAME_DAY_WAIT_MIN * MINUTE_MS;
  const minute = minuteOfDay(due, timeZone);
  const sameDay = isoDay(new Date(due), timeZone) === isoDay(new Date(now), timeZone);
  if (!sameDay || minute >= hours.to) return undefined;
  return minute < hours.from ? atMinute(question, 0, hours.from) : Math.ceil(due / MINUTE_MS) * 60;
}

/** Returns the middle of the next time band, tomorrow. */
function tomorrowInAnotherBand(question: LadderQuestion, hours: PermittedMinutes): number {
  const width = (hours.to - hours.from) / BANDS;
  const now = minuteOfDay(question.now, question.timeZone);
  const tried = Math.min(Math.max(Math.floor((now - hours.from) / width), 0), BANDS - 1);
  const next = (tried + 1) % BANDS;
  const middle = hours.from + (next + 0.5) * width;
  const onStep = Math.round(middle / STEP_MIN) * STEP_MIN;
  const inside = onStep >= hours.from && onStep < hours.to;
  return atMinute(question, 1, inside ? onStep : Math.floor(middle));
}

/**
 * Proposes when to retry an unreached call: two hours later the same day, then another time band the next day, then
 * escalation. Always within permitted hours and never in the past.
 * Null if the patient was reached, calls are stopped, the patient named a time, or the disposition is unknown.
 *
 * @throws RangeError for invalid calling hours or an unknown time zone
 */
export function proposeNextCall(question: LadderQuestion): LadderProposal | null {
  const disposition = dispositionOf(question.disposition);
  if (disposition?.outcome !== 'retry' || disposition.asks === 'time') return null;
  if (question.attempt >= LAST_ATTEMPT) return { escalate: true };
  const hours = permittedMinutes(question.callingHours);
  if (isoDay(new Date(question.now), question.timeZone) === undefined) {
    throw new RangeError(`${question.timeZone} is not a time zone, or ${question.now} is not a time`);
  }
  const sameDay = question.attempt < 2 ? laterToday(question, hours) : undefined;
  return { at: sameDay ?? tomorrowInAnotherBand(question, hours) };
}
