import { type Label, wordLabel } from '#formatting';
import type { Severity } from '../../medicine-finding.ts';
import * as words from '../../words/en.ts';
import { WEIGH } from '../acts.ts';
import type { RuleTexts } from '../patient-rule.ts';
import type { RuleMedicines } from '../rule-medicines.ts';

/** Reasons, acts and sources that several files share. */
export const LITTLE_KNOWN = wordLabel(words.breastfeedingTexts, 'littleKnown');
export const DROWSY = wordLabel(words.breastfeedingTexts, 'drowsy');
export const MILK = wordLabel(words.breastfeedingTexts, 'milk');
export const PAIN = wordLabel(words.breastfeedingTexts, 'pain');
export const LACTMED = 'LactMed';
export const BOTH = 'LactMed, BNF';

export interface BreastfeedingRule extends RuleMedicines, RuleTexts {
  readonly rule: string;
  readonly severity: Severity;
  /** Severe until this many days after birth. */
  readonly severeUntil?: number;
}

const rowOf =
  (severity: Severity) =>
  (
    rule: string,
    of: string,
    because: Label,
    source: string,
    act: Label = WEIGH,
    rest?: Partial<BreastfeedingRule>,
  ): BreastfeedingRule => ({ rule, of, severity, because, act, source, ...rest });

export const severe = rowOf('severe');
export const important = rowOf('important');
export const note = rowOf('note');
