import { type Encounter, isOpenStatus } from '#encounters';
import { punctualityOf } from './punctuality.ts';

/** A care provider's day, grouped by what needs doing. Each encounter is in one group. */
export interface DayPlan {
  /** Confirmed and arrived, longest waiting first. */
  readonly waiting: readonly Encounter[];
  /** Confirmed and past their time, not arrived. */
  readonly late: readonly Encounter[];
  /** To accept or decline, on any day. */
  readonly toAnswer: readonly Encounter[];
  /** Offered to one of the user's teams, on any day. */
  readonly offered: readonly Encounter[];
  /** Next confirmed encounter. */
  readonly next: Encounter | undefined;
  /** After the next one. */
  readonly later: readonly Encounter[];
  /** Finished, most recent first. */
  readonly done: readonly Encounter[];
}

const byStart = (one: Encounter, other: Encounter) => one.period.start - other.period.start;
const byArrival = (one: Encounter, other: Encounter) => (one.arrivedAt ?? 0) - (other.arrivedAt ?? 0);

/** Whether an encounter is offered to a care team. */
const isOffered = ({ status, careProvider, careTeam }: Encounter): boolean =>
  isOpenStatus(status) && Boolean(careTeam) && !careProvider;

/** Groups the encounters of a day. `now` is in unix seconds. */
export function planDay(encounters: readonly Encounter[], now: number): DayPlan {
  const waiting: Encounter[] = [];
  const late: Encounter[] = [];
  const toAnswer: Encounter[] = [];
  const offered: Encounter[] = [];
  const coming: Encounter[] = [];
  const done: Encounter[] = [];
  const placeOf = (encounter: Encounter): Encounter[] => {
    if (!isOpenStatus(encounter.status)) return done;
    if (isOffered(encounter)) return offered;
    if (encounter.status === 'AWAITED') return toAnswer;
    if (encounter.arrivedAt) return waiting;
    return punctualityOf(encounter, now) ? late : coming;
  };
  for (const encounter of encounters) placeOf(encounter).push(encounter);
  const [next, ...later] = coming.toSorted(byStart);
  return {
    waiting: waiting.toSorted(byArrival),
    late: late.toSorted(byStart),
    toAnswer: toAnswer.toSorted(byStart),
    offered: offered.toSorted(byStart),
    next,
    later,
    done: done.toSorted(byStart).toReversed(),
  };
}
