import { DAY } from './indian-time.ts';
import { makePregnancy, type Pregnancy } from './pregnancy-story.ts';
import type { SeededRandom } from './seeded-random.ts';

export type CareKind = 'motherhood' | 'sugar' | 'careline' | 'ahc' | 'none';

/** How a condition went over the year. */
export type Course = 'absent' | 'controlled' | 'uncontrolled' | 'improving' | 'worsening';

/** What decides a person's readings, beside chance. */
export interface HealthStory {
  readonly kind: CareKind;
  readonly hypertension: Course;
  readonly diabetes: Course;
  readonly pregnancy?: Pregnancy;
  readonly irregularPulse: boolean;
  readonly lungDisease: boolean;
  readonly lowThyroid: boolean;
  readonly anaemia: boolean;
  /** Share of days on which the person measures at home, 0 to 1. */
  readonly diligence: number;
  /** Spans without any measuring: travel, illness, a broken meter. Unix seconds. */
  readonly gaps: readonly { readonly from: number; readonly to: number }[];
  /** Centimetres, and kilograms a year before the anchor. */
  readonly height: number;
  readonly weight: number;
  /** Kilograms a year. */
  readonly weightDrift: number;
  /** Some Indian thermometers show Fahrenheit. */
  readonly fahrenheit: boolean;
}

const COURSES: readonly (readonly [Course, number])[] = [
  ['controlled', 40],
  ['uncontrolled', 22],
  ['improving', 26],
  ['worsening', 12],
];

/** How likely a kind of patient is to have each condition. */
const LIKELY: Readonly<Record<CareKind, { readonly pressure: number; readonly sugar: number }>> = {
  motherhood: { pressure: 0, sugar: 0 },
  sugar: { pressure: 0.5, sugar: 1 },
  careline: { pressure: 0.85, sugar: 0.35 },
  ahc: { pressure: 0.18, sugar: 0.12 },
  none: { pressure: 0.1, sugar: 0.05 },
};

function gapsOf(chance: SeededRandom, anchor: number): HealthStory['gaps'] {
  const count = chance.weighted([
    [0, 3],
    [1, 4],
    [2, 2],
  ]);
  return Array.from({ length: count }, () => {
    const from = anchor - chance.int(20, 360) * DAY;
    return { from, to: from + chance.int(10, 40) * DAY };
  });
}

function bodyOf(chance: SeededRandom, gender: string, age: number): Pick<HealthStory, 'height' | 'weight'> {
  if (age < 18) {
    const height = Math.round(Math.min(165, 76 + age * 5.8 + chance.normal(0, 3)));
    return { height, weight: Math.max(7, (height / 100) ** 2 * chance.normal(16 + age * 0.2, 1)) };
  }
  const height = Math.round(chance.normal(gender === 'male' ? 167 : 154, 6));
  const bodyMassIndex = Math.max(17.5, chance.normal(25.4, 3.4));
  return { height, weight: bodyMassIndex * (height / 100) ** 2 };
}

const courseOf = (chance: SeededRandom, likely: number, age: number): Course =>
  age >= 25 && chance.chance(likely) ? chance.weighted(COURSES) : 'absent';

export function makeHealthStory(
  chance: SeededRandom,
  person: { kind: CareKind; gender: string; age: number },
  anchor: number,
): HealthStory {
  const { kind, gender, age } = person;
  const body = bodyOf(chance, gender, age);
  return {
    kind,
    hypertension: courseOf(chance, LIKELY[kind].pressure, age),
    diabetes: courseOf(chance, LIKELY[kind].sugar, age),
    ...(kind === 'motherhood' && { pregnancy: makePregnancy(chance, anchor) }),
    irregularPulse: age > 60 && chance.chance(0.07),
    lungDisease: age > 50 && chance.chance(0.08),
    lowThyroid: gender === 'female' && age > 20 && chance.chance(0.12),
    anaemia: chance.chance(gender === 'female' ? 0.35 : 0.12),
    diligence: Math.min(0.95, Math.max(0.04, chance.normal(0.34, 0.2))),
    gaps: gapsOf(chance, anchor),
    ...body,
    // A pregnancy's gain is the whole story of its year.
    weightDrift: kind === 'motherhood' ? 0 : age < 18 ? 2.5 : chance.normal(-0.6, 2),
    fahrenheit: chance.chance(0.6),
  };
}
