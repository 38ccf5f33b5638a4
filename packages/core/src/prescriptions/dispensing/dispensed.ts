import { labelIn, phrase } from '#formatting';
import { amountText } from '../dose-amount.ts';
import type { IssuedLine } from '../prescription.ts';
import type { Dispense } from './dispense.ts';
import { dispenseUnitLabel, dispenseUnitOf, orderedQuantity, quantityText } from './ordered-quantity.ts';
import * as dispensingWords from './words/en.ts';

/** Dispensed quantity of a line. */
export interface Dispensed {
  readonly unit: string;
  readonly amount: number;
  /** Undefined if the line has no quantity. */
  readonly ordered: number | undefined;
  readonly open: number | undefined;
  readonly state: 'none' | 'partly' | 'complete' | 'open-ended';
}

/** Returns the valid supplies of a line, oldest first. */
export const countedDispenses = ({ dispenses }: Pick<IssuedLine, 'dispenses'>): readonly Dispense[] =>
  (dispenses ?? []).filter(({ enteredInError }) => enteredInError === null);

const withoutBinaryRest = (value: number): number => Number(value.toPrecision(9));

export function dispensedOf(line: IssuedLine): Dispensed {
  const counted = countedDispenses(line);
  const amount = withoutBinaryRest(counted.reduce((sum, { quantity }) => sum + quantity, 0));
  const ordered = orderedQuantity(line)?.amount;
  const open = ordered === undefined ? undefined : Math.max(0, withoutBinaryRest(ordered - amount));
  const unit = dispenseUnitOf(line);
  if (counted.length === 0) return { unit, amount, ordered, open, state: 'none' };
  if (open === undefined) return { unit, amount, ordered, open, state: 'open-ended' };
  return { unit, amount, ordered, open, state: open === 0 ? 'complete' : 'partly' };
}

/** Returns for example "10 of 30 tablets dispensed, 20 open"; empty if nothing was dispensed. */
export function dispensedText(line: IssuedLine, locale?: string): string {
  const { amount, ordered, open = 0, unit, state } = dispensedOf(line);
  if (state === 'none') return '';
  if (ordered === undefined) {
    const much = quantityText(amount, unit, locale);
    return labelIn(phrase(dispensingWords.dispensed, 'dispensed', { much }), locale);
  }
  const words = dispenseUnitLabel(unit, ordered, locale);
  const [much, all, rest] = [amountText(amount), amountText(ordered), amountText(open)];
  const main = labelIn(phrase(dispensingWords.dispensed, 'ofDispensed', { much, all, words }), locale);
  return open === 0
    ? main
    : `${main}, ${labelIn(phrase(dispensingWords.dispensed, 'open', { rest }), locale)}`;
}
