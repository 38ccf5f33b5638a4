import { isoDay } from '#formatting';
import { type FormProblems, shownProblems } from '#forms';
import type { RegisteredPatient } from '#patients/registration';
import type { Refusals } from '../registration-form/refused-fields.ts';
import { changeForm } from './change-form.ts';
import { changeOfForm, type EnteredChange } from './change-of-form.ts';
import { type ChangeMoment, changeDoubts, changeProblems } from './change-rules.ts';
import { type ChangeState, isChangeable } from './change-state.ts';

/** What follows from what is entered, at the time it is asked for. */
export interface ChangeJudge {
  /** What would be sent of it. */
  changeOf(state: Pick<ChangeState, 'values'>, patient: RegisteredPatient): EnteredChange;
  /** Everything that keeps it from being saved. */
  problemsOf(state: Pick<ChangeState, 'patient' | 'values'>): FormProblems;
  /** The state with what it shows of that. */
  judged(state: ChangeState): ChangeState;
}

export const hasChange = ({ change }: EnteredChange): boolean => Object.keys(change).length > 0;

export interface ChangeJudgeOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The facility's, IANA. */
  readonly timeZone: string;
  readonly refusals: Refusals;
}

export function createChangeJudge({ now, timeZone, refusals }: ChangeJudgeOptions): ChangeJudge {
  const moment = (): ChangeMoment => ({
    today: isoDay(now() / 1000, timeZone) ?? '',
    now: Math.floor(now() / 1000),
  });

  const changeOf: ChangeJudge['changeOf'] = ({ values }, patient) =>
    changeOfForm(values, patient, moment().today);

  const problemsOf: ChangeJudge['problemsOf'] = ({ patient, values }) =>
    patient
      ? { ...changeProblems(values, patient, moment()), ...refusals.standing(changeForm(patient), values) }
      : {};

  return {
    changeOf,
    problemsOf,
    judged(state) {
      const { patient, values, phase } = state;
      if (!patient) return state;
      const isOpen = isChangeable(state);
      return {
        ...state,
        problems: shownProblems(state, isOpen ? problemsOf(state) : {}),
        doubts: isOpen ? changeDoubts(values, patient, moment()) : [],
        dirty: phase !== 'waiting' && hasChange(changeOf(state, patient)),
      };
    },
  };
}
