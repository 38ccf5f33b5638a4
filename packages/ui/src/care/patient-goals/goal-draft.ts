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
} from '@careline/core/care';
import { ageOn } from '@careline/core/clinical';
import { numberOfDay } from '@careline/core/formatting';
import { type FormContext, type FormValues, initialValues, validateForm } from '@careline/core/forms';

/** A goal as it is entered: nothing is rounded, converted or thrown away. */
export interface GoalDraft {
  readonly line: GoalLine | undefined;
  readonly comparator: GoalComparator;
  readonly values: FormValues;
  readonly since: string;
  readonly dueOn: string;
  readonly note: string;
}

/** A name for each line that stays the same, for the choice. */
export const lineId = ({ metric, value, situation }: GoalLine): string =>
  [metric, value, situation ?? ''].join(' ');

export const lineNamed = (id: string): GoalLine | undefined =>
  GOAL_TRENDS.flatMap(({ lines }) => lines).find((line) => lineId(line) === id);

const comparatorOf = (text: string): GoalComparator =>
  GOAL_COMPARATORS.find((comparator) => comparator === text) ?? '<';

export const emptyDraft = (today: string): GoalDraft => ({
  line: undefined,
  comparator: '<',
  values: {},
  since: today,
  dueOn: '',
  note: '',
});

/** What a stored goal, or a part of one, stands as in the form. */
export function draftOf(goal: Goal, { target, dueOn, note }: GoalContent = goal): GoalDraft {
  return {
    line: goalLineOf(goal),
    comparator: comparatorOf(target.comparator),
    values: goalAnswers(target),
    since: goal.since,
    dueOn: dueOn ?? '',
    note,
  };
}

/** Another value begins with its own units. */
export const withLine = (draft: GoalDraft, line: GoalLine | undefined): GoalDraft => ({
  ...draft,
  line,
  values: line ? initialValues(goalForm(line)) : {},
});

const textOf = (values: FormValues, key: string): string => {
  const value = values[GOAL_FIELD.section]?.[key];
  return typeof value === 'string' ? value.trim() : '';
};

export function targetOf({ comparator, values }: GoalDraft): GoalTarget {
  const { key } = GOAL_FIELD;
  const reason = textOf(values, `${key}Reason`);
  return {
    comparator,
    text: textOf(values, key),
    unit: textOf(values, `${key}Unit`),
    ...(reason && { reason }),
  };
}

export const contentOf = (draft: GoalDraft): GoalContent => ({
  target: targetOf(draft),
  dueOn: draft.dueOn || null,
  note: draft.note.trim(),
});

export type DraftProblem = 'sinceMissing' | 'sinceFuture' | 'dueEarly' | 'dueNoDay' | 'aboutMissing';

export interface DraftProblems {
  readonly line?: DraftProblem | undefined;
  readonly since?: DraftProblem | undefined;
  readonly dueOn?: DraftProblem | undefined;
  /** Of the number, by `fieldPath`. */
  readonly number: ReturnType<typeof validateForm>;
}

function dueProblem(dueOn: string, since: string): DraftProblem | undefined {
  if (dueOn === '') return undefined;
  // What is typed and is no day would be lost in silence.
  if (numberOfDay(dueOn) === undefined) return 'dueNoDay';
  return dueOn < since ? 'dueEarly' : undefined;
}

/** What stands in the way of saving; the number is checked as a reading is. */
export function draftProblems(draft: GoalDraft, today: string, birthDate: string | null): DraftProblems {
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

export const hasProblems = ({ line, since, dueOn, number }: DraftProblems): boolean =>
  [line, since, dueOn].some((problem) => problem !== undefined) || Object.keys(number).length > 0;
