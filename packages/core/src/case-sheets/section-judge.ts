import type { Age } from '#clinical';
import { isoDay } from '#formatting';
import { type FormContext, type FormProblems, shownProblems, validateForm } from '#forms';
import type { CaseSheetSection } from './section.ts';
import { asksReason, isEntered, isSheetEditable, type SheetState } from './section-state.ts';

/** What follows from what is entered in a section, at the time it is asked for. */
export interface SheetJudge {
  /** Everything that keeps it from being saved. */
  problemsOf(state: Pick<SheetState, 'values'>): FormProblems;
  /** The state with what it shows of that. */
  judged(state: SheetState): SheetState;
}

export interface SheetJudgeOptions {
  readonly section: CaseSheetSection;
  readonly staffId: string;
  readonly age?: Age | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The facility's, IANA. */
  readonly timeZone: string;
}

export function createSheetJudge({ section, staffId, age, now, timeZone }: SheetJudgeOptions): SheetJudge {
  const { form } = section;
  const context = (): FormContext => ({
    today: isoDay(now() / 1000, timeZone) ?? '',
    ...(age && { age }),
  });
  const problemsOf: SheetJudge['problemsOf'] = ({ values }) => validateForm(form, values, context());
  return {
    problemsOf,
    judged(state) {
      const { newest, values, phase } = state;
      if (!newest) return state;
      return {
        ...state,
        problems: shownProblems(state, isSheetEditable(state) ? problemsOf(state) : {}),
        needsReason: asksReason(form, newest, values, staffId),
        dirty: phase !== 'waiting' && isEntered(form, newest, values),
      };
    },
  };
}
