import { type Encounter, isOpenStatus } from '#encounters';
import { punctualityOf } from './punctuality.ts';

/** The encounters of a care provider's day by what is to be done about them; each stands in one place. */
export interface DayPlan {
  /** Confirmed and here, who has waited longest first. */
  readonly waiting: readonly Encounter[];
  /** Confirmed, their time passed, not here. */
  readonly late: readonly Encounter[];
  /** To be accepted or declined, on whatever day. */
  readonly toAnswer: readonly Encounter[];
  /** For whoever of a team is first, on whatever day. */
  readonly offered: readonly Encounter[];
  /** The next that is confirmed. */
  readonly next: Encounter | undefined;
  /** Whoever comes after the next. */
  readonly later: readonly Encounter[];
  /** Ended, the last one first. */
  readonly done: readonly Encounter[];
}

const byStart = (one: Encounter, other: Encounter) => one.period.start - other.period.start;
const byArrival = (one: Encounter, other: Encounter) => (one.arrivedAt ?? 0) - (other.arrivedAt ?? 0);

/** Whether an encounter waits for somebody of a care team. */
const isOffered = ({ status, careProvider, careTeam }: Encounter): boolean =>
  isOpenStatus(status) && Boolean(careTeam) && !careProvider;

/** `now` in unix seconds. */
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
