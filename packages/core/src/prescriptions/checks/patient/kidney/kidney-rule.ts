import type { Label } from '#formatting';
import type { Severity } from '../../medicine-finding.ts';
import type { RuleMedicines } from '../rule-medicines.ts';

/** What applies below an eGFR (mL/min/1.73 m²). */
export interface KidneyStep {
  readonly below: number;
  readonly effect: 'avoid' | 'reduce' | 'watch';
  readonly severity: Severity;
  /** Maximum daily mg. Lines within it raise nothing. */
  readonly daily?: number;
  readonly act?: Label;
}

export interface KidneyRule extends RuleMedicines {
  readonly rule: string;
  /** Lowest limit first; the first match is reported. */
  readonly steps: readonly KidneyStep[];
  /** If the eGFR is unknown, ask: for every adult, or from 65 years on. */
  readonly asks?: 'adult' | 'elderly';
  readonly source: string;
}

export const avoid = (below: number, severity: Severity = 'important', act?: Label): KidneyStep => ({
  below,
  effect: 'avoid',
  severity,
  ...(act && { act }),
});

/** A reduced dose: at most `daily` mg a day, or as `act` says. */
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
