import { type Label, phrase, wordLabel, wordLabels } from '#formatting';
import type { SubstanceUnit } from './line-to-dose.ts';
import type { DoseMeasure } from './read-dose-limits.ts';
import * as doseWords from './words/en.ts';

const MG_IN_G = 1000;
const MCG_IN_MG = 1000;

const rounded = (value: number): string => String(Number(value.toPrecision(value >= 1000 ? 5 : 3)));

/** Returns an amount in the unit without leading zeros: 1.5 g, 250 mcg, 60000 IU. */
export function doseAmountText(value: number, unit: SubstanceUnit): string {
  if (unit !== 'mg') return `${rounded(value)} ${unit}`;
  if (value >= MG_IN_G) return `${rounded(value / MG_IN_G)} g`;
  return value < 1 ? `${rounded(value * MCG_IN_MG)} mcg` : `${rounded(value)} mg`;
}

/** Returns a substance for the start of a sentence. */
export const substanceText = (substance: string): string =>
  substance.charAt(0).toUpperCase() + substance.slice(1);

const MEASURE_WORDS: Readonly<Record<DoseMeasure, Label>> = wordLabels(doseWords.measure);

export interface DoseWords {
  readonly substance: string;
  readonly measure: DoseMeasure;
  readonly amount: string;
  readonly limit: string;
  /** kg, if the limit depends on weight. */
  readonly kg: number | undefined;
  /** Whether `kg` is the highest likely weight for the age, because none is recorded. */
  readonly isLikelyWeight: boolean;
  /** Names of other medicines in the amount. */
  readonly others: readonly string[];
  /** Whether the amount is for the lowest strength, because none is given. */
  readonly isLeast?: boolean;
}

function weightText({ kg, isLikelyWeight }: DoseWords): Label | string {
  if (kg === undefined) return '';
  return isLikelyWeight
    ? phrase(doseWords.doseWords, 'weightForAge', { kg })
    : phrase(doseWords.doseWords, 'forKg', { kg });
}

/** Returns the start of a sentence: "Paracetamol 4.5 g a day, counted with Dolo 650,". */
function amountWords({ substance, measure, amount, others }: DoseWords): Label {
  const name = substanceText(substance);
  const when = MEASURE_WORDS[measure];
  const list = others.join(', ');
  const key = list === '' ? 'amount' : 'amountWithOthers';
  return phrase(doseWords.doseWords, key, { name, amount, when, list });
}

const EVEN_LOWEST: Label = wordLabel(doseWords.doseWords, 'evenLowest');

export function aboveText(words: DoseWords): Label {
  const [amount, weight] = [amountWords(words), weightText(words)];
  const least = words.isLeast ? EVEN_LOWEST : '';
  return phrase(doseWords.doseWords, 'isAboveMaximum', { amount, limit: words.limit, weight, least });
}

export function belowText(words: DoseWords): Label {
  const [amount, weight] = [amountWords(words), weightText(words)];
  return phrase(doseWords.doseWords, 'underHalf', { amount, limit: words.limit, weight });
}

export const LOWER_DOSE: Label = wordLabel(doseWords.doseWords, 'lowerDose');
export const CHECK_DOSE: Label = wordLabel(doseWords.doseWords, 'checkDose');
export const CHECK_DOSE_AND_WEIGHT: Label = wordLabel(doseWords.doseWords, 'checkDoseAndWeight');
export const CHECK_LINE: Label = wordLabel(doseWords.doseWords, 'checkLine');
