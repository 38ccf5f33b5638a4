import { callForm } from '@careline/core/internal/calls/forms';
import { type DispositionKey, dispositionOf } from '@careline/core/internal/calls/outcome';
import { type DatedPregnancy, nextWork, type PastCall } from '@careline/core/internal/calls/worklist';
import { dueDate } from '@careline/core/internal/clinical';
import { type CallTypeKey, PROGRAMMES, type ProgrammeKey } from '@careline/core/internal/programmes';
import { DEMO_TIME_ZONE } from '../../src/demo/demo-organisation.ts';
import { isLost, isOver } from './health-story.ts';
import { DAY, HOUR, indianDate, indianMidnight, indianWeekday } from './indian-time.ts';
import type { DemoPerson } from './make-person.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

/** `unfinished` is a call without an outcome yet. */
export type Outcome = DispositionKey | 'unfinished';

export interface PlannedCall {
  readonly callType: CallTypeKey;
  /** Unix seconds. */
  readonly at: number;
  readonly outcome: Outcome;
  /** When a callback was promised, or the next call that a reached patient agreed to. */
  readonly nextCallAt?: number;
  /** The patient reported something urgent. */
  readonly isUrgent: boolean;
}

/** Percentages. */
const USUAL: readonly (readonly [Outcome, number])[] = [
  ['reached-patient', 52],
  ['reached-relative', 8],
  ['no-answer', 18],
  ['switched-off', 8],
  ['busy', 6],
  ['callback-requested', 4],
  ['call-dropped', 2.4],
  ['already-visited', 0.9],
  ['language-barrier', 0.7],
];

/** Fixed indexes for special cases, so that a demo has every state. */
const SPECIAL = {
  /** Asked for a callback at about the anchor. */
  callBack: { every: 36, first: 5 },
  /** Asked for no more calls, or the number was wrong. */
  stopped: { every: 45, first: 20 },
  /** The last call has no outcome yet. */
  unfinished: { every: 190, first: 30 },
} as const;
const STOPS: readonly Outcome[] = ['wrong-number', 'refused', 'moved', 'do-not-call', 'invalid-number'];

/** Delays of the staff in days. Most calls are made on the day they are due. */
const DELAYS = [0, 0, 0, 0, 0, 0, 1, 1, 2, 4];
/** Share of people whose call is overdue, up to three weeks. */
const BACKLOG = { share: 0.14, days: [2, 19] } as const;
/** Share of calls that report something urgent: usually, and in the last week, which every demo shows. */
const URGENT = { usual: 1 / 150, lastWeek: 1 / 9 } as const;

const FIRST_SECOND = 9 * HOUR;
const LAST_SECOND = 19 * HOUR;
const CALLING_HOURS = { from: '09:00', to: '19:00' };
const SUNDAY = 0;

export const isReached = (outcome: Outcome): boolean => dispositionOf(outcome)?.outcome === 'reached';

/** The programme that a person is called for, if its calls can be logged. */
export const calledFor = ({ enrolments: [first] }: DemoPerson): ProgrammeKey | undefined =>
  first && PROGRAMMES[first.programme].callTypes.every((callType) => callForm(first.programme, callType))
    ? first.programme
    : undefined;

const toMinute = (at: number): number => Math.round(at / 60) * 60;

/** Returns the moment, or the next one within calling hours. */
function inHours(chance: SeededRandom, at: number): number {
  const midnight = indianMidnight(at);
  const second = at - midnight;
  if (indianWeekday(at) === SUNDAY || second >= LAST_SECOND)
    return inHours(chance, midnight + DAY + FIRST_SECOND + chance.int(0, HOUR));
  return second < FIRST_SECOND ? midnight + FIRST_SECOND + chance.int(0, HOUR) : at;
}

/** Returns the last moment within calling hours before this one. */
function lastInHours(at: number): number {
  const midnight = indianMidnight(at);
  const last = Math.min(at - 600, midnight + LAST_SECOND - HOUR);
  return indianWeekday(at) === SUNDAY || last < midnight + FIRST_SECOND ? lastInHours(midnight - 1) : last;
}

const ASKS_OF_BIRTH: readonly string[] = ['first', 'diet', 'adhoc', 'last', 'post-natal'];
const ASKS_OF_SIGNS: readonly string[] = [
  'ad-hoc',
  'monthly',
  ...ASKS_OF_BIRTH.filter((type) => type !== 'last'),
];

/** Returns the registered pregnancy, with its end once a call reported it. */
function knownPregnancy(
  { story: { pregnancy } }: DemoPerson,
  calls: readonly PlannedCall[],
): DatedPregnancy | undefined {
  if (!pregnancy) return undefined;
  // Only the ad-hoc form can record a loss.
  const asking = isLost(pregnancy) ? ['adhoc'] : ASKS_OF_BIRTH;
  const ended = calls.find(
    ({ at, outcome, callType }) => isReached(outcome) && asking.includes(callType) && isOver(pregnancy, at),
  );
  const known = { edd: dueDate('lmp', indianDate(pregnancy.lastPeriod)), endedAt: null };
  if (!ended) return known;
  const lost = isLost(pregnancy);
  const reported = { on: indianDate(pregnancy.endsAt), reportedOn: indianDate(ended.at) };
  return { ...known, reported: { ...reported, kind: lost ? 'loss' : 'birth', childLives: !lost } };
}

/** Returns attempt numbers, which start again after a reached call. */
export function attemptsOf(calls: readonly PlannedCall[]): number[] {
  let attempt = 0;
  return calls.map((_, index) => {
    const before = calls[index - 1];
    attempt = before && !isReached(before.outcome) ? attempt + 1 : 1;
    return attempt;
  });
}

const pastCall = (call: PlannedCall, index: number, attempt: number): PastCall => ({
  id: String(index),
  callType: call.callType,
  status: dispositionOf(call.outcome)?.outcome ?? 'unfinished',
  disposition: call.outcome === 'unfinished' ? null : call.outcome,
  attempt,
  startedAt: call.at,
  endedAt: call.at + 60,
  nextCallAt: call.nextCallAt ?? null,
  authorId: '',
});

interface Due {
  readonly callType: CallTypeKey;
  readonly at: number;
  readonly timed: boolean;
}

/** Returns the next due call, by the rules of the worklist. */
function nextDue(
  person: DemoPerson,
  programme: ProgrammeKey,
  calls: readonly PlannedCall[],
  from: number,
): Due | undefined {
  const attempts = attemptsOf(calls);
  const last = calls.at(-1);
  const question = {
    programme,
    enrolledAt: person.enrolments[0]?.enrolledAt ?? from,
    calls: calls.map((call, index) => pastCall(call, index, attempts[index] ?? 1)),
    stopped: false,
    pregnancy: knownPregnancy(person, calls),
    ...(last?.isUrgent && { openSign: { contactId: '', callType: last.callType, at: last.at } }),
    timeZone: DEMO_TIME_ZONE,
    callingHours: CALLING_HOURS,
  };
  const first = nextWork({ ...question, now: from * 1000 });
  const { next } =
    first.changesAt !== null && first.changesAt < (first.next?.dueAt ?? Number.POSITIVE_INFINITY)
      ? nextWork({ ...question, now: first.changesAt * 1000 })
      : first;
  return next ? { callType: next.callType as CallTypeKey, at: next.dueAt, timed: next.timed } : undefined;
}

/** Removes questions about a lost child, and questions about a birth before it happened. */
function fitting({ story: { pregnancy } }: DemoPerson, due: Due): Due {
  if (!pregnancy) return due;
  if (isLost(pregnancy) && isOver(pregnancy, due.at) && due.callType !== 'psychology')
    return { ...due, callType: 'adhoc' };
  if (due.callType !== 'post-natal' || isLost(pregnancy)) return due;
  return { ...due, at: Math.max(due.at, indianMidnight(pregnancy.endsAt) + 3 * DAY) };
}

function outcomeAt(chance: SeededRandom, at: number, callType: CallTypeKey, anchor: number): PlannedCall {
  const outcome = chance.weighted(USUAL);
  const mayBeUrgent = isReached(outcome) && ASKS_OF_SIGNS.includes(callType);
  const share = at > anchor - 7 * DAY ? URGENT.lastWeek : URGENT.usual;
  const plan = { callType, at, outcome, isUrgent: mayBeUrgent && chance.chance(share) };
  if (outcome === 'callback-requested')
    return { ...plan, nextCallAt: inHours(chance, at + chance.int(4, 50) * HOUR) };
  const isChronic = callType === 'monthly' || callType === 'ad-hoc';
  return isChronic && isReached(outcome) && !plan.isUrgent
    ? { ...plan, nextCallAt: indianMidnight(at) + chance.int(30, 48) * DAY + chance.int(10, 18) * HOUR }
    : plan;
}

/**
 * Returns the last reached call and all later ones. In long-term care, older calls do not affect what is due.
 */
const sinceReached = (calls: readonly PlannedCall[]): readonly PlannedCall[] =>
  calls.slice(
    Math.max(
      0,
      calls.findLastIndex(({ outcome }) => isReached(outcome)),
    ),
  );

/** Returns the calls made for what was due before a moment, oldest first. */
function pastCalls(
  chance: SeededRandom,
  person: DemoPerson,
  programme: ProgrammeKey,
  anchor: number,
): PlannedCall[] {
  const isChronic = !person.story.pregnancy;
  const enrolled = person.enrolments[0]?.enrolledAt ?? anchor;
  const isBehind = chance.chance(BACKLOG.share);
  const until = person.deceased ? anchor : anchor - (isBehind ? chance.int(...BACKLOG.days) * DAY : 0);
  const death = person.deceased ? Date.parse(person.deceased) / 1000 : Number.POSITIVE_INFINITY;
  const made: PlannedCall[] = [];
  let now = Math.max(enrolled, isChronic ? anchor - chance.int(335, 365) * DAY : 0);
  for (;;) {
    // In long-term care only recent calls matter, so calls before the year are not generated.
    const due: Due | undefined =
      made.length === 0
        ? {
            callType: isChronic ? 'ad-hoc' : 'first',
            at: now + chance.int(1, isChronic ? 6 : 2) * DAY,
            timed: false,
          }
        : nextDue(person, programme, isChronic ? sinceReached(made) : made, now);
    if (!due) return made;
    const { callType, at, timed } = fitting(person, due);
    const late = timed
      ? chance.int(0, 1800)
      : chance.pick(DELAYS) * DAY + chance.int(FIRST_SECOND, LAST_SECOND);
    const call = toMinute(inHours(chance, Math.max(now + HOUR, timed ? at : indianMidnight(at)) + late));
    if (call >= until) return made;
    if (call > death + DAY) return [...made, { callType, at: call, outcome: 'deceased', isUrgent: false }];
    made.push(outcomeAt(chance, call, callType, anchor));
    now = call;
  }
}

const is = ({ index }: DemoPerson, { every, first }: { every: number; first: number }): boolean =>
  index % every === first;

/** Callbacks are due in half an hour, this evening or tomorrow at eleven. */
function callBackAt({ index }: DemoPerson, anchor: number): number {
  const today = indianMidnight(anchor);
  const turns = [Math.ceil((anchor + HOUR / 2) / 900) * 900, today + 17.5 * HOUR, today + DAY + 11 * HOUR];
  return turns[Math.floor(index / SPECIAL.callBack.every) % turns.length] ?? today;
}

/** Returns the calls with the last one changed for the special index of the person. */
function withLast(person: DemoPerson, calls: readonly PlannedCall[], anchor: number): readonly PlannedCall[] {
  const last = calls.at(-1);
  if (!last || person.deceased) return calls;
  const { callType } = last;
  const before = calls.slice(0, -1);
  const ended = (outcome: Outcome): PlannedCall => ({ callType, at: last.at, outcome, isUrgent: false });
  if (is(person, SPECIAL.stopped)) {
    const turn = Math.floor(person.index / SPECIAL.stopped.every) % STOPS.length;
    return [...before, ended(STOPS[turn] ?? 'refused')];
  }
  const at = lastInHours(anchor) - person.index * 20;
  const earlier = calls.filter((call) => call.at < at - HOUR);
  if (is(person, SPECIAL.unfinished)) return [...earlier, { ...ended('unfinished'), at }];
  if (!is(person, SPECIAL.callBack)) return calls;
  return [...earlier, { ...ended('callback-requested'), at, nextCallAt: callBackAt(person, anchor) }];
}

/** Returns a person's calls in the year before the anchor, oldest first. */
export function planCalls(seed: string, person: DemoPerson, anchor: number): readonly PlannedCall[] {
  const programme = calledFor(person);
  if (!programme || person.phones.length === 0) return [];
  const chance = seededRandom(`${seed}/calls/${person.index}`);
  return withLast(person, pastCalls(chance, person, programme, anchor), anchor);
}

/** Returns the calls with the next one due on the anchor's day, if the last one reached the patient. */
export function dueToday(calls: readonly PlannedCall[], anchor: number): readonly PlannedCall[] {
  const last = calls.at(-1);
  if (!last || !isReached(last.outcome)) return calls;
  return [...calls.slice(0, -1), { ...last, nextCallAt: indianMidnight(anchor) + 10.5 * HOUR }];
}

/** Keeps the newest `count` calls to people in long-term care. */
export function latestCalls(
  plans: readonly (readonly PlannedCall[])[],
  people: readonly DemoPerson[],
  count: number,
): readonly (readonly PlannedCall[])[] {
  const times = plans
    .flatMap((calls, index) => (people[index]?.story.pregnancy ? [] : calls.slice(0, -1)))
    .map(({ at }) => at)
    .sort((a, b) => a - b);
  const tooMany = plans.reduce((sum, calls) => sum + calls.length, 0) - count;
  const since = tooMany > 0 ? (times[tooMany - 1] ?? 0) : 0;
  let left = tooMany;
  return plans.map((calls, index) =>
    people[index]?.story.pregnancy
      ? calls
      : calls.filter(({ at }, place) => at > since || place === calls.length - 1 || left-- <= 0),
  );
}
