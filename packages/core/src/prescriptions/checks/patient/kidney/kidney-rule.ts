import type { Label } from '#formatting';
import type { Severity } from '../../medicine-finding.ts';
import type { RuleMedicines } from '../rule-medicines.ts';

/** What holds below an eGFR (mL/min/1.73 m²). */
export interface KidneyStep {
  readonly below: number;
  readonly effect: 'avoid' | 'reduce' | 'watch';
  readonly severity: Severity;
  /** The most on one day, in mg. A line that stays within it raises nothing. */
  readonly daily?: number;
  readonly act?: Label;
}

export interface KidneyRule extends RuleMedicines {
  readonly rule: string;
  /** The lowest limit first; the first that holds is reported. */
  readonly steps: readonly KidneyStep[];
  /** Where no eGFR is known, it is asked for: of every adult, or from 65 years on. */
  readonly asks?: 'adult' | 'elderly';
  readonly source: string;
}

export const avoid = (below: number, severity: Severity = 'important', act?: Label): KidneyStep => ({
  below,
  effect: 'avoid',
  severity,
  ...(act && { act }),
});

/** A lower dose: of at most `daily` mg a day, or as `act` says. */
export const reduce = (
  below: number,
  limit?: number | Label,
  severity: Severity = 'important',
): KidneyStep => ({
  below,
  effect: 'reduce',
  severity,
  ...(typeof limit === 'number' ? { daily: limit } : limit && { act: limit }),
});

export const watch = (below: number, act: Label): KidneyStep => ({
  below,
  effect: 'watch',
  severity: 'note',
  act,
});
