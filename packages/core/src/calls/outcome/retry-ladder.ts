import { isoDay, minuteOfDay } from '#formatting';
import { atMinute, type CallingHours, type PermittedMinutes, permittedMinutes } from './calling-hours.ts';
import { dispositionOf } from './disposition.ts';

export interface LadderQuestion {
  /** What the call that just ended came to. */
  readonly disposition: string;
  /** 1 for the first attempt since somebody was last reached. */
  readonly attempt: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** IANA name: the facility's. */
  readonly timeZone: string;
  readonly callingHours: CallingHours;
}

/** The next attempt in unix seconds, or that it is time for somebody else to take over. */
export type LadderProposal = { readonly at: number } | { readonly escalate: true };

const LAST_ATTEMPT = 3;
const SAME_DAY_WAIT_MIN = 120;
/** The permitted hours are split into this many bands: somebody who is never in at ten may be at four. */
const BANDS = 3;
/** Proposals stand on the quarter hour. */
const STEP_MIN = 15;
const MINUTE_MS = 60_000;

/** Two hours on, or when calling begins; undefined where that is no longer within the hours of the same day. */
function laterToday(question: LadderQuestion, hours: PermittedMinutes): number | undefined {
  const { now, timeZone } = question;
  if (minuteOfDay(now, timeZone) < hours.from - SAME_DAY_WAIT_MIN) return atMinute(question, 0, hours.from);
  const due = now + SAME_DAY_WAIT_MIN * MINUTE_MS;
  const minute = minuteOfDay(due, timeZone);
  const sameDay = isoDay(new Date(due), timeZone) === isoDay(new Date(now), timeZone);
  if (!sameDay || minute >= hours.to) return undefined;
  return minute < hours.from ? atMinute(question, 0, hours.from) : Math.ceil(due / MINUTE_MS) * 60;
}

/** The middle of the time band after the one that did not work, tomorrow. */
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
 * When to try again after an unreached call: the same day two hours on, the next day in another time band, then
 * somebody else's turn; always within the permitted hours and never in the past. Null where the ladder has nothing to
 * say: somebody was reached, calls are stopped, the person named a time, or the disposition is not known.
 *
 * @throws RangeError when the calling hours are not two times of one day, or the zone does not exist.
 */
export function proposeNextCall(question: LadderQuestion): LadderProposal | null {
  const disposition = dispositionOf(question.disposition);
  if (disposition?.outcome !== 'retry' || disposition.asks === 'time') return null;
  if (question.attempt >= LAST_ATTEMPT) return { escalate: true };
  const hours = permittedMinutes(question.callingHours);
  if (isoDay(new Date(question.now), question.timeZone) === undefined) {
    throw new RangeError(`${question.timeZone} is no time zone, or ${question.now} no time`);
  }
  const sameDay = question.attempt < 2 ? laterToday(question, hours) : undefined;
  return { at: sameDay ?? tomorrowInAnotherBand(question, hours) };
}
