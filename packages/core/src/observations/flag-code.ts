import { type Label, labelIn } from '#formatting';
import type { Act } from './act.ts';
import { BLOOD_FLAGS } from './catalogue/blood.ts';
import { GLUCOSE_FLAGS } from './catalogue/blood-glucose.ts';
import { PRESSURE_FLAGS } from './catalogue/blood-pressure.ts';
import { BODY_FLAGS } from './catalogue/body.ts';
import type { FlagTable, FlagWords } from './catalogue/definition.ts';
import { ELECTROLYTE_FLAGS } from './catalogue/electrolytes.ts';
import { HBA1C_FLAGS } from './catalogue/hba1c.ts';
import { KIDNEY_FLAGS } from './catalogue/kidney.ts';
import { LABORATORY_FLAGS } from './catalogue/laboratory.ts';
import { LIPID_FLAGS } from './catalogue/lipid.ts';
import { RAPID_TEST_FLAGS } from './catalogue/rapid-tests.ts';
import { THYROID_FLAGS } from './catalogue/thyroid.ts';
import { URINE_FLAGS } from './catalogue/urine.ts';
import { VITAL_SIGN_FLAGS } from './catalogue/vital-signs.ts';

/** Flags of ranges that are only a lab's reference values. */
const REFERENCE_FLAGS = {
  'reference:low': { en: 'Below the reference', hi: 'संदर्भ सीमा से कम' },
  'reference:high': { en: 'Above the reference', hi: 'संदर्भ सीमा से अधिक' },
} as const satisfies FlagTable;

/** All flags of the rules for readings. Their texts are next to their measures. */
const FLAGS = {
  ...PRESSURE_FLAGS,
  ...VITAL_SIGN_FLAGS,
  ...GLUCOSE_FLAGS,
  ...HBA1C_FLAGS,
  ...LIPID_FLAGS,
  ...THYROID_FLAGS,
  ...KIDNEY_FLAGS,
  ...ELECTROLYTE_FLAGS,
  ...BLOOD_FLAGS,
  ...URINE_FLAGS,
  ...BODY_FLAGS,
  ...RAPID_TEST_FLAGS,
  ...REFERENCE_FLAGS,
} as const satisfies FlagTable;

export type FlagCode = keyof typeof FLAGS;
export const FLAG_CODES = Object.keys(FLAGS) as readonly string[] as readonly FlagCode[];

/** Codes of limits before version 2 that stored alerts can have, with the current code. */
const EARLIER: Readonly<Record<string, FlagCode>> = {
  'aha:severe': 'pressure:dangerous',
  'esc:grade3': 'pressure:dangerous',
  'ob:repeat-4h': 'ob:high',
};

/** The old warning scores only marked a value as unusual. */
const EARLIER_SCORE = /^(?:news2|meows):/;
const UNUSUAL: Label = { en: 'Outside the usual range', hi: 'सामान्य सीमा से बाहर' };

const wordsOf = (code: string): FlagWords | undefined => {
  const known = (Object.hasOwn(EARLIER, code) ? EARLIER[code] : undefined) ?? code;
  for (const flags of [FLAGS, LABORATORY_FLAGS] as readonly Readonly<Record<string, FlagWords>>[])
    if (Object.hasOwn(flags, known)) return flags[known];
  return EARLIER_SCORE.test(code) ? UNUSUAL : undefined;
};

/** Returns the label in a locale or in English, or the code itself if it is unknown. */
export function flagLabel(code: string, locale?: string): string {
  const words = wordsOf(code);
  return words ? labelIn(words, locale) : code;
}

/** Returns what a coach has to do; undefined if the clinician's next review is enough, and for unknown flags. */
export const actOfFlag = (code: string): Act | undefined => wordsOf(code)?.act;
