import * as v from 'valibot';
import { DIABETES_GOALS, type DiabetesGoals, THRESHOLD_SCHEMES } from '#clinical';
import { type CodedLabels, codedLabel } from '#formatting';
import { PROGRAMME_KEYS } from '#programmes';
import { staffReferenceSchema } from './staff.ts';
import * as words from './words/en.ts';

/** Range of goal values; glucose in mg/dL, HbA1c in %. */
export const GOAL_LIMITS = {
  beforeMealLeast: { least: 60, greatest: 120, decimals: 0 },
  beforeMealGreatest: { least: 90, greatest: 250, decimals: 0 },
  afterMealGreatest: { least: 120, greatest: 300, decimals: 0 },
  hba1cBelow: { least: 5.5, greatest: 10, decimals: 1 },
} as const satisfies Readonly<
  Record<
    keyof DiabetesGoals,
    { readonly least: number; readonly greatest: number; readonly decimals: number }
  >
>;
export type GoalKey = keyof typeof GOAL_LIMITS;
export const GOAL_KEYS = Object.keys(GOAL_LIMITS) as readonly GoalKey[];

const goal = (key: GoalKey) => {
  const { least, greatest, decimals } = GOAL_LIMITS[key];
  return v.pipe(
    v.number(),
    v.minValue(least),
    v.maxValue(greatest),
    v.check(
      (value) => Number(value.toFixed(decimals)) === value,
      `has at most ${decimals} digits after the point`,
    ),
  );
};

const diabetesGoalsSchema = v.pipe(
  v.strictObject({
    beforeMealLeast: goal('beforeMealLeast'),
    beforeMealGreatest: goal('beforeMealGreatest'),
    afterMealGreatest: goal('afterMealGreatest'),
    hba1cBelow: goal('hba1cBelow'),
  }),
  v.forward(
    v.partialCheck(
      [['beforeMealLeast'], ['beforeMealGreatest']],
      ({ beforeMealLeast, beforeMealGreatest }) => beforeMealLeast < beforeMealGreatest,
      'must be greater than the least',
    ),
    ['beforeMealGreatest'],
  ),
);

/** The limits and goals that a programme uses for readings. */
export const programmeThresholdSchema = v.looseObject({
  programme: v.string(),
  /** A key of `THRESHOLD_SCHEMES`, possibly one from a newer version. */
  scheme: v.string(),
  goals: v.looseObject({
    beforeMealLeast: v.number(),
    beforeMealGreatest: v.number(),
    afterMealGreatest: v.number(),
    hba1cBelow: v.number(),
  }),
  /** Unix seconds, increased with each change; 0 for the default. */
  updatedAt: v.number(),
  updatedBy: v.nullable(staffReferenceSchema),
});
export type ProgrammeThreshold = v.InferOutput<typeof programmeThresholdSchema>;

/** `updatedAt` is the version that was edited. */
export const programmeThresholdFieldsSchema = v.strictObject({
  programme: v.picklist(PROGRAMME_KEYS),
  scheme: v.picklist(THRESHOLD_SCHEMES.map(({ key }) => key)),
  goals: diabetesGoalsSchema,
  updatedAt: v.pipe(v.number(), v.integer()),
});
export type ProgrammeThresholdFields = v.InferOutput<typeof programmeThresholdFieldsSchema>;

/** Limits of a programme that has no setting. */
export const defaultThreshold = (programme: string): ProgrammeThreshold => ({
  programme,
  scheme: THRESHOLD_SCHEMES[0]?.key ?? '',
  goals: { ...DIABETES_GOALS },
  updatedAt: 0,
  updatedBy: null,
});

const SCHEME_LABELS = words.scheme satisfies CodedLabels<'india-programme' | 'international'>;

export const thresholdSchemeLabel = (key: string, locale?: string): string =>
  codedLabel(SCHEME_LABELS, key, locale, key);
