import { type DispositionKey, dispositionOf } from '@careline/core/calls/outcome';
import type { DemoPerson } from './demo-person.ts';
import type { SeededRandom } from './seeded-random.ts';

/** `unfinished` is a call whose outcome nobody has said yet. */
export type Outcome = DispositionKey | 'unfinished';

/** Out of a hundred calls. */
const USUAL: readonly (readonly [Outcome, number])[] = [
  ['reached-patient', 50],
  ['reached-relative', 8],
  ['no-answer', 19],
  ['switched-off', 8],
  ['busy', 6],
  ['callback-requested', 5],
  ['call-dropped', 2.4],
  ['already-visited', 0.9],
  ['language-barrier', 0.7],
];

const STOPS: readonly Outcome[] = ['wrong-number', 'refused', 'moved', 'do-not-call', 'invalid-number'];

/** Every so many people, one has asked to be called back about now. */
const CALLBACKS = 36;
/** …one's calls were stopped for good … */
const STOPPED = 45;
/** … and one's last call still waits for its outcome. */
const UNFINISHED = 190;

/** Whether this person's last call promised another for the day of the anchor or the day after. */
export const isDueNow = (person: DemoPerson): boolean =>
  person.index % CALLBACKS === 5 && lastOutcome(person) === 'callback-requested';

/** How the last call to some people ended, so that every state is there to be seen. */
function lastOutcome({ index, deceased }: DemoPerson): Outcome | undefined {
  if (deceased) return 'deceased';
  if (index % STOPPED === 20) return STOPS[Math.floor(index / STOPPED) % STOPS.length];
  if (index % CALLBACKS === 5) return 'callback-requested';
  return index % UNFINISHED === 30 ? 'unfinished' : undefined;
}

/** What `count` calls to a person came to, in order. */
export function makeOutcomes(chance: SeededRandom, person: DemoPerson, count: number): Outcome[] {
  const outcomes = Array.from({ length: count }, () => chance.weighted(USUAL));
  const last = lastOutcome(person);
  return last && count > 0 ? [...outcomes.slice(0, -1), last] : outcomes;
}

export const isReached = (outcome: Outcome): boolean => dispositionOf(outcome)?.outcome === 'reached';
