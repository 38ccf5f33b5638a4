import * as v from 'valibot';
import { convert, measureLabel, readValue } from '#clinical';
import { type CodedLabels, codedLabel } from '#formatting';
import type { FormDefinition, FormValues } from '#forms';
import { calendarDateSchema, nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { MEAL_SITUATIONS, metaInfoSchema, newMetaInfoSchema } from '#metrics';
import { MEASURE_DEFINITIONS, type Measure, valueDefinition } from '#observations';
import { type LineDefinition, lineLabel, TRENDS } from '#trends';

/** What becomes of a goal; the last two end it. Of the codes of FHIR's Goal: in force, reached, given up. */
const GOAL_STATUSES = ['active', 'achieved', 'cancelled'] as const;
export type GoalStatus = (typeof GOAL_STATUSES)[number];

const GOAL_STATUS_LABELS = {
  en: { active: 'In force', achieved: 'Achieved', cancelled: 'Cancelled' },
  hi: { active: 'लागू', achieved: 'पूरा हुआ', cancelled: 'रद्द' },
} as const satisfies CodedLabels<GoalStatus>;

/** The label of a goal's status; an unknown one is shown as it is. */
export function goalStatusLabel(status: string, locale?: string): string {
  return codedLabel(GOAL_STATUS_LABELS, status, locale);
}

/** On which side of the number the goal is reached (FHIR quantity-comparator). */
export const GOAL_COMPARATORS = ['<', '<=', '>=', '>'] as const;
export type GoalComparator = (typeof GOAL_COMPARATORS)[number];

export const MAX_GOAL_NOTE = 500;
export const MAX_GOAL_REASON = 300;
/** Whether a text says why a goal is given up. */
export const isGoalReason = (text: string): boolean => text.trim().length >= 3;
const MAX_TARGET = 20;

/** What no care team works on: a grown height, and what was so at birth. */
const WITHOUT_GOALS: readonly Measure[] = ['height', 'birthWeight'];

/** A value a goal can be set for: a line of a trend, so that card, chart and table know it. */
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

/** Trends with at least one line a goal can be set for, in the order of the catalogue; of each those lines alone. */
export const GOAL_TRENDS: readonly GoalTrend[] = TRENDS.map(({ key, lines }) => ({
  key,
  lines: lines.filter(takesGoals),
})).filter(({ lines }) => lines.length > 0);

/** The value a goal is about, as the record stores it. */
export interface GoalSubject {
  readonly metric: string;
  /** The key of the value in the record. */
  readonly key: string;
  readonly mealSituation?: string | null | undefined;
}

/** What a goal is about, in words: the measure, and of a glucose the moment of eating beside it. */
export function goalName(line: LineDefinition, locale?: string): string {
  if (!line.measure) return lineLabel(line, locale);
  const name = measureLabel(line.measure, locale);
  return line.situation ? `${name}, ${lineLabel(line, locale)}` : name;
}

/** Whether a goal is about the values of a line. */
export const isGoalOf = (
  { metric, key, mealSituation }: GoalSubject,
  line: Pick<LineDefinition, 'metric' | 'value' | 'situation'>,
): boolean =>
  line.metric === metric && line.value === key && (line.situation ?? null) === (mealSituation ?? null);

/** The line a goal is about; undefined for one of a later version. */
export const goalLineOf = (subject: GoalSubject): GoalLine | undefined =>
  GOAL_TRENDS.flatMap(({ lines }) => lines).find((line) => isGoalOf(subject, line));

/** The section and the field of `goalForm`. */
export const GOAL_FIELD = { section: 'goal', key: 'target' } as const;

/**
 * The number of a goal as a form, so that it is typed, corrected and refused as a reading is: slips of the unit and the
 * point, what no living person has, what wants a reason.
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
  /** Digits as typed; what a meter shows beyond its range is no target. */
  text: v.pipe(nonEmptyTextSchema(MAX_TARGET), v.regex(/^\d{1,9}(\.\d+)?$/, 'must be a number')),
  /** UCUM. */
  unit: nonEmptyTextSchema(MAX_TARGET),
  /** Why an unlikely number is right. */
  reason: v.optional(textSchema(MAX_GOAL_REASON)),
});

export type GoalTarget = v.InferInput<typeof targetSchema>;

/** A target as the answers of its form. */
export const goalAnswers = ({ text, unit, reason }: Omit<GoalTarget, 'comparator'>): FormValues => ({
  [GOAL_FIELD.section]: {
    [GOAL_FIELD.key]: text,
    [`${GOAL_FIELD.key}Unit`]: unit,
    ...(reason && { [`${GOAL_FIELD.key}Reason`]: reason }),
  },
});

/** A number that a patient is to reach. */
export const newGoalSchema = v.strictObject({
  /** Made by the client. */
  id: uuidSchema,
  vitaId: uuidSchema,
  metric: nonEmptyTextSchema(60),
  key: nonEmptyTextSchema(60),
  mealSituation: v.optional(v.nullable(v.picklist(MEAL_SITUATIONS)), null),
  target: targetSchema,
  /** From which day on; today or earlier. */
  since: calendarDateSchema,
  /** By which day; without it the goal stays until it is ended. */
  dueOn: v.optional(v.nullable(calendarDateSchema), null),
  note: v.optional(textSchema(MAX_GOAL_NOTE), ''),
  metaInfo: newMetaInfoSchema,
});

export type NewGoal = v.InferInput<typeof newGoalSchema>;

/** Another target, day or note, or its end; what it is about stays. */
export const goalChangeSchema = v.strictObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  /** The version that was seen; a newer one on the server is a conflict. */
  follows: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  status: v.picklist(GOAL_STATUSES),
  target: targetSchema,
  dueOn: v.optional(v.nullable(calendarDateSchema), null),
  note: v.optional(textSchema(MAX_GOAL_NOTE), ''),
  /** Why it is given up; needed for `cancelled`. */
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
  /** Who changed it last, and when; null while it is as it was set. */
  changed: v.nullable(v.looseObject({ by: personSchema, at: unixSecondsSchema })),
  /** What it said before, the first target first. */
  earlier: v.array(
    v.looseObject({
      target: storedTargetSchema,
      dueOn: v.nullable(v.string()),
      note: v.string(),
      by: v.string(),
      at: unixSecondsSchema,
    }),
  ),
  /** The newest value of what the goal is about, digits as they are stored; null where there is none. */
  latest: v.nullable(
    v.looseObject({ text: v.string(), unit: v.optional(v.string()), at: unixSecondsSchema }),
  ),
  metaInfo: metaInfoSchema,
});

export type Goal = v.InferOutput<typeof goalSchema>;

/** What of a goal its number is compared by. */
export type AimedAt = GoalSubject & Pick<Goal, 'target'>;

/** The number of a goal in a unit; undefined where there is no way to it. */
export function goalValue(goal: AimedAt, unit: string): number | undefined {
  const line = goalLineOf(goal);
  const read = line && readValue(line.measure, { ...goal.target, key: goal.key });
  if (!line || !read || typeof read === 'string') return undefined;
  return convert(read.value, line.measure, read.unit, unit);
}

/** A value that was measured; `comparator` where a meter or a laboratory wrote one for what lies beyond its range. */
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

/** Six digits: a target that is converted to another unit and back is the same number. */
const rounded = (value: number): number => Number(value.toPrecision(6));

/**
 * Whether a measured value reaches a goal; undefined where the two cannot be compared. It says nothing of whether the value
 * is safe: flags and alerts follow the clinical scheme alone, and a goal neither lowers nor silences one.
 */
export function reachesGoal(goal: AimedAt, measured: MeasuredValue): boolean | undefined {
  const target = goalValue(goal, measured.unit);
  const { comparator } = goal.target;
  if (target === undefined || !isComparator(comparator)) return undefined;
  const holds = HOLDS[comparator](rounded(measured.value), rounded(target));
  if (!measured.comparator) return holds;
  // What lies beyond a number is known on one side of it only.
  const isSameSide = measured.comparator[0] === comparator[0];
  return holds === isSameSide ? holds : undefined;
}

/** How the newest value stands to its goal; `unknown` where the two cannot be compared. */
export type GoalStanding = 'reached' | 'not-reached' | 'no-value' | 'unknown';

/** Of the newest value, by `reachesGoal`. */
export function goalStanding(goal: Goal): GoalStanding {
  const line = goalLineOf(goal);
  if (!goal.latest) return 'no-value';
  const read = line && readValue(line.measure, { ...goal.latest, key: goal.key });
  const reached = read && typeof read !== 'string' ? reachesGoal(goal, read) : undefined;
  if (reached === undefined) return 'unknown';
  return reached ? 'reached' : 'not-reached';
}

/** What of a goal can be changed while it is in force. */
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

/** Whether two goals say the same. */
export const isSameGoal = (one: GoalContent, other: GoalContent): boolean =>
  CONTENT.every((part) => isSamePart(part, one, other));

/**
 * What was entered on top of what somebody else stored meanwhile: what this person left as it was is theirs, what this
 * person changed is this person's.
 */
export function mergeGoal(base: GoalContent, mine: GoalContent, theirs: GoalContent): GoalContent {
  const of = (part: keyof GoalContent): GoalContent => (isSamePart(part, mine, base) ? theirs : mine);
  return { target: of('target').target, dueOn: of('dueOn').dueOn, note: of('note').note };
}
