import { TERM_DAYS } from '@careline/core/internal/clinical';
import type { ProgrammeKey } from '@careline/core/internal/programmes';
import { DAY, HOUR, indianMidnight } from './indian-time.ts';
import type { SeededRandom } from './seeded-random.ts';

/** How a condition develops over the year. */
export type Course = 'absent' | 'controlled' | 'uncontrolled' | 'improving' | 'worsening';

interface Kind {
  /** Percentage of people. */
  readonly share: number;
  readonly ages: readonly [youngest: number, oldest: number];
  readonly programme?: ProgrammeKey;
  /** Probability of high blood pressure and of diabetes. */
  readonly pressure: number;
  readonly sugar: number;
}

/** The kinds of people in a demo. */
export const KINDS = {
  motherhood: { share: 18, ages: [19, 40], programme: 'healthy_motherhood', pressure: 0, sugar: 0 },
  sugar: { share: 26, ages: [34, 79], programme: 'apollo_sugar', pressure: 0.5, sugar: 1 },
  careline: { share: 30, ages: [38, 86], programme: 'careline', pressure: 0.85, sugar: 0.35 },
  ahc: { share: 21, ages: [22, 70], programme: 'ahc', pressure: 0.18, sugar: 0.12 },
  none: { share: 5, ages: [1, 88], pressure: 0.1, sugar: 0.05 },
} as const satisfies Record<string, Kind>;
export type KindKey = keyof typeof KINDS;

const COURSES: readonly (readonly [Course, number])[] = [
  ['controlled', 46],
  ['uncontrolled', 14],
  ['improving', 30],
  ['worsening', 10],
];

export interface Baby {
  readonly sex: 'MALE' | 'FEMALE';
  /** Birth weight. */
  readonly grams: number;
}

export interface Pregnancy {
  /** First day of the last period, unix seconds. */
  readonly lastPeriod: number;
  readonly hypertension: boolean;
  readonly diabetes: boolean;
  /** The birth or the loss, in unix seconds. May be after the anchor. */
  readonly endsAt: number;
  readonly caesarean: boolean;
  /** Children of this pregnancy; empty after a loss. */
  readonly babies: readonly Baby[];
  /** Earlier pregnancies and their outcomes. */
  readonly earlier: { readonly births: number; readonly losses: number };
}

/** What a person's readings depend on, apart from chance. */
export interface HealthStory {
  readonly kind: KindKey;
  readonly hypertension: Course;
  readonly diabetes: Course;
  readonly pregnancy?: Pregnancy;
  readonly irregularPulse: boolean;
  readonly lungDisease: boolean;
  readonly lowThyroid: boolean;
  readonly anaemia: boolean;
  /** Share of days on which the person measures at home, 0 to 1. */
  readonly diligence: number;
  /** Periods without readings, in unix seconds: travel, illness, a broken meter. */
  readonly gaps: readonly { readonly from: number; readonly to: number }[];
  /** Height in centimetres, weight in kilograms a year before the anchor. */
  readonly height: number;
  readonly weight: number;
  /** Kilograms a year. */
  readonly weightDrift: number;
  /** How far a person's pressure (mmHg) and sugar (a share) are from the usual all year. */
  readonly own: { readonly pressure: number; readonly sugar: number };
  /** Some thermometers in India show Fahrenheit. */
  readonly fahrenheit: boolean;
}

export const pregnancyWeek = ({ lastPeriod }: Pregnancy, at: number): number => (at - lastPeriod) / (7 * DAY);
export const isLost = ({ babies }: Pregnancy): boolean => babies.length === 0;
/** Whether the pregnancy is over at a moment, by birth or by loss. */
export const isOver = ({ endsAt }: Pregnancy, at: number): boolean => at >= endsAt;

const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/**
 * Two thirds are born within ten days of the due date and none after 42 weeks. Birth weight falls with each day
 * before the date.
 */
function makePregnancy(chance: SeededRandom, anchor: number): Pregnancy {
  const lastPeriod = anchor - chance.int(75, 540) * DAY;
  const [hypertension, diabetes, lost] = [0.09, 0.13, 0.06].map(chance.chance) as [boolean, boolean, boolean];
  const day = lost ? chance.int(106, 128) : Math.round(within(chance.normal(276, 10), 242, 293));
  const babies = lost ? 0 : chance.chance(0.03) ? 2 : 1;
  const usual = 2950 - (TERM_DAYS - day) * 22 - (babies > 1 ? 480 : 0);
  return {
    lastPeriod,
    hypertension,
    diabetes,
    endsAt: indianMidnight(lastPeriod + day * DAY) + chance.int(0, 23 * HOUR),
    caesarean: chance.chance(hypertension || diabetes ? 0.6 : 0.35),
    babies: Array.from({ length: babies }, () => ({
      sex: chance.chance(0.52) ? 'MALE' : 'FEMALE',
      grams: Math.round(within(chance.normal(usual, 330), 1250, 4300) / 10) * 10,
    })),
    earlier: { births: chance.pick([0, 0, 0, 1, 1, 2]), losses: chance.chance(0.14) ? 1 : 0 },
  };
}

function bodyOf(chance: SeededRandom, gender: string, age: number): Pick<HealthStory, 'height' | 'weight'> {
  const grown = age >= 18;
  const usual = grown ? (gender === 'male' ? 167 : 154) : Math.min(160, 76 + age * 5.8);
  const height = Math.round(chance.normal(usual, grown ? 6 : 3));
  const bodyMassIndex = grown ? Math.max(17.5, chance.normal(25.4, 3.4)) : chance.normal(16 + age * 0.2, 1);
  return { height, weight: Math.max(7, bodyMassIndex * (height / 100) ** 2) };
}

export interface Someone {
  readonly kind: KindKey;
  readonly gender: 'male' | 'female';
  readonly age: number;
}

export function makeHealthStory(chance: SeededRandom, who: Someone, anchor: number): HealthStory {
  const { kind, gender, age } = who;
  const isFemale = gender === 'female';
  const course = (likely: number): Course =>
    age >= 25 && chance.chance(likely) ? chance.weighted(COURSES) : 'absent';
  return {
    kind,
    hypertension: course(KINDS[kind].pressure),
    diabetes: course(KINDS[kind].sugar),
    ...(kind === 'motherhood' && { pregnancy: makePregnancy(chance, anchor) }),
    irregularPulse: age > 60 && chance.chance(0.07),
    lungDisease: age > 50 && chance.chance(0.08),
    lowThyroid: isFemale && age > 20 && chance.chance(0.12),
    anaemia: chance.chance(isFemale ? 0.35 : 0.12),
    diligence: within(chance.normal(0.3, 0.18), 0.04, 0.95),
    gaps: Array.from({ length: chance.pick([0, 1, 1, 2]) }, () => {
      const from = anchor - chance.int(20, 360) * DAY;
      return { from, to: from + chance.int(10, 40) * DAY };
    }),
    ...bodyOf(chance, gender, age),
    // For a pregnant woman, the pregnancy decides the weight.
    weightDrift: kind === 'motherhood' ? 0 : age < 18 ? 2.5 : chance.normal(-0.6, 2),
    own: { pressure: chance.normal(0, 5), sugar: chance.normal(0, 0.07) },
    fahrenheit: chance.chance(0.6),
  };
}

/** A person's health and the anchor, where the past year ends. */
export interface Body {
  readonly story: HealthStory;
  readonly anchor: number;
}

/** Returns the level of a condition over its course. Treatment works mostly in its first months. */
function level({ story, anchor }: Body, of: 'hypertension' | 'diabetes', at: number): number {
  const [normal, treated, untreated] = of === 'hypertension' ? [117, 127, 152] : [92, 114, 180];
  const share = within(1 - (anchor - at) / (365 * DAY), 0, 1);
  const shareUntreated = {
    absent: 0,
    controlled: 0,
    uncontrolled: 1,
    improving: Math.exp(-4 * share),
    worsening: share ** 1.5,
  }[story[of]];
  return story[of] === 'absent' ? normal : treated + (untreated - treated) * shareUntreated;
}

/** 1 in mid-January, -1 in mid-July. Blood pressure is slightly higher in the cool months. */
const winter = (at: number): number => Math.cos(((at / DAY - 15) / 365.25) * 2 * Math.PI);

export interface Pressure {
  readonly systolic: number;
  readonly diastolic: number;
}

/** Falls in mid-pregnancy, rises after week 22 if hypertension develops, and settles after birth. */
function pressureInPregnancy(pregnancy: Pregnancy, at: number): number {
  const week = Math.min(40, pregnancyWeek(pregnancy, Math.min(at, pregnancy.endsAt)));
  const settled = isOver(pregnancy, at) ? Math.exp(-(at - pregnancy.endsAt) / (14 * DAY)) : 1;
  const rise = pregnancy.hypertension && week > 22 ? Math.min(40, (week - 22) * 3) : 0;
  return 113 + (rise - 6 * Math.sin((week / 40) * Math.PI)) * settled;
}

export function bloodPressure(chance: SeededRandom, body: Body, at: number): Pressure {
  const { pregnancy, own } = body.story;
  const usual = pregnancy
    ? pressureInPregnancy(pregnancy, at)
    : level(body, 'hypertension', at) + own.pressure + 3 * winter(at);
  const systolic = Math.round(within(chance.normal(usual, pregnancy ? 4 : 5), 88, 176));
  const diastolic = systolic * 0.47 + 20 + chance.normal(0, 3);
  return { systolic, diastolic: Math.round(within(diastolic, 50, Math.min(108, systolic - 20))) };
}

/** The fasting glucose at that time in mg/dL, before daily variation. */
export const fastingLevel = (body: Body, at: number): number =>
  level(body, 'diabetes', at) * (1 + body.story.own.sugar);

export const MOMENTS = { FASTING: 1, BEFORE_MEAL: 1.06, AFTER_MEAL: 1.42, RANDOM: 1.22 } as const;
export type GlucoseMoment = keyof typeof MOMENTS;

export function glucose(chance: SeededRandom, body: Body, at: number, moment: GlucoseMoment): number {
  const { pregnancy, diabetes } = body.story;
  if (pregnancy) {
    const high = pregnancy.diabetes && !isOver(pregnancy, at) && pregnancyWeek(pregnancy, at) > 24;
    return Math.round(chance.normal((high ? 96 : 81) * MOMENTS[moment], 5));
  }
  // Insulin and tablets occasionally cause low values.
  if (diabetes !== 'absent' && chance.chance(0.003)) return chance.int(58, 69);
  const usual = fastingLevel(body, at) * MOMENTS[moment];
  return Math.round(within(usual * chance.normal(1, diabetes === 'absent' ? 0.05 : 0.09), 70, 292));
}

/** HbA1c follows the mean glucose of the months before (A1C-Derived Average Glucose study: 28.7 x A1c - 46.7). */
export const hba1c = (chance: SeededRandom, body: Body, at: number): number =>
  Math.max(4.6, (fastingLevel(body, at - 30 * DAY) * 1.18 + 46.7) / 28.7 + chance.normal(0, 0.15));

/** g/dL. In pregnancy the value is lowest in the second trimester. */
export function hemoglobin(chance: SeededRandom, { story }: Body, gender: string, at: number): number {
  const { pregnancy, anaemia } = story;
  const week = pregnancy ? Math.min(40, pregnancyWeek(pregnancy, Math.min(at, pregnancy.endsAt))) : 0;
  const usual = (gender === 'male' ? 14.4 : 12.6) - (anaemia ? 1.8 : 0) - Math.sin((week / 40) * Math.PI);
  return Math.max(8, chance.normal(usual, 0.3));
}

/** Slow at first, about eleven kilograms by term. Birth takes most of it, the rest goes in the months after. */
function pregnancyGain({ lastPeriod, endsAt }: Pregnancy, at: number): number {
  const day = Math.max(0, (Math.min(at, endsAt) - lastPeriod) / DAY);
  const gained = day <= 98 ? (day / 98) * 1.2 : 1.2 + ((day - 98) / (TERM_DAYS - 98)) * 9.8;
  return at < endsAt ? gained : gained * 0.42 * Math.exp(-(at - endsAt) / (60 * DAY));
}

/** Kilograms. */
export function weight(chance: SeededRandom, { story, anchor }: Body, at: number): number {
  const drift = story.weightDrift * within(1 - (anchor - at) / (365 * DAY), 0, 1);
  const gained = story.pregnancy ? pregnancyGain(story.pregnancy, at) : 0;
  return story.weight + drift + gained + chance.normal(0, 0.35);
}
