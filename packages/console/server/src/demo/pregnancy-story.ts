import { TERM_DAYS } from '@careline/core/clinical';
import { DAY, HOUR, indianMidnight } from './indian-time.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface Baby {
  readonly sex: 'MALE' | 'FEMALE';
  /** At birth. */
  readonly grams: number;
}

export interface Pregnancy {
  /** First day of the last period, unix seconds. */
  readonly lastPeriod: number;
  readonly hypertension: boolean;
  readonly diabetes: boolean;
  /** The birth, or the loss, unix seconds; it may be still to come at the anchor. */
  readonly endsAt: number;
  readonly caesarean: boolean;
  /** Those of this pregnancy; none where it is lost. */
  readonly babies: readonly Baby[];
  /** Pregnancies before this one, and what they came to. */
  readonly earlier: { readonly births: number; readonly losses: number };
}

const WEEK = 7;

/** Days of the pregnancy gone at a moment: whole weeks are counted from the last period. */
export const pregnancyDay = ({ lastPeriod }: Pregnancy, at: number): number => (at - lastPeriod) / DAY;

export const pregnancyWeek = (pregnancy: Pregnancy, at: number): number => pregnancyDay(pregnancy, at) / WEEK;

export const isLost = ({ babies }: Pregnancy): boolean => babies.length === 0;

/** Whether the pregnancy is over at a moment, by birth or by loss. */
export const isOver = ({ endsAt }: Pregnancy, at: number): boolean => at >= endsAt;

/** Two thirds are born within ten days of the date; a few come weeks early, nobody goes beyond 42 weeks. */
const birthDay = (chance: SeededRandom): number =>
  Math.round(Math.min(293, Math.max(242, chance.normal(276, 10))));

/** The average at 40 weeks in India, less for each day before it (our own line through published means). */
function birthWeight(chance: SeededRandom, day: number, twins: boolean): number {
  const usual = 2950 - (TERM_DAYS - day) * 22 - (twins ? 480 : 0);
  return Math.round(Math.min(4300, Math.max(1250, chance.normal(usual, 330))) / 10) * 10;
}

function makeBabies(chance: SeededRandom, day: number): Baby[] {
  const count = chance.chance(0.02) ? 2 : 1;
  return Array.from({ length: count }, () => ({
    sex: chance.chance(0.52) ? 'MALE' : 'FEMALE',
    grams: birthWeight(chance, day, count > 1),
  }));
}

const BIRTHS: readonly (readonly [number, number])[] = [
  [0, 52],
  [1, 36],
  [2, 12],
];

/** A pregnancy that began two and a half to fourteen months before the anchor. */
export function makePregnancy(chance: SeededRandom, anchor: number): Pregnancy {
  const lastPeriod = anchor - chance.int(75, 420) * DAY;
  const hypertension = chance.chance(0.09);
  const diabetes = chance.chance(0.13);
  const lost = chance.chance(0.04);
  const day = lost ? chance.int(106, 128) : birthDay(chance);
  const earlier = { births: chance.weighted(BIRTHS), losses: chance.chance(0.14) ? 1 : 0 };
  return {
    lastPeriod,
    hypertension,
    diabetes,
    endsAt: indianMidnight(lastPeriod + day * DAY) + chance.int(0, 23 * HOUR),
    caesarean: chance.chance(hypertension || diabetes ? 0.6 : 0.35),
    babies: lost ? [] : makeBabies(chance, day),
    earlier,
  };
}

/**
 * Kilograms gained by a moment of a pregnancy: little at first, about eleven by term. Birth takes most of it, the rest
 * goes in the months after.
 */
export function pregnancyGain(pregnancy: Pregnancy, at: number): number {
  const day = pregnancyDay(pregnancy, Math.min(at, pregnancy.endsAt));
  if (day <= 0) return 0;
  const gained = day <= 98 ? (day / 98) * 1.2 : 1.2 + ((day - 98) / (TERM_DAYS - 98)) * 9.8;
  if (!isOver(pregnancy, at)) return gained;
  return gained * 0.42 * Math.exp(-(at - pregnancy.endsAt) / (60 * DAY));
}

/** Falls in the middle of a healthy pregnancy, rises after week 22 where hypertension develops, settles after birth. */
export function pressureInPregnancy(
  chance: SeededRandom,
  pregnancy: Pregnancy,
  at: number,
): { systolic: number; diastolic: number } {
  const week = pregnancyWeek(pregnancy, Math.min(at, pregnancy.endsAt));
  const settled = isOver(pregnancy, at) ? Math.exp(-(at - pregnancy.endsAt) / (14 * DAY)) : 1;
  const dip = 6 * Math.sin((Math.min(week, 40) / 40) * Math.PI);
  const rise = pregnancy.hypertension && week > 22 ? Math.min(42, (week - 22) * 3.2) : 0;
  const systolic = Math.round(chance.normal(113 + (rise - dip) * settled, 4));
  const diastolic = Math.round(Math.min(systolic - 22, systolic * 0.5 + 15 + chance.normal(0, 3)));
  return { systolic, diastolic };
}

/** g/dL; blood is thinnest in the second trimester. */
export function hemoglobinInPregnancy(
  chance: SeededRandom,
  pregnancy: Pregnancy,
  { anaemia, at }: { readonly anaemia: boolean; readonly at: number },
): number {
  const week = pregnancyWeek(pregnancy, Math.min(at, pregnancy.endsAt));
  const dilution = 1.1 * Math.sin((Math.min(week, 40) / 40) * Math.PI);
  return Math.max(7.4, (anaemia ? 10.6 : 12.2) - dilution + chance.normal(0, 0.25));
}
