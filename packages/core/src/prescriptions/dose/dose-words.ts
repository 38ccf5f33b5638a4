import type { Label } from '#formatting';
import type { SubstanceUnit } from './dose-of-line.ts';
import type { DoseMeasure } from './read-dose-limits.ts';

const MG_IN_G = 1000;
const MCG_IN_MG = 1000;

const rounded = (value: number): string => String(Number(value.toPrecision(value >= 1000 ? 5 : 3)));

/** An amount in the unit that needs no leading zeros: 1.5 g, 250 mcg, 60000 IU. */
export function doseAmountText(value: number, unit: SubstanceUnit): string {
  if (unit !== 'mg') return `${rounded(value)} ${unit}`;
  if (value >= MG_IN_G) return `${rounded(value / MG_IN_G)} g`;
  return value < 1 ? `${rounded(value * MCG_IN_MG)} mcg` : `${rounded(value)} mg`;
}

/** A substance as a sentence begins with it. */
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
  /** kg, where the limit was counted by weight. */
  readonly kg: number | undefined;
  /** Names of the other medicines that the amount is counted with. */
  readonly others: readonly string[];
}

function conditions({ kg, others }: DoseWords): Label {
  const withOthers = others.join(', ');
  return {
    en: `${kg === undefined ? '' : ` for ${kg} kg`}${withOthers === '' ? '' : `, together with ${withOthers}`}`,
    hi: `${kg === undefined ? '' : `, वज़न ${kg} kg`}${withOthers === '' ? '' : `, ${withOthers} के साथ मिलाकर`}`,
  };
}

export function aboveText(words: DoseWords): Label {
  const { substance, measure, amount, limit } = words;
  const when = MEASURE_WORDS[measure];
  const more = conditions(words);
  return {
    en: `${substanceText(substance)} ${amount} ${when.en}${more.en} is above the maximum of ${limit}.`,
    hi: `${substanceText(substance)} ${when.hi} ${amount}${more.hi}: अधिकतम ${limit} से ज़्यादा है।`,
  };
}

export function belowText(words: DoseWords): Label {
  const { substance, measure, amount, limit } = words;
  const when = MEASURE_WORDS[measure];
  const more = conditions(words);
  return {
    en: `${substanceText(substance)} ${amount} ${when.en}${more.en} is less than half of the usual ${limit}.`,
    hi: `${substanceText(substance)} ${when.hi} ${amount}${more.hi}: सामान्य ${limit} के आधे से भी कम है।`,
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
