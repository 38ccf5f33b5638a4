import type { Label } from '#formatting';
import type { PregnancyRule } from '../../pregnancy-rules.ts';
import { WEIGH } from '../acts.ts';

export type FurtherPregnancyRule = PregnancyRule & { readonly rule: string };

export const GROWTH = { en: 'it slows the growth of the child', hi: 'इससे बच्चे की बढ़त धीमी होती है' };
export const THYROID = { en: 'it harms the thyroid of the child', hi: 'इससे बच्चे की थायरॉइड को नुकसान होता है' };
export const WITHDRAWAL = {
  en: 'the newborn can be drowsy, or have withdrawal',
  hi: 'नवजात सुस्त हो सकता है या उसमें दवा छूटने के लक्षण हो सकते हैं',
};
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
