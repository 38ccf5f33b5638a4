import { dayAfter, dayOf, startOfDay } from '#formatting';
import { type CallingHours, nextPermittedAt } from '../outcome/calling-hours.ts';
import { dispositionOf } from '../outcome/disposition.ts';
import { proposeNextCall } from '../outcome/retry-ladder.ts';
import { type DatedPregnancy, type ScheduledCall, scheduleOf } from './call-schedule.ts';
import { type PastCall, resultOf } from './past-call.ts';
import type { WorkKind } from './work-item.ts';

/** A call or a score that told what is still open. */
interface OpenSignCall {
  /** Null for a score. */
  readonly contactId: string | null;
  readonly callType: string | null;
  /** When it was told, unix seconds. */
  readonly at: number;
}

export interface WorkQuestion {
  readonly programme: string;
  /** Unix seconds, 0 where nobody knows; null when the patient is not enrolled (any more). */
  readonly enrolledAt: number | null;
  /** The patient's calls in this programme at this facility, in any order. */
  readonly calls: readonly PastCall[];
  /** Whether the patient must not be called, for whatever reason. */
  readonly stopped: boolean;
  readonly pregnancy: DatedPregnancy | undefined;
  /** The newest call or score that told a danger sign without an outcome. */
  readonly openSign?: OpenSignCall | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** IANA name: the facility's. */
  readonly timeZone: string;
  readonly callingHours: CallingHours;
}

/** The next call, due or still to come; times in unix seconds. */
export interface NextWork {
  readonly kind: WorkKind;
  readonly callType: string;
  readonly dueAt: number;
  readonly timed: boolean;
  readonly attempt: number;
  /** The call it follows from. */
  readonly contactId: string | null;
  /** Offered to this person alone until then. */
  readonly heldFor: { readonly staffId: string; readonly until: number } | null;
  /** Not offered to this person: it is somebody else's turn. */
  readonly notFor: string | null;
}

export interface WorkAnswer {
  readonly next: NextWork | null;
  /** Unix seconds when another answer may hold although nothing happened; null: never. */
  readonly changesAt: number | null;
}

const DAY_S = 86_400;
const FREE = { heldFor: null, notFor: null } as const;

/** A day, however long it is where clocks change. */
const dayLater = (seconds: number): number => seconds + DAY_S;

function unfinished(call: PastCall): NextWork {
  const { callType, attempt, id: contactId, startedAt: dueAt, authorId } = call;
  // The draft is on the author's device. After a day somebody else may have to go on without it.
  const heldFor = { staffId: authorId, until: dayLater(dueAt) };
  return { kind: 'unfinished', callType, dueAt, timed: true, attempt, contactId, heldFor, notFor: null };
}

/** Another try: when the patient asked for it, else when the caller or the ladder proposed, else somebody else's turn. */
function anotherTry(call: PastCall, { timeZone, callingHours }: WorkQuestion): NextWork {
  const { callType, id: contactId, disposition, attempt: last, nextCallAt, authorId } = call;
  const ended = call.endedAt ?? call.startedAt;
  const attempt = last + 1;
  const at = { callType, attempt, contactId, timed: true, ...FREE };
  if (disposition === 'callback-requested') return { ...at, kind: 'call-back', dueAt: nextCallAt ?? ended };
  if (dispositionOf(disposition ?? '')?.stopsNumber) {
    // The next number, as soon as it may be called: the wrong one was no try to reach them.
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

/** A time that was agreed with somebody who was reached stands in the place of the programme's next day. */
function agreed(newest: PastCall | undefined, programme: ScheduledCall | undefined): NextWork | undefined {
  if (!newest || newest.nextCallAt === null || resultOf(newest) !== 'done') return undefined;
  const callType = programme?.callType ?? newest.callType;
  const dueAt = newest.nextCallAt;
  return { kind: 'scheduled', callType, dueAt, timed: true, attempt: 1, contactId: newest.id, ...FREE };
}

/**
 * Call-backs promised for a time after the newest call. Calls of one type are one matter, and the newest says what is
 * left of it. Other tries are settled once somebody was spoken to: the programme still asks for what it needs.
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

/** What asks after the danger signs: after a birth the call that does, of a pregnancy the AdHoc call, else the Ad-Hoc call. */
function askingType(programme: string, callType: string | null): string {
  if (programme !== 'healthy_motherhood') return 'ad-hoc';
  return callType === 'post-natal' || callType === 'infant-diet' ? 'post-natal' : 'adhoc';
}

/** On the day after it was told, or after the last call, as soon as the facility calls. */
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

/** Of two calls of one second the one whose id was made later: ids carry the time (UUID version 7). */
const newestFirst = (a: PastCall, b: PastCall): number => b.startedAt - a.startedAt || (a.id < b.id ? 1 : -1);

/** What the calls themselves ask for, without what a danger sign does. */
function ofCalls(calls: readonly PastCall[], question: WorkQuestion): WorkAnswer {
  const [newest] = calls;
  if (newest && question.enrolledAt !== null && resultOf(newest) === 'retry') {
    return { next: anotherTry(newest, question), changesAt: null };
  }
  return followUp(calls, question);
}

/**
 * The next call of a patient in a programme, or null where there is none: one that waits for its outcome comes first;
 * then what the newest call left open, because the patient named the time or was tried just now; else the earliest of
 * what was promised, what was agreed and what the programme asks for. A danger sign that is open brings a call on the next
 * day in the place of the programme's own, at the hour that was agreed for that day; another try or an agreed hour that
 * comes before stays.
 *
 * @throws RangeError when the calling hours are not two times of one day, or the zone does not exist.
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
