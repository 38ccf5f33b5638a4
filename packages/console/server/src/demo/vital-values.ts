import type { Course, HealthStory } from './health-story.ts';
import { DAY, dayOfYear } from './indian-time.ts';
import { pregnancyGain } from './pregnancy-story.ts';
import type { SeededRandom } from './seeded-random.ts';

const YEAR = 365 * DAY;

/** Where a value lies while a condition takes its course; `share` is the part of the year gone, 0 to 1. */
interface Levels {
  readonly normal: number;
  readonly treated: number;
  readonly untreated: number;
}

const SYSTOLIC: Levels = { normal: 117, treated: 128, untreated: 159 };
const FASTING: Levels = { normal: 92, treated: 116, untreated: 192 };

function level(course: Course, levels: Levels, share: number): number {
  const { normal, treated, untreated } = levels;
  if (course === 'absent') return normal;
  if (course === 'controlled') return treated;
  if (course === 'uncontrolled') return untreated;
  // Most of a treatment's effect comes in its first months.
  if (course === 'improving') return treated + (untreated - treated) * Math.exp(-4 * share);
  return treated + (untreated - treated) * share ** 1.5;
}

/** 1 in mid-January, -1 in mid-July: pressure is a little higher in the cool months. */
const winter = (at: number): number => Math.cos(((dayOfYear(at) - 15) / 365) * 2 * Math.PI);

/** Early November, about Diwali: sweets. */
const festive = (at: number): boolean => Math.abs(dayOfYear(at) - 310) < 12;

const shareOfYear = (at: number, anchor: number): number =>
  Math.min(1, Math.max(0, 1 - (anchor - at) / YEAR));

/** How far one person lies from the usual, the same all year. */
export interface Constitution {
  readonly pressure: number;
  readonly sugar: number;
}

export const makeConstitution = (chance: SeededRandom): Constitution => ({
  pressure: chance.normal(0, 5),
  sugar: chance.normal(0, 0.07),
});

/** What stays the same for all values of one person. */
export interface Body {
  readonly story: HealthStory;
  readonly constitution: Constitution;
  readonly anchor: number;
}

const within = (value: number, min: number, max: number): number =>
  Math.round(Math.min(max, Math.max(min, value)));

export function bloodPressure(
  chance: SeededRandom,
  body: Body,
  at: number,
): { systolic: number; diastolic: number } {
  const usual = level(body.story.hypertension, SYSTOLIC, shareOfYear(at, body.anchor));
  const systolic = within(usual + body.constitution.pressure + 3 * winter(at) + chance.normal(0, 6), 88, 212);
  const diastolic = within(systolic * 0.47 + 21 + chance.normal(0, 4), 50, Math.min(126, systolic - 18));
  return { systolic, diastolic };
}

/** The person's fasting glucose at that time, mg/dL, before the day's own noise. */
export function fastingLevel(body: Body, at: number): number {
  const usual = level(body.story.diabetes, FASTING, shareOfYear(at, body.anchor));
  return usual * (1 + body.constitution.sugar) * (festive(at) ? 1.08 : 1);
}

const AFTER = { FASTING: 1, BEFORE_MEAL: 1.06, AFTER_MEAL: 1.42, RANDOM: 1.22 } as const;
export type GlucoseMoment = keyof typeof AFTER;

export function glucose(chance: SeededRandom, body: Body, at: number, moment: GlucoseMoment): number {
  const diabetic = body.story.diabetes !== 'absent';
  // Whoever takes insulin or tablets runs low now and then.
  if (diabetic && chance.chance(0.006)) return chance.int(48, 69);
  const usual = fastingLevel(body, at) * AFTER[moment];
  return within(usual * chance.normal(1, diabetic ? 0.11 : 0.05), 62, 420);
}

/** HbA1c follows the mean glucose of the months before (A1C-Derived Average Glucose study: 28.7 x A1c - 46.7). */
export function hba1c(chance: SeededRandom, body: Body, at: number): number {
  const mean = (fastingLevel(body, at - 45 * DAY) + fastingLevel(body, at)) * 0.5 * 1.18;
  return Math.max(4.6, (mean + 46.7) / 28.7 + chance.normal(0, 0.15));
}

/** Kilograms. */
export function weight(chance: SeededRandom, { story, anchor }: Body, at: number): number {
  const pregnant = story.pregnancy ? pregnancyGain(story.pregnancy, at) : 0;
  const drift = story.weightDrift * shareOfYear(at, anchor);
  return story.weight + drift + pregnant + chance.normal(0, 0.35);
}
