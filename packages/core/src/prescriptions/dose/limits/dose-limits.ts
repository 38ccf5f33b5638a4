import { type DoseLimit, readDoseLimits } from '../read-dose-limits.ts';
import { CHILD_INFECTION_LIMITS } from './child-infection-limits.ts';
import { CHILD_INJECTION_LIMITS } from './child-injection-limits.ts';
import { CHILD_LIMITS } from './child-limits.ts';
import { GUT_CHEST_LIMITS } from './gut-chest-limits.ts';
import { HEART_LIMITS } from './heart-limits.ts';
import { HORMONE_LIMITS } from './hormone-limits.ts';
import { INFECTION_LIMITS } from './infection-limits.ts';
import { INJECTION_LIMITS } from './injection-limits.ts';
import { INSULIN_LIMITS } from './insulin-limits.ts';
import { MIND_LIMITS } from './mind-limits.ts';
import { PAIN_LIMITS } from './pain-limits.ts';

const ROWS = [
  PAIN_LIMITS,
  HEART_LIMITS,
  HORMONE_LIMITS,
  INSULIN_LIMITS,
  INJECTION_LIMITS,
  INFECTION_LIMITS,
  MIND_LIMITS,
  GUT_CHEST_LIMITS,
  CHILD_INFECTION_LIMITS,
  CHILD_LIMITS,
  CHILD_INJECTION_LIMITS,
];

let bySubstance: ReadonlyMap<string, readonly DoseLimit[]> | undefined;

/** Parsed on first use. */
function limitsBySubstance(): ReadonlyMap<string, readonly DoseLimit[]> {
  if (bySubstance) return bySubstance;
  const limits = new Map<string, DoseLimit[]>();
  for (const limit of readDoseLimits(ROWS.join('\n')))
    limits.set(limit.substance, [...(limits.get(limit.substance) ?? []), limit]);
  bySubstance = limits;
  return limits;
}

export const allDoseLimits = (): readonly DoseLimit[] => [...limitsBySubstance().values()].flat();

export const doseLimitsOf = (substance: string): readonly DoseLimit[] =>
  limitsBySubstance().get(substance) ?? [];
