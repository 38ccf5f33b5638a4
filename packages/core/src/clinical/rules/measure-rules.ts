import type { Measure } from '#observations';
import type { Person } from '../person-context.ts';
import type { Range } from '../range.ts';
import type { ThresholdScheme } from '../threshold-scheme.ts';

/** Rules side by side, the most severe of which is shown; each is a list of which the first for the person holds. */
export type Rules = readonly (readonly (readonly Range[])[])[];

/** What a measure is judged by. */
export interface MeasureRules {
  /** Classes of the schemes: ranges of a laboratory go before them. */
  readonly classes?: Rules | ((scheme: ThresholdScheme) => Rules);
  /** Of triage, side by side; nothing takes their place. */
  readonly limits?: readonly (readonly Range[])[];
  /** Those of a standard with a line for every day of age. */
  readonly ofPerson?: (person: Person) => readonly Range[];
}

/** The rules of some measures. */
export type RulesByMeasure = Readonly<Partial<Record<Measure, MeasureRules>>>;

/** Lists that are asked side by side. */
export const beside = (...sets: readonly (readonly Range[])[]): Rules => sets.map((set) => [set]);

/** Nothing that is measured so has a rule of its own: it is part of another one, or waits for a clinician. */
export const NO_RULE: MeasureRules = {};
