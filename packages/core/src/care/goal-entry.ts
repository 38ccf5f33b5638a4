import { createStore } from 'zustand/vanilla';
import {
  createFormEditor,
  type EditedForm,
  type FormEditor,
  initialValues,
  NOTHING_CHECKED,
  sameValue,
  shownProblems,
} from '#forms';
import { type Goal, type GoalLine, goalForm, mergeGoal } from './goal.ts';
import {
  emptyGoal,
  type GoalDraft,
  type GoalProblems,
  goalContentOf,
  goalDraftOf,
  goalProblems,
  hasGoalProblems,
} from './goal-draft.ts';

export interface GoalEntryOptions {
  /** The goal to edit; absent for a new one. */
  readonly goal: Goal | undefined;
  /** Null if unknown: adult limits then apply. */
  readonly birthDate: string | null;
  /** YYYY-MM-DD */
  readonly today: string;
}

export interface GoalEntryState extends GoalDraft, EditedForm {
  /** The version that the edit is based on. */
  readonly base: Goal | undefined;
  /** Visible problems, except those of the number. */
  readonly wrong: Omit<GoalProblems, 'number'>;
  readonly isDirty: boolean;
}

export interface GoalEntry extends FormEditor<GoalEntryState> {
  change(change: Partial<Omit<GoalDraft, 'line' | 'values'>>): void;
  /** Sets the subject of the goal. Another value starts with its own units. */
  choose(line: GoalLine | undefined): void;
  /** Shows problems from now on. Returns whether there are none. */
  check(): boolean;
  /** Applies the entered changes on top of a version that someone else saved. */
  mergeInto(theirs: Goal): void;
}

const entered = ({ line, comparator, values, since, dueOn, note }: GoalDraft): GoalDraft => ({
  line,
  comparator,
  values,
  since,
  dueOn,
  note,
});

/** Creates the edit state of a goal. */
export function createGoalEntry({ goal, birthDate, today }: GoalEntryOptions): GoalEntry {
  const first = goal ? goalDraftOf(goal) : emptyGoal(today);
  const store = createStore<GoalEntryState>(() => ({
    ...first,
    base: goal,
    checked: NOTHING_CHECKED,
    problems: {},
    wrong: {},
    isDirty: false,
  }));

  function set(patch: Partial<GoalEntryState>): void {
    const next = { ...store.getState(), ...patch };
    const { number, ...rest } = goalProblems(next, today, birthDate);
    store.setState({
      ...next,
      problems: shownProblems(next, number),
      wrong: next.checked === 'all' ? rest : {},
      isDirty: !sameValue(entered(next), first),
    });
  }

  return {
    ...createFormEditor({ store, form: ({ line }) => line && goalForm(line), set }),
    change: set,
    choose: (line) => set({ line, values: line ? initialValues(goalForm(line)) : {} }),
    check() {
      set({ checked: 'all' });
      return !hasGoalProblems(goalProblems(store.getState(), today, birthDate));
    },
    mergeInto(theirs) {
      const state = store.getState();
      const merged = state.base && goalDraftOf(theirs, mergeGoal(state.base, goalContentOf(state), theirs));
      set({ ...merged, base: theirs });
    },
  };
}
