import type { Measure } from '#observations';
import type { Person } from '../person-context.ts';
import type { Range } from '../range.ts';
import type { ThresholdScheme } from '../threshold-scheme.ts';

/**
 * Parallel lists of rules, of which the most severe result is shown. In each list the first rule for the person
 * applies.
 */
export type Rules = readonly (readonly (readonly Range[])[])[];

/** Rules of a measure. */
export interface MeasureRules {
  /** Classes of schemes; a lab's ranges have priority over them. */
  readonly classes?: Rules | ((scheme: ThresholdScheme) => Rules);
  /** Triage limits, in parallel; nothing replaces them. */
  readonly limits?: readonly (readonly Range[])[];
  /** Standards with a line for every day of age. */
  readonly ofPerson?: (person: Person) => readonly Range[];
}

/** Rules by measure. */
export type RulesByMeasure = Readonly<Partial<Record<Measure, MeasureRules>>>;

/** Combines lists in parallel. */
export const beside = (...sets: readonly (readonly Range[])[]): Rules => sets.map((set) => [set]);

/** The measure has no rule of its own: it is part of another one, or waits for a clinician. */
export const NO_RULE: MeasureRules = {};
