import { type Label, wordLabel } from '#formatting';
import type { PregnancyRule } from '../../pregnancy-rules.ts';
import * as words from '../../words/en.ts';
import { WEIGH } from '../acts.ts';

export type FurtherPregnancyRule = PregnancyRule & { readonly rule: string };

export const GROWTH = wordLabel(words.furtherPregnancyRule, 'growth');
export const THYROID = wordLabel(words.furtherPregnancyRule, 'thyroid');
export const WITHDRAWAL = wordLabel(words.furtherPregnancyRule, 'withdrawal');
export const FIRST_MONTHS: PregnancyRule['weeks'] = [
  { before: 13, severity: 'important' },
  { before: 99, severity: undefined },
];

/** A medicine that is given in pregnancy only for a reason. */
export const weighed = (
  rule: string,
  of: string,
  because: Label,
  source: string,
  rest?: Partial<FurtherPregnancyRule>,
): FurtherPregnancyRule => ({
  rule,
  of,
  because,
  act: WEIGH,
  source,
  yes: 'important',
  unknown: 'note',
  ...rest,
});
