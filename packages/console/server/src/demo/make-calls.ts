import { dispositionOf } from '@careline/core/calls/outcome';
import type { ProgrammeKey } from '@careline/core/programmes';
import { makeCallTimes } from './call-days.ts';
import { makeLog } from './call-log-content.ts';
import { isDueNow, isReached, makeOutcomes, type Outcome } from './call-outcomes.ts';
import { hasForms, makeCallTypes } from './call-plan.ts';
import { detailFor, outcomeNote } from './call-words.ts';
import type { DemoCall, DemoCallStatus } from './demo-call.ts';
import type { DemoPerson } from './demo-person.ts';
import { demoCallers } from './demo-staff.ts';
import { DAY, HOUR, indianMidnight } from './indian-time.ts';
import { bodyOf } from './make-readings.ts';
import { isLost } from './pregnancy-story.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import { seededUuid } from './seeded-uuid.ts';

/** The programme a person is called for; only where its calls can be logged. */
export const calledFor = (person: DemoPerson): ProgrammeKey | undefined =>
  person.phones.length === 0
    ? undefined
    : person.enrolments.find(({ programme }) => hasForms(programme))?.programme;

/** After a loss the programme calls for some weeks more. */
const WEEKS_AFTER_LOSS = 8;

function lastDay({ story: { pregnancy } }: DemoPerson, latest: number): number {
  if (!pregnancy || !isLost(pregnancy)) return latest;
  return Math.min(latest, pregnancy.endsAt + WEEKS_AFTER_LOSS * 7 * DAY);
}

/** The days on which a person could have been called in the year before the anchor. */
export function callSpan(person: DemoPerson, anchor: number): { from: number; to: number } {
  const from = Math.max(anchor - 365 * DAY, (person.enrolments[0]?.enrolledAt ?? anchor) + DAY);
  if (person.deceased) return { from, to: Date.parse(person.deceased) / 1000 + 8 * DAY };
  const quietDays = isDueNow(person) ? 0 : (person.index * 7) % 26;
  return { from, to: lastDay(person, anchor - quietDays * DAY) };
}

function nextCallAt(
  chance: SeededRandom,
  outcome: Outcome,
  at: number,
  dueNow: number | undefined,
): number | undefined {
  if (outcome === 'unfinished') return undefined;
  if (dueNow !== undefined) return dueNow;
  const kind = dispositionOf(outcome)?.outcome;
  if (kind === 'stop') return undefined;
  const days = kind === 'reached' ? chance.int(25, 35) : chance.int(1, 2);
  return indianMidnight(at + days * DAY) + chance.int(10, 18) * HOUR;
}

/** Today at half past five in the evening or tomorrow at eleven, in turns. */
const dueMoment = (person: DemoPerson, anchor: number): number =>
  indianMidnight(anchor) + (person.index % 2 === 0 ? 17.5 * HOUR : DAY + 11 * HOUR);

interface Step {
  readonly id: string;
  readonly outcome: Outcome;
  readonly startedAt: number;
  readonly dueNow: number | undefined;
}

function makeStatuses(chance: SeededRandom, step: Step): DemoCallStatus[] {
  const { id, outcome, startedAt } = step;
  const dialling: DemoCallStatus = {
    id: seededUuid(`${id}/status/0`, startedAt),
    status: 'dialling',
    at: startedAt,
  };
  const seconds = isReached(outcome) ? chance.int(150, 780) : chance.int(18, 70);
  const endedAt = startedAt + seconds;
  const status = { id: seededUuid(`${id}/status/1`, endedAt), at: endedAt };
  if (outcome === 'unfinished') return [dialling, { ...status, status: 'unfinished' }];
  const next = nextCallAt(chance, outcome, startedAt, step.dueNow);
  const detail = detailFor(chance, outcome);
  const note = outcomeNote(outcome);
  return [
    dialling,
    {
      ...status,
      status: dispositionOf(outcome)?.outcome ?? 'retry',
      disposition: outcome,
      endedAt,
      ...(detail !== undefined && { detail }),
      ...(note !== undefined && { note }),
      ...(next !== undefined && { nextCallAt: next }),
    },
  ];
}

/** The number of each call's attempt: it starts again after somebody was reached. */
function attemptsOf(outcomes: readonly Outcome[]): number[] {
  let attempt = 0;
  return outcomes.map((_, index) => {
    const before = outcomes[index - 1];
    attempt = before !== undefined && isReached(before) ? 1 : attempt + 1;
    return attempt;
  });
}

/** `count` calls to a person over the year before the anchor, oldest first. */
export function makeCalls(seed: string, person: DemoPerson, count: number, anchor: number): DemoCall[] {
  const programme = calledFor(person);
  const facilityId = person.facilityIds[0];
  if (!programme || !facilityId) return [];
  const chance = seededRandom(`${seed}/calls/${person.index}`);
  const body = bodyOf(seed, person, anchor);
  const outcomes = makeOutcomes(chance, person, count);
  const times = makeCallTimes(chance, outcomes, callSpan(person, anchor));
  const attempts = attemptsOf(outcomes);
  const types = makeCallTypes(chance, { outcomes, times, pregnancy: person.story.pregnancy });
  const lasting = (what: string) => seededRandom(`${seed}/${what}/${person.index}`);
  return outcomes.map((outcome, index) => {
    const startedAt = times[index] ?? anchor;
    const id = seededUuid(`${seed}/${person.index}/call/${index}`, startedAt);
    const author = chance.pick(demoCallers(facilityId));
    const last = index === outcomes.length - 1;
    const dueNow = last && isDueNow(person) ? dueMoment(person, anchor) : undefined;
    const call = { programme, callType: types[index] ?? 'ad-hoc' } as const;
    const content = isReached(outcome)
      ? makeLog({ ...call, person, body, at: startedAt, chance, lasting }, id, author)
      : { readings: [] };
    return {
      id,
      facilityId,
      ...call,
      attempt: attempts[index] ?? 1,
      startedAt,
      author,
      statuses: makeStatuses(chance, { id, outcome, startedAt, dueNow }),
      ...content,
    };
  });
}
