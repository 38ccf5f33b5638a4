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
  /** The goal that is changed; without it a new one is set. */
  readonly goal: Goal | undefined;
  /** Null where it is not known, and an adult's limits hold. */
  readonly birthDate: string | null;
  /** YYYY-MM-DD */
  readonly today: string;
}

export interface GoalEntryState extends GoalDraft, EditedForm {
  /** The version that was seen. */
  readonly base: Goal | undefined;
  /** What is shown of what keeps it from being saved, beside what is wrong with the number. */
  readonly wrong: Omit<GoalProblems, 'number'>;
  readonly isDirty: boolean;
}

export interface GoalEntry extends FormEditor<GoalEntryState> {
  change(change: Partial<Omit<GoalDraft, 'line' | 'values'>>): void;
  /** What it is about; another value begins with its own units. */
  choose(line: GoalLine | undefined): void;
  /** Shows from now on what is wrong; answers whether nothing is. */
  check(): boolean;
  /** What was entered goes on top of what somebody else stored meanwhile. */
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

/** A goal as it is entered, on top of the version that was seen. */
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
