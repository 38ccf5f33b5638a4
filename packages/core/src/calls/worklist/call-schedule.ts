import dayjs from 'dayjs';
import { TERM_DAYS } from '#clinical';
import { dayAfter, isoDay, numberOfDay } from '#formatting';
import type { CallTypeKey } from '#programmes';
import { type PastCall, resultOf } from './past-call.ts';

/** The end of a pregnancy as a call told it. Calendar days, YYYY-MM-DD. */
export interface ReportedEnd {
  readonly on: string;
  /** The day of the call. */
  readonly reportedOn: string;
  /** `loss`: a miscarriage. After a birth, also of a child that does not live, the mother is called as after any. */
  readonly kind: 'birth' | 'loss';
  readonly childLives: boolean;
}

/** A pregnancy as it is dated. */
export interface DatedPregnancy {
  /** The due date, YYYY-MM-DD; undefined where only its end was told. */
  readonly edd: string | undefined;
  /** When it ended, unix seconds; null while it lasts or when nobody said so. */
  readonly endedAt: number | null;
  /** What a call said of its end, which knows more than the time above. */
  readonly reported?: ReportedEnd;
}

export interface ScheduleQuestion {
  readonly programme: string;
  /** Unix seconds; 0 where nobody knows. */
  readonly enrolledAt: number;
  /** In any order; those withdrawn are left out. */
  readonly calls: readonly PastCall[];
  readonly pregnancy: DatedPregnancy | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** IANA name: the facility's. */
  readonly timeZone: string;
}

export interface ScheduledCall {
  readonly callType: CallTypeKey;
  /** The day from which it is due, YYYY-MM-DD. */
  readonly day: string;
}

/** The programme's own next call, and the day on which another answer may hold although nothing happened. */
export interface Schedule {
  readonly next: ScheduledCall | undefined;
  readonly changesOn: string | undefined;
}

/** Days after enrolment by which a patient hears from the programme for the first time. */
const FIRST_CALL_DAYS = { chronic: 7, motherhood: 2 } as const;
const DIET_AFTER_FIRST_DAYS = 7;
const WEEK = 7;
/** WHO contacts before birth; the one of 38 weeks is the Last call, what comes after is the hospital's. */
const ANTENATAL_WEEKS = [20, 26, 30, 34, 36] as const;
const LAST_CALL_WEEK = 38;
const PSYCHOLOGY_WEEK = 28;
/** A pregnancy that ended before, and of which no call told a birth, was lost. */
const VIABLE_WEEK = 28;
/** Days after a birth (home-based newborn care of India), each with the day from which an early call counts for it. */
const POST_NATAL_DAYS = [
  { day: 3, from: 2 },
  { day: 7, from: 6 },
  { day: 14, from: 12 },
  { day: 21, from: 19 },
  { day: 28, from: 26 },
  { day: 42, from: 35 },
] as const;
/** A loss has its call within so many days. */
const AFTER_LOSS_DAYS = 3;
/** Other food than milk begins at six months. */
const INFANT_DIET_MONTHS = 6;
const WITHOUT_DATES_DAYS = 28;

/** The same day of a later month, or that month's last. */
const plusMonths = (day: string, months: number): string =>
  dayjs(`${day}T12:00`).add(months, 'month').format('YYYY-MM-DD');

interface Facts {
  readonly today: string;
  readonly enrolled: string;
  /** Days of calls that were done, ascending; of one type or of all. */
  done(...types: readonly string[]): readonly string[];
}

function factsOf({ enrolledAt, calls, now, timeZone }: ScheduleQuestion): Facts {
  const today = isoDay(new Date(now), timeZone) ?? '';
  const day = (seconds: number) => isoDay(seconds, timeZone) ?? today;
  const done = calls.filter((call) => resultOf(call) === 'done');
  return {
    today,
    enrolled: enrolledAt > 0 ? day(enrolledAt) : today,
    done: (...types) =>
      done
        .filter(({ callType }) => types.length === 0 || types.includes(callType))
        .map(({ startedAt }) => day(startedAt))
        .sort(),
  };
}

/** A month after somebody was last reached, in whichever call of the programme. */
function chronic({ enrolled, done }: Facts): ScheduledCall {
  const last = done().at(-1);
  const day = last ? plusMonths(last, 1) : dayAfter(enrolled, FIRST_CALL_DAYS.chronic);
  return { callType: 'monthly', day };
}

/** Without a due date only the time between calls is known. */
function undated({ enrolled, done }: Facts): readonly ScheduledCall[] {
  const [first] = done('first');
  if (!first) return [{ callType: 'first', day: dayAfter(enrolled, FIRST_CALL_DAYS.motherhood) }];
  const diet =
    done('diet').length > 0 ? [] : [{ callType: 'diet', day: dayAfter(first, DIET_AFTER_FIRST_DAYS) }];
  const last = done().at(-1) ?? first;
  return [...diet, { callType: 'adhoc', day: dayAfter(last, WITHOUT_DATES_DAYS) }] as ScheduledCall[];
}

function beforeBirth({ enrolled, done }: Facts, weekDay: (week: number) => string): ScheduledCall[] {
  const [first] = done('first');
  if (!first) return [{ callType: 'first', day: dayAfter(enrolled, FIRST_CALL_DAYS.motherhood) }];
  const calls: ScheduledCall[] = [];
  const seen = done('first', 'adhoc', 'last').at(-1) ?? first;
  const week = ANTENATAL_WEEKS.find((each) => weekDay(each) > seen);
  if (week !== undefined) calls.push({ callType: 'adhoc', day: weekDay(week) });
  if (done('diet').length === 0)
    calls.push({ callType: 'diet', day: dayAfter(first, DIET_AFTER_FIRST_DAYS) });
  if (done('psychology').length === 0) calls.push({ callType: 'psychology', day: weekDay(PSYCHOLOGY_WEEK) });
  if (done('last').length === 0) calls.push({ callType: 'last', day: weekDay(LAST_CALL_WEEK) });
  // What falls after the birth is not owed any more.
  return calls;
}

function afterBirth({ done }: Facts, birth: string, childLives: boolean): ScheduledCall[] {
  const since = (type: string) => done(type).filter((day) => day >= birth);
  const last = since('post-natal').at(-1);
  const visit = POST_NATAL_DAYS.find(({ from }) => last === undefined || dayAfter(birth, from) > last);
  const calls: ScheduledCall[] = visit ? [{ callType: 'post-natal', day: dayAfter(birth, visit.day) }] : [];
  if (childLives && since('infant-diet').every((day) => day < plusMonths(birth, INFANT_DIET_MONTHS)))
    calls.push({ callType: 'infant-diet', day: plusMonths(birth, INFANT_DIET_MONTHS) });
  return calls;
}

/** A call within three days of a loss; where it was heard of later, on the day after that. */
function afterLoss(
  { done }: Facts,
  { on, reportedOn }: Pick<ReportedEnd, 'on' | 'reportedOn'>,
): ScheduledCall[] {
  if (done().some((day) => day > reportedOn)) return [];
  const day = [dayAfter(on, AFTER_LOSS_DAYS), dayAfter(reportedOn, 1)].sort().at(-1) ?? reportedOn;
  return [{ callType: 'adhoc', day }];
}

const earliest = (calls: readonly ScheduledCall[]): ScheduledCall | undefined =>
  [...calls].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))[0];

/** What a call told of the end; else what its day makes of it. */
function endOf(
  { reported, endedAt }: DatedPregnancy,
  viable: string | undefined,
  timeZone: string,
): ReportedEnd | undefined {
  if (reported) return reported;
  const on = endedAt === null ? undefined : isoDay(endedAt, timeZone);
  if (on === undefined) return undefined;
  const isLoss = viable !== undefined && on < viable;
  return { on, reportedOn: on, kind: isLoss ? 'loss' : 'birth', childLives: !isLoss };
}

function motherhood(facts: Facts, { pregnancy, timeZone }: ScheduleQuestion): Schedule {
  const edd =
    pregnancy?.edd !== undefined && numberOfDay(pregnancy.edd) !== undefined ? pregnancy.edd : undefined;
  const weekDay = (week: number) => (edd === undefined ? undefined : dayAfter(edd, week * WEEK - TERM_DAYS));
  const end = pregnancy && endOf(pregnancy, weekDay(VIABLE_WEEK), timeZone);
  if (end?.kind === 'loss') return { next: earliest(afterLoss(facts, end)), changesOn: undefined };
  const birth = end?.on ?? edd;
  if (birth === undefined) return { next: earliest(undated(facts)), changesOn: undefined };
  if (end || facts.today >= birth) {
    return { next: earliest(afterBirth(facts, birth, end?.childLives ?? true)), changesOn: undefined };
  }
  return {
    next: earliest(beforeBirth(facts, (week) => dayAfter(birth, week * WEEK - TERM_DAYS))),
    changesOn: birth,
  };
}

/**
 * What the programme itself asks for next, whether it is due already or not (decision 0053; the antenatal and
 * postnatal contacts are WHO's). Without an end that somebody recorded a pregnancy is taken to end on its due date.
 */
export function scheduleOf(question: ScheduleQuestion): Schedule {
  const facts = factsOf(question);
  if (question.programme === 'healthy_motherhood') return motherhood(facts, question);
  return { next: chronic(facts), changesOn: undefined };
}
