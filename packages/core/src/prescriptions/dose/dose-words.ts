import type { Label } from '#formatting';
import type { SubstanceUnit } from './line-to-dose.ts';
import type { DoseMeasure } from './read-dose-limits.ts';

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

const MEASURE_WORDS: Readonly<Record<DoseMeasure, Label>> = {
  single: { en: 'at one time', hi: 'एक बार में' },
  daily: { en: 'a day', hi: 'एक दिन में' },
  weekly: { en: 'a week', hi: 'एक हफ़्ते में' },
};

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

function weightText({ kg, isLikelyWeight }: DoseWords): Label {
  if (kg === undefined) return { en: '', hi: '' };
  return isLikelyWeight
    ? { en: ` for a child of this age (at most ${kg} kg)`, hi: `इस उम्र के बच्चे (अधिकतम ${kg} kg) के लिए ` }
    : { en: ` for ${kg} kg`, hi: `${kg} kg वज़न के लिए ` };
}

/** Returns the start of a sentence: "Paracetamol 4.5 g a day, counted with Dolo 650,". */
function amountWords({ substance, measure, amount, others }: DoseWords): Label {
  const name = substanceText(substance);
  const when = MEASURE_WORDS[measure];
  const list = others.join(', ');
  return {
    en: `${name} ${amount} ${when.en}${list === '' ? '' : `, counted with ${list},`}`,
    hi: `${name} ${when.hi} ${amount}${list === '' ? '' : ` (${list} के साथ मिलाकर)`}`,
  };
}

const EVEN_LOWEST: Label = { en: ', even with the lowest strength', hi: ', सबसे कम ताकत पर भी' };

export function aboveText(words: DoseWords): Label {
  const [amount, weight] = [amountWords(words), weightText(words)];
  const least = words.isLeast ? EVEN_LOWEST : { en: '', hi: '' };
  return {
    en: `${amount.en} is above the maximum of ${words.limit}${weight.en}${least.en}.`,
    hi: `${amount.hi}: ${weight.hi}अधिकतम ${words.limit} से ज़्यादा है${least.hi}।`,
  };
}

export function belowText(words: DoseWords): Label {
  const [amount, weight] = [amountWords(words), weightText(words)];
  return {
    en: `${amount.en} is less than half of the usual ${words.limit}${weight.en}.`,
    hi: `${amount.hi}: ${weight.hi}सामान्य ${words.limit} के आधे से भी कम है।`,
  };
}

export const LOWER_DOSE: Label = {
  en: 'Lower the dose, or write a reason for the pharmacist.',
  hi: 'मात्रा कम करें, या फ़ार्मासिस्ट के लिए कारण लिखें।',
};
export const CHECK_DOSE: Label = { en: 'Check the dose.', hi: 'मात्रा जाँच लें।' };
export const CHECK_DOSE_AND_WEIGHT: Label = {
  en: 'Check the weight and the dose.',
  hi: 'वज़न और मात्रा जाँच लें।',
};
export const CHECK_LINE: Label = {
  en: 'Correct the line, or check the pack.',
  hi: 'यह दवा ठीक से लिखें, या पैक देखें।',
};
