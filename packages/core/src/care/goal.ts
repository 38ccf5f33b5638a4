import * as v from 'valibot';
import { convert, measureLabel, readValue } from '#clinical';
import { type CodedLabels, codedLabel } from '#formatting';
import type { FormDefinition, FormValues } from '#forms';
import { calendarDateSchema, nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { MEAL_SITUATIONS, metaInfoSchema, newMetaInfoSchema } from '#metrics';
import { MEASURE_DEFINITIONS, type Measure, valueDefinition } from '#observations';
import { type LineDefinition, lineLabel, TRENDS } from '#trends';
import * as careWords from './words/en.ts';

/** FHIR Goal status codes. Achieved and cancelled goals are closed. */
const GOAL_STATUSES = ['active', 'achieved', 'cancelled'] as const;
export type GoalStatus = (typeof GOAL_STATUSES)[number];

const GOAL_STATUS_LABELS = careWords.goalStatus satisfies CodedLabels<GoalStatus>;

export function goalStatusLabel(status: string, locale?: string): string {
  return codedLabel(GOAL_STATUS_LABELS, status, locale);
}

/** Direction in which the target counts as reached (FHIR quantity-comparator). */
export const GOAL_COMPARATORS = ['<', '<=', '>=', '>'] as const;
export type GoalComparator = (typeof GOAL_COMPARATORS)[number];

export const MAX_GOAL_NOTE = 500;
export const MAX_GOAL_REASON = 300;
/** Whether a text is long enough as a reason for cancelling a goal. */
export const isGoalReason = (text: string): boolean => text.trim().length >= 3;
const MAX_TARGET = 20;

/** Care teams don't work on adult height or on measures at birth. */
const WITHOUT_GOALS: readonly Measure[] = ['height', 'birthWeight'];

/** A value that can have a goal. Goals use trend lines, so that card, chart and table can show them. */
export interface GoalLine extends LineDefinition {
  readonly measure: Measure;
}

const takesGoals = (line: LineDefinition): line is GoalLine => {
  const definition = line.measure && MEASURE_DEFINITIONS[line.measure];
  return definition?.limits !== undefined && !definition.words && !WITHOUT_GOALS.includes(definition.measure);
};

export interface GoalTrend {
  readonly key: string;
  readonly lines: readonly GoalLine[];
}

/** Trends with at least one line that can have a goal, in catalogue order. Other lines are left out. */
export const GOAL_TRENDS: readonly GoalTrend[] = TRENDS.map(({ key, lines }) => ({
  key,
  lines: lines.filter(takesGoals),
})).filter(({ lines }) => lines.length > 0);

/** The value of a goal, as the record stores it. */
export interface GoalSubject {
  readonly metric: string;
  /** Key of the value in the record. */
  readonly key: string;
  readonly mealSituation?: string | null | undefined;
}

/** Returns the name of a goal's measure; for glucose with the meal situation. */
export function goalName(line: LineDefinition, locale?: string): string {
  if (!line.measure) return lineLabel(line, locale);
  const name = measureLabel(line.measure, locale);
  return line.situation ? `${name}, ${lineLabel(line, locale)}` : name;
}

/** Whether a goal applies to a line. */
export const isGoalOf = (
  { metric, key, mealSituation }: GoalSubject,
  line: Pick<LineDefinition, 'metric' | 'value' | 'situation'>,
): boolean =>
  line.metric === metric && line.value === key && (line.situation ?? null) === (mealSituation ?? null);

/** Returns the line of a goal; undefined if it is from a newer version. */
export const goalLineOf = (subject: GoalSubject): GoalLine | undefined =>
  GOAL_TRENDS.flatMap(({ lines }) => lines).find((line) => isGoalOf(subject, line));

/** Section and field of `goalForm`. */
export const GOAL_FIELD = { section: 'goal', key: 'target' } as const;

/**
 * Returns a form for the target, so that it is validated like a reading: unit and decimal errors, impossible values,
 * unlikely values that need a reason.
 */
export function goalForm({ metric, value, measure }: GoalLine): FormDefinition {
  const { units } = MEASURE_DEFINITIONS[measure];
  const entry = valueDefinition(metric, value)?.entry;
  return {
    id: `goals/${metric}.${value}@1`,
    sections: [
      {
        key: GOAL_FIELD.section,
        label: 'goals.goal',
        required: true,
        fields: [
          {
            control: 'number',
            key: GOAL_FIELD.key,
            label: 'goals.target',
            required: true,
            measure,
            units: entry?.units ?? Object.keys(units),
            decimals: entry?.decimals ?? 1,
          },
        ],
      },
    ],
  };
}

const targetSchema = v.strictObject({
  comparator: v.picklist(GOAL_COMPARATORS),
  /** Digits as typed. A meter's out-of-range text can't be a target. */
  text: v.pipe(nonEmptyTextSchema(MAX_TARGET), v.regex(/^\d{1,9}(\.\d+)?$/, 'must be a number')),
  /** UCUM. */
  unit: nonEmptyTextSchema(MAX_TARGET),
  /** Reason for an unlikely number. */
  reason: v.optional(textSchema(MAX_GOAL_REASON)),
});

export type GoalTarget = v.InferInput<typeof targetSchema>;

/** Returns a target as answers of its form. */
export const goalAnswers = ({ text, unit, reason }: Omit<GoalTarget, 'comparator'>): FormValues => ({
  [GOAL_FIELD.section]: {
    [GOAL_FIELD.key]: text,
    [`${GOAL_FIELD.key}Unit`]: unit,
    ...(reason && { [`${GOAL_FIELD.key}Reason`]: reason }),
  },
});

/** A target for a patient. */
export const newGoalSchema = v.strictObject({
  /** Created by the client. */
  id: uuidSchema,
  vitaId: uuidSchema,
  metric: nonEmptyTextSchema(60),
  key: nonEmptyTextSchema(60),
  mealSituation: v.optional(v.nullable(v.picklist(MEAL_SITUATIONS)), null),
  target: targetSchema,
  /** First day of the goal; not in the future. */
  since: calendarDateSchema,
  /** Target date; without one the goal stays active until it is closed. */
  dueOn: v.optional(v.nullable(calendarDateSchema), null),
  note: v.optional(textSchema(MAX_GOAL_NOTE), ''),
  metaInfo: newMetaInfoSchema,
});

export type NewGoal = v.InferInput<typeof newGoalSchema>;

/** A new target, date or note, or the end of a goal. The subject can't change. */
export const goalChangeSchema = v.strictObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  /** The version that was edited. If the server has a newer one, the change fails with `conflict`. */
  follows: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  status: v.picklist(GOAL_STATUSES),
  target: targetSchema,
  dueOn: v.optional(v.nullable(calendarDateSchema), null),
  note: v.optional(textSchema(MAX_GOAL_NOTE), ''),
  /** Reason for cancelling; required for `cancelled`. */
  statusReason: v.optional(textSchema(MAX_GOAL_REASON), ''),
  metaInfo: newMetaInfoSchema,
});

export type GoalChange = v.InferInput<typeof goalChangeSchema>;

const personSchema = v.looseObject({ id: uuidSchema, name: v.string() });

const storedTargetSchema = v.looseObject({
  comparator: v.string(),
  text: v.string(),
  unit: v.string(),
  reason: v.optional(v.string()),
});

export const goalSchema = v.looseObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  facilityId: uuidSchema,
  metric: v.string(),
  key: v.string(),
  mealSituation: v.nullable(v.string()),
  target: storedTargetSchema,
  since: v.string(),
  dueOn: v.nullable(v.string()),
  note: v.string(),
  status: v.string(),
  statusReason: v.nullable(v.string()),
  version: v.number(),
  author: personSchema,
  /** Author and time of the last change; null if there was none. */
  changed: v.nullable(v.looseObject({ by: personSchema, at: unixSecondsSchema })),
  /** Earlier versions, oldest first. */
  earlier: v.array(
    v.looseObject({
      target: storedTargetSchema,
      dueOn: v.nullable(v.string()),
      note: v.string(),
      by: v.string(),
      at: unixSecondsSchema,
    }),
  ),
  /** The latest value of the subject, with digits as stored; null if there is none. */
  latest: v.nullable(
    v.looseObject({ text: v.string(), unit: v.optional(v.string()), at: unixSecondsSchema }),
  ),
  metaInfo: metaInfoSchema,
});

export type Goal = v.InferOutput<typeof goalSchema>;

export type AimedAt = GoalSubject & Pick<Goal, 'target'>;

/** Returns a goal's target in a unit; undefined if it can't be converted. */
export function goalValue(goal: AimedAt, unit: string): number | undefined {
  const line = goalLineOf(goal);
  const read = line && readValue(line.measure, { ...goal.target, key: goal.key });
  if (!line || !read || typeof read === 'string') return undefined;
  return convert(read.value, line.measure, read.unit, unit);
}

/** A measured value. `comparator` is set if a meter or a lab reported an out-of-range value. */
export interface MeasuredValue {
  readonly value: number;
  readonly unit: string;
  readonly comparator?: string | undefined;
}

const HOLDS: Readonly<Record<GoalComparator, (value: number, target: number) => boolean>> = {
  '<': (value, target) => value < target,
  '<=': (value, target) => value <= target,
  '>=': (value, target) => value >= target,
  '>': (value, target) => value > target,
};

const isComparator = (text: string): text is GoalComparator => Object.hasOwn(HOLDS, text);

/** Six significant digits, so that a target survives a conversion to another unit and back. */
const rounded = (value: number): number => Number(value.toPrecision(6));

/**
 * Whether a value reaches a goal; undefined if they can't be compared.
 * A goal is not a safety limit: flags and alerts follow the clinical scheme alone, and goals never lower or silence
 * them.
 */
export function reachesGoal(goal: AimedAt, measured: MeasuredValue): boolean | undefined {
  const target = goalValue(goal, measured.unit);
  const { comparator } = goal.target;
  if (target === undefined || !isComparator(comparator)) return undefined;
  const holds = HOLDS[comparator](rounded(measured.value), rounded(target));
  if (!measured.comparator) return holds;
  // An out-of-range value can only be compared in its own direction.
  const isSameSide = measured.comparator[0] === comparator[0];
  return holds === isSameSide ? holds : undefined;
}

/** State of the latest value against its goal; `unknown` if they can't be compared. */
export type GoalStanding = 'reached' | 'not-reached' | 'no-value' | 'unknown';

export function goalStanding(goal: Goal): GoalStanding {
  const line = goalLineOf(goal);
  if (!goal.latest) return 'no-value';
  const read = line && readValue(line.measure, { ...goal.latest, key: goal.key });
  const reached = read && typeof read !== 'string' ? reachesGoal(goal, read) : undefined;
  if (reached === undefined) return 'unknown';
  return reached ? 'reached' : 'not-reached';
}

/** The editable fields of an active goal. */
export interface GoalContent {
  readonly target: Pick<Goal['target'], 'comparator' | 'text' | 'unit' | 'reason'>;
  readonly dueOn: string | null;
  readonly note: string;
}

const PARTS: Readonly<Record<keyof GoalContent, (goal: GoalContent) => string>> = {
  target: ({ target: { comparator, text, unit, reason = '' } }) =>
    [comparator, text, unit, reason].join('\n'),
  dueOn: ({ dueOn }) => dueOn ?? '',
  note: ({ note }) => note,
};

const CONTENT = Object.keys(PARTS) as readonly (keyof GoalContent)[];

const isSamePart = (part: keyof GoalContent, one: GoalContent, other: GoalContent): boolean =>
  PARTS[part](one) === PARTS[part](other);

export const isSameGoal = (one: GoalContent, other: GoalContent): boolean =>
  CONTENT.every((part) => isSamePart(part, one, other));

/** Merges an edit with a version that someone else saved: changed fields win, unchanged fields take the saved value. */
export function mergeGoal(base: GoalContent, mine: GoalContent, theirs: GoalContent): GoalContent {
  const of = (part: keyof GoalContent): GoalContent => (isSamePart(part, mine, base) ? theirs : mine);
  return { target: of('target').target, dueOn: of('dueOn').dueOn, note: of('note').note };
}
