import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** Signs that values were not measured, or calls not made, as recorded. */
export const QUALITY_SIGNS = ['digit-preference', 'below-limit', 'same-value', 'short-calls'] as const;
export type QualitySign = (typeof QUALITY_SIGNS)[number];

const LABELS = words.qualityLabels satisfies CodedLabels<QualitySign>;

export const qualitySignLabel = (key: string, locale?: string): string => codedLabel(LABELS, key, locale);

/** Values or calls below which chance alone explains anything. */
const MIN_COUNT = 30;

/** How much more often than expected a thing has to happen to be a sign, in standard deviations. */
const SIGN_DEVIATIONS = 4;

/**
 * Returns whether `found` of `count` is far more than the expected share, by the normal approximation of the binomial
 * distribution. Four deviations happen by chance once in 30,000.
 */
function isFarAbove(found: number, count: number, expected: number): boolean {
  if (count < MIN_COUNT) return false;
  const deviation = Math.sqrt(count * expected * (1 - expected));
  return found - count * expected > SIGN_DEVIATIONS * deviation;
}

/** What one member of staff entered in a month. */
export interface QualityCounts {
  /** Systolic values by their last digit, 0 to 9. */
  readonly digits: readonly number[];
  /** Systolic values of 135 to 139, and of 140 to 144 mmHg. */
  readonly below: number;
  readonly above: number;
  /** Pressures with an earlier one of the same patient, and those equal to it in both numbers. */
  readonly repeatable: number;
  readonly repeated: number;
  /** Finished calls with a known duration and a form, and those shorter than reading its questions takes. */
  readonly calls: number;
  readonly short: number;
}

/** Devices that round to even numbers leave five digits. */
const sharesOf = (digits: readonly number[]): number =>
  digits.some((count, digit) => digit % 2 === 1 && count > 0) ? 1 / 10 : 1 / 5;

/** Share of values below 140 among those around it: somewhat more than half, because pressures thin out. */
const EXPECTED_BELOW = 0.6;
/** Share of equal pressures that chance gives: about 1 in 100, with wide margins. */
const EXPECTED_REPEATS = 0.05;
/** Share of calls that are short for other reasons, such as forms that were filled in before. */
const EXPECTED_SHORT = 0.1;

/** Returns the signs in what one member of staff entered. */
export function qualitySigns(counts: QualityCounts): readonly QualitySign[] {
  const { digits, below, above, repeatable, repeated, calls, short } = counts;
  const all = digits.reduce((sum, count) => sum + count, 0);
  const signs: readonly (readonly [QualitySign, boolean])[] = [
    ['digit-preference', isFarAbove(Math.max(...digits, 0), all, sharesOf(digits))],
    ['below-limit', isFarAbove(below, below + above, EXPECTED_BELOW)],
    ['same-value', isFarAbove(repeated, repeatable, EXPECTED_REPEATS)],
    ['short-calls', isFarAbove(short, calls, EXPECTED_SHORT)],
  ];
  return signs.filter(([, isSign]) => isSign).map(([sign]) => sign);
}
