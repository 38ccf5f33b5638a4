import { callForm } from '@careline/core/calls/forms';
import { type CallTypeKey, PROGRAMMES, type ProgrammeKey } from '@careline/core/programmes';
import { isReached, type Outcome } from './call-outcomes.ts';
import { DAY } from './indian-time.ts';
import { isLost, isOver, type Pregnancy, pregnancyWeek } from './pregnancy-story.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Whether calls of a programme can be logged. */
export const hasForms = (programme: ProgrammeKey): boolean =>
  PROGRAMMES[programme].callTypes.every((callType) => callForm(programme, callType));

/** Of a round whose last call is at a moment; `before` are the rounds so far that reached her. */
type Choose = (chance: SeededRandom, at: number, before: readonly CallTypeKey[]) => CallTypeKey;

const chronic: Choose = (chance, _at, before) =>
  before.length > 0 && chance.chance(0.65) ? 'monthly' : 'ad-hoc';

const PSYCHOLOGY = 0.14;

/** Before the birth: the First call, then diet and ad-hoc calls in turns, from week 34 on the Last call. */
function beforeBirth(chance: SeededRandom, week: number, before: readonly CallTypeKey[]): CallTypeKey {
  if (before.length === 0) return 'first';
  if (week >= 34 && !before.includes('last')) return 'last';
  if (!before.includes('psychology') && chance.chance(PSYCHOLOGY)) return 'psychology';
  return before.at(-1) === 'diet' ? 'adhoc' : 'diet';
}

/** After it: the Last call where none has been, a Post Natal call within six weeks, then the child's diet. */
function afterBirth(chance: SeededRandom, days: number, before: readonly CallTypeKey[]): CallTypeKey {
  if (!before.includes('last') && days < 14) return 'last';
  if (!before.includes('post-natal') && days <= 60) return 'post-natal';
  return !before.includes('psychology') && chance.chance(PSYCHOLOGY) ? 'psychology' : 'infant-diet';
}

const motherhood =
  (pregnancy: Pregnancy): Choose =>
  (chance, at, before) => {
    if (!isOver(pregnancy, at)) return beforeBirth(chance, pregnancyWeek(pregnancy, at), before);
    if (!isLost(pregnancy)) return afterBirth(chance, (at - pregnancy.endsAt) / DAY, before);
    return before.includes('adhoc') && before.at(-1) !== 'first' ? 'psychology' : 'adhoc';
  };

interface Planned {
  readonly outcomes: readonly Outcome[];
  /** When each call is, unix seconds. */
  readonly times: readonly number[];
  readonly pregnancy: Pregnancy | undefined;
}

/**
 * The type of each call. A call that reached nobody is tried again as the same one, so that all attempts of a round are
 * of the type that fits the day somebody was reached, or the last day.
 */
export function makeCallTypes(chance: SeededRandom, { outcomes, times, pregnancy }: Planned): CallTypeKey[] {
  const choose = pregnancy ? motherhood(pregnancy) : chronic;
  const types: CallTypeKey[] = [];
  const reached: CallTypeKey[] = [];
  outcomes.forEach((outcome, index) => {
    const isLast = index === outcomes.length - 1;
    if (!isReached(outcome) && !isLast) return;
    const type = choose(chance, times[index] ?? 0, reached);
    while (types.length <= index) types.push(type);
    if (isReached(outcome)) reached.push(type);
  });
  return types;
}
