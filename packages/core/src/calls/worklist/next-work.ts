import { dayAfter, dayOf, startOfDay } from '#formatting';
import { type CallingHours, nextPermittedAt } from '../outcome/calling-hours.ts';
import { dispositionOf } from '../outcome/disposition.ts';
import { proposeNextCall } from '../outcome/retry-ladder.ts';
import { type DatedPregnancy, type ScheduledCall, scheduleOf } from './call-schedule.ts';
import { type PastCall, resultOf } from './past-call.ts';
import type { WorkKind } from './work-item.ts';

/** A call or score with an open danger sign. */
interface OpenSignCall {
  /** Null for a score. */
  readonly contactId: string | null;
  readonly callType: string | null;
  /** Time of the report, unix seconds. */
  readonly at: number;
}

export interface WorkQuestion {
  readonly programme: string;
  /** Unix seconds, 0 if unknown; null if the patient is not enrolled. */
  readonly enrolledAt: number | null;
  /** The patient's calls in this programme at this facility, in any order. */
  readonly calls: readonly PastCall[];
  /** Whether the patient must not be called, for any reason. */
  readonly stopped: boolean;
  readonly pregnancy: DatedPregnancy | undefined;
  /** Latest call or score with an open danger sign. */
  readonly openSign?: OpenSignCall | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** IANA time zone of the facility. */
  readonly timeZone: string;
  readonly callingHours: CallingHours;
}

/** The next call, due or later; times in unix seconds. */
export interface NextWork {
  readonly kind: WorkKind;
  readonly callType: string;
  readonly dueAt: number;
  readonly timed: boolean;
  readonly attempt: number;
  /** The call that it follows. */
  readonly contactId: string | null;
  /** Offered only to this person until then. */
  readonly heldFor: { readonly staffId: string; readonly until: number } | null;
  /** Not offered to this person, so that someone else takes over. */
  readonly notFor: string | null;
}

export interface WorkAnswer {
  readonly next: NextWork | null;
  /** When the result may change without an event, unix seconds; null for never. */
  readonly changesAt: number | null;
}

const DAY_S = 86_400;
const FREE = { heldFor: null, notFor: null } as const;

/** One day later, whatever the length of a day with a clock change. */
const dayLater = (seconds: number): number => seconds + DAY_S;

function unfinished(call: PastCall): NextWork {
  const { callType, attempt, id: contactId, startedAt: dueAt, authorId } = call;
  // The draft is on the author's device. After a day, someone else may have to continue without it.
  const heldFor = { staffId: authorId, until: dayLater(dueAt) };
  return { kind: 'unfinished', callType, dueAt, timed: true, attempt, contactId, heldFor, notFor: null };
}

/** Returns the next attempt: as the patient asked, or as the caller or the schedule proposed, or for someone else. */
function anotherTry(call: PastCall, { timeZone, callingHours }: WorkQuestion): NextWork {
  const { callType, id: contactId, disposition, attempt: last, nextCallAt, authorId } = call;
  const ended = call.endedAt ?? call.startedAt;
  const attempt = last + 1;
  const at = { callType, attempt, contactId, timed: true, ...FREE };
  if (disposition === 'callback-requested') return { ...at, kind: 'call-back', dueAt: nextCallAt ?? ended };
  if (dispositionOf(disposition ?? '')?.stopsNumber) {
    // Another number can be tried at once: the wrong one was not an attempt to reach the patient.
    const dueAt = nextPermittedAt({ now: ended * 1000, timeZone }, callingHours) ?? ended;
    return { ...at, attempt: last, kind: 'retry', dueAt };
  }
  if (nextCallAt !== null) return { ...at, kind: 'retry', dueAt: nextCallAt };
  const asked = { attempt: last, now: ended * 1000, timeZone, callingHours };
  const proposal = proposeNextCall({ ...asked, disposition: disposition ?? '' });
  if (proposal && 'at' in proposal) return { ...at, kind: 'retry', dueAt: proposal.at };
  return { ...at, kind: 'escalated', dueAt: dayLater(ended), notFor: authorId };
}

function scheduled(call: ScheduledCall, timeZone: string): NextWork {
  const dueAt = startOfDay(call.day, timeZone);
  return {
    kind: 'scheduled',
    callType: call.callType,
    dueAt,
    timed: false,
    attempt: 1,
    contactId: null,
    ...FREE,
  };
}

/** A time agreed with a reached patient replaces the programme's next day. */
function agreed(newest: PastCall | undefined, programme: ScheduledCall | undefined): NextWork | undefined {
  if (!newest || newest.nextCallAt === null || resultOf(newest) !== 'done') return undefined;
  const callType = programme?.callType ?? newest.callType;
  const dueAt = newest.nextCallAt;
  return { kind: 'scheduled', callType, dueAt, timed: true, attempt: 1, contactId: newest.id, ...FREE };
}

/**
 * Returns promised call-backs after the newest call. For each call type the newest call counts. Other retries end once
 * the patient was reached.
 */
function promised(calls: readonly PastCall[]): readonly PastCall[] {
  const newest = new Map<string, PastCall>();
  for (const call of calls) if (!newest.has(call.callType)) newest.set(call.callType, call);
  const after = calls[0]?.startedAt ?? 0;
  return [...newest.values()].filter(
    (call) => call.disposition === 'callback-requested' && (call.nextCallAt ?? 0) > after,
  );
}

const earliest = (works: readonly (NextWork | undefined)[]): NextWork | null =>
  works
    .filter((work) => work !== undefined)
    .reduce<NextWork | null>((first, work) => (first && first.dueAt <= work.dueAt ? first : work), null);

/**
 * Returns the call type that asks about danger signs: after a birth the one that does, in a pregnancy the AdHoc call,
 * otherwise the Ad-Hoc call.
 */
function askingType(programme: string, callType: string | null): string {
  if (programme !== 'healthy_motherhood') return 'ad-hoc';
  return callType === 'post-natal' || callType === 'infant-diet' ? 'post-natal' : 'adhoc';
}

/** Due on the day after the report or the last call, as soon as the facility calls. */
function afterSign(
  { contactId, callType, at }: OpenSignCall,
  { calls, programme, timeZone, callingHours }: WorkQuestion,
): NextWork {
  const tried = calls.filter(({ status }) => status !== 'withdrawn').map(({ startedAt }) => startedAt);
  const newest = Math.max(at, ...tried);
  const day = startOfDay(dayAfter(dayOf(newest, timeZone), 1), timeZone);
  return {
    kind: 'danger-sign',
    callType: askingType(programme, callType),
    dueAt: nextPermittedAt({ now: day * 1000, timeZone }, callingHours) ?? day,
    timed: true,
    attempt: 1,
    contactId,
    ...FREE,
  };
}

function followUp(calls: readonly PastCall[], question: WorkQuestion): WorkAnswer {
  const { enrolledAt, timeZone } = question;
  if (enrolledAt === null) return { next: null, changesAt: null };
  const [newest] = calls;
  const { next, changesOn } = scheduleOf({ ...question, enrolledAt, calls });
  const own = next && scheduled(next, timeZone);
  const callBacks = promised(calls).map((call) => anotherTry(call, question));
  return {
    next: earliest([...callBacks, agreed(newest, next) ?? own]),
    changesAt: changesOn === undefined ? null : startOfDay(changesOn, timeZone),
  };
}

/** Calls of the same second are ordered by id, which contains the time (UUID version 7). */
const newestFirst = (a: PastCall, b: PastCall): number => b.startedAt - a.startedAt || (a.id < b.id ? 1 : -1);

/** Returns the next call from the calls alone, without danger signs. */
function ofCalls(calls: readonly PastCall[], question: WorkQuestion): WorkAnswer {
  const [newest] = calls;
  if (newest && question.enrolledAt !== null && resultOf(newest) === 'retry') {
    return { next: anotherTry(newest, question), changesAt: null };
  }
  return followUp(calls, question);
}

/**
 * Returns a patient's next call in a programme, or null.
 * A call without an outcome comes first. Then follows what the newest call left open: a time named by the patient or a
 * retry. Otherwise the earliest of promised, agreed and programme calls. An open danger sign replaces the programme's
 * call with one on the next day, at an hour agreed for that day; earlier retries and agreed times stay.
 *
 * @throws RangeError for invalid calling hours or an unknown time zone
 */
export function nextWork(question: WorkQuestion): WorkAnswer {
  const never = { changesAt: null };
  const calls = question.calls.filter(({ status }) => status !== 'withdrawn').sort(newestFirst);
  const open = calls.find((call) => resultOf(call) === 'open');
  if (open) return { next: unfinished(open), ...never };
  if (question.stopped) return { next: null, ...never };
  const { next, changesAt } = ofCalls(calls, question);
  const { openSign } = question;
  if (!openSign) return { next, changesAt };
  const asking = afterSign(openSign, question);
  const agreedOn = next?.timed ? next : undefined;
  const isSameDay =
    agreedOn && dayOf(agreedOn.dueAt, question.timeZone) === dayOf(asking.dueAt, question.timeZone);
  if (isSameDay) return { next: { ...asking, dueAt: agreedOn.dueAt }, changesAt };
  return { next: earliest([asking, agreedOn]), changesAt };
}
