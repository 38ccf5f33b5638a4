import dayjs from 'dayjs';
import { TERM_DAYS } from '#clinical';
import { dayAfter, isoDay, numberOfDay } from '#formatting';
import type { CallTypeKey } from '#programmes';
import { type PastCall, resultOf } from './past-call.ts';

/** End of a pregnancy as reported on a call. Calendar days, YYYY-MM-DD. */
export interface ReportedEnd {
  readonly on: string;
  /** Day of the call. */
  readonly reportedOn: string;
  /** `loss`: a miscarriage. After any birth, also of a child that does not live, the mother is called as usual. */
  readonly kind: 'birth' | 'loss';
  readonly childLives: boolean;
}

/** A dated pregnancy. */
export interface DatedPregnancy {
  /** Due date, YYYY-MM-DD; undefined if only its end was reported. */
  readonly edd: string | undefined;
  /** End in unix seconds; null if it is current or the end is unknown. */
  readonly endedAt: number | null;
  /** The reported end, which is more precise than the time above. */
  readonly reported?: ReportedEnd;
}

export interface ScheduleQuestion {
  readonly programme: string;
  /** Unix seconds; 0 if unknown. */
  readonly enrolledAt: number;
  /** In any order, without withdrawn ones. */
  readonly calls: readonly PastCall[];
  readonly pregnancy: DatedPregnancy | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** IANA time zone of the facility. */
  readonly timeZone: string;
}

export interface ScheduledCall {
  readonly callType: CallTypeKey;
  /** First day on which it is due, YYYY-MM-DD. */
  readonly day: string;
}

/** Next call of the programme, and the day on which the result may change without an event. */
export interface Schedule {
  readonly next: ScheduledCall | undefined;
  readonly changesOn: string | undefined;
}

/** Days after enrolment until the first call. */
const FIRST_CALL_DAYS = { chronic: 7, motherhood: 2 } as const;
const DIET_AFTER_FIRST_DAYS = 7;
const WEEK = 7;
/** WHO contacts before birth. The one at 38 weeks is the Last call; later ones belong to the hospital. */
const ANTENATAL_WEEKS = [20, 26, 30, 34, 36] as const;
const LAST_CALL_WEEK = 38;
const PSYCHOLOGY_WEEK = 28;
/** A pregnancy that ended earlier without a reported birth counts as lost. */
const VIABLE_WEEK = 28;
/** Days after a birth (home-based newborn care of India), each with the first day on which an early call counts. */
const POST_NATAL_DAYS = [
  { day: 3, from: 2 },
  { day: 7, from: 6 },
  { day: 14, from: 12 },
  { day: 21, from: 19 },
  { day: 28, from: 26 },
  { day: 42, from: 35 },
] as const;
/** Days within which a loss has its call. */
const AFTER_LOSS_DAYS = 3;
/** Other food than milk starts at six months. */
const INFANT_DIET_MONTHS = 6;
const WITHOUT_DATES_DAYS = 28;

/** Returns the same day of a later month, or that month's last day. */
const plusMonths = (day: string, months: number): string =>
  dayjs(`${day}T12:00`).add(months, 'month').format('YYYY-MM-DD');

interface Facts {
  readonly today: string;
  readonly enrolled: string;
  /** Returns the days of completed calls, ascending; of these types or all. */
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

/** Due a month after the patient was last reached, by any call of the programme. */
function chronic({ enrolled, done }: Facts): ScheduledCall {
  const last = done().at(-1);
  const day = last ? plusMonths(last, 1) : dayAfter(enrolled, FIRST_CALL_DAYS.chronic);
  return { callType: 'monthly', day };
}

/** Without a due date, only the interval between calls applies. */
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
  // Calls that fall after the birth are no longer due.
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

/** Due within three days of a loss, or on the day after a later report. */
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

/** Returns the reported end, or one derived from its day. */
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
 * Returns the programme's next call, due or not (decision 0053; antenatal and postnatal contacts are WHO's). A
 * pregnancy without a recorded end is assumed to end on its due date.
 */
export function scheduleOf(question: ScheduleQuestion): Schedule {
  const facts = factsOf(question);
  if (question.programme === 'healthy_motherhood') return motherhood(facts, question);
  return { next: chronic(facts), changesOn: undefined };
}
