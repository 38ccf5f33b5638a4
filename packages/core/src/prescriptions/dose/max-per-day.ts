import { asciiDigits } from '#formatting';
import type { PrescribedLine } from '../prescribed-line.ts';

const WORDS: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  thrice: 3,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
};

const AT_MOST = '(?:max(?:imum|imal)?(?: of)?|at most|up ?to|not more than|no more than|not exceeding)';
const COUNT = '(\\d{1,2}|once|twice|thrice|one|two|three|four)';
const NOUN = '(?:\\s*(?:times?|doses?|x))?';
const A_DAY = '\\s*(?:\\/|per|a|in a|in|every|daily)\\s*(?:day|24 ?h(?:ours|rs)?|d\\b|$)';
const MAX_PER_DAY = new RegExp(`\\b${AT_MOST}\\s+${COUNT}${NOUN}(?:${A_DAY}|\\s+daily)`);
const IN_HINDI = /दिन में (?:अधिकतम|ज़्यादा से ज़्यादा) (\d{1,2}) बार/;

/** More daily doses can't be an instruction for a patient. */
export const MAX_DOSES_A_DAY = 12;

/** Returns the daily maximum of an instruction such as "max 3 a day"; undefined if there is none. */
export function maxPerDayIn(instructions: string): number | undefined {
  const text = asciiDigits(instructions).toLowerCase();
  const [, found] = MAX_PER_DAY.exec(text) ?? IN_HINDI.exec(text) ?? [];
  if (found === undefined) return undefined;
  const count = WORDS[found] ?? Number(found);
  return count >= 1 && count <= MAX_DOSES_A_DAY ? count : undefined;
}

/** Returns an instruction with a maximum that `maxPerDayIn` can read. */
export const maxPerDayText = (most: number): string =>
  most === 1 ? 'At most once a day' : `At most ${most} times a day`;

/** Fields with the daily maximum. */
export type LineMaximum = Pick<PrescribedLine, 'frequency'> &
  Partial<Pick<PrescribedLine, 'maxPerDay' | 'instructions'>>;

/** Returns the daily maximum of an as-needed line. Older versions have it in the instructions. */
export function maxPerDayOf({ frequency, maxPerDay, instructions = '' }: LineMaximum): number | undefined {
  if (frequency !== 'SOS') return undefined;
  return maxPerDay ?? maxPerDayIn(instructions);
}
