import { ageOn } from '#clinical';
import { numberOfDay } from '#formatting';
import { type EditedForm, type FormContext, type FormValues, validateForm } from '#forms';
import {
  GOAL_COMPARATORS,
  GOAL_FIELD,
  GOAL_TRENDS,
  type Goal,
  type GoalComparator,
  type GoalContent,
  type GoalLine,
  type GoalTarget,
  goalAnswers,
  goalForm,
  goalLineOf,
} from './goal.ts';

/** A goal as typed. Nothing is rounded, converted or dropped. */
export interface GoalDraft extends Pick<EditedForm, 'values'> {
  readonly line: GoalLine | undefined;
  readonly comparator: GoalComparator;
  readonly since: string;
  readonly dueOn: string;
  readonly note: string;
}

/** Returns a stable id for a line, for use in a select. */
export const goalLineId = ({ metric, value, situation }: GoalLine): string =>
  [metric, value, situation ?? ''].join(' ');

export const goalLineNamed = (id: string): GoalLine | undefined =>
  GOAL_TRENDS.flatMap(({ lines }) => lines).find((line) => goalLineId(line) === id);

const comparatorOf = (text: string): GoalComparator =>
  GOAL_COMPARATORS.find((comparator) => comparator === text) ?? '<';

export const emptyGoal = (today: string): GoalDraft => ({
  line: undefined,
  comparator: '<',
  values: {},
  since: today,
  dueOn: '',
  note: '',
});

/** Returns the form values of a stored goal. */
export function goalDraftOf(goal: Goal, { target, dueOn, note }: GoalContent = goal): GoalDraft {
  return {
    line: goalLineOf(goal),
    comparator: comparatorOf(target.comparator),
    values: goalAnswers(target),
    since: goal.since,
    dueOn: dueOn ?? '',
    note,
  };
}

const textOf = (values: FormValues, key: string): string => {
  const value = values[GOAL_FIELD.section]?.[key];
  return typeof value === 'string' ? value.trim() : '';
};

export function goalTargetOf({ comparator, values }: GoalDraft): GoalTarget {
  const { key } = GOAL_FIELD;
  const reason = textOf(values, `${key}Reason`);
  return {
    comparator,
    text: textOf(values, key),
    unit: textOf(values, `${key}Unit`),
    ...(reason && { reason }),
  };
}

export const goalContentOf = (draft: GoalDraft): GoalContent => ({
  target: goalTargetOf(draft),
  dueOn: draft.dueOn || null,
  note: draft.note.trim(),
});

type GoalProblem = 'sinceMissing' | 'sinceFuture' | 'dueEarly' | 'dueNoDay' | 'aboutMissing';

export interface GoalProblems {
  readonly line?: GoalProblem | undefined;
  readonly since?: GoalProblem | undefined;
  readonly dueOn?: GoalProblem | undefined;
  /** Problems with the number, by `fieldPath`. */
  readonly number: ReturnType<typeof validateForm>;
}

function dueProblem(dueOn: string, since: string): GoalProblem | undefined {
  if (dueOn === '') return undefined;
  // Typed text that is not a date would be lost silently.
  if (numberOfDay(dueOn) === undefined) return 'dueNoDay';
  return dueOn < since ? 'dueEarly' : undefined;
}

/** Returns what prevents saving. The number is validated like a reading. */
export function goalProblems(draft: GoalDraft, today: string, birthDate: string | null): GoalProblems {
  const { line, since, dueOn, values } = draft;
  const age = birthDate === null ? undefined : ageOn(birthDate, today);
  const context: FormContext = { today, ...(age && { age }) };
  return {
    line: line ? undefined : 'aboutMissing',
    since: since === '' ? 'sinceMissing' : since > today ? 'sinceFuture' : undefined,
    dueOn: dueProblem(dueOn, since),
    number: line ? validateForm(goalForm(line), values, context) : {},
  };
}

export const hasGoalProblems = ({ line, since, dueOn, number }: GoalProblems): boolean =>
  [line, since, dueOn].some((problem) => problem !== undefined) || Object.keys(number).length > 0;
