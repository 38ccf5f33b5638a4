import { ageOn } from '#clinical';
import { type FormProblems, fieldPath, readingsFrom, sectionFields, validateForm } from '#forms';
import type { NewReading } from '#metrics';
import type { ReadingEntryState } from './reading-entry-state.ts';
import { flagOfReading, type JudgedPatient } from './reading-flag.ts';
import { type Taken, type TakenProblem, takenAt, takenNow } from './reading-time.ts';

export interface EntryJudgeOptions {
  readonly patient: JudgedPatient | undefined;
  readonly timeZone: string;
  readonly now: () => number;
}

export const isProblem = (taken: Taken | TakenProblem): taken is TakenProblem => typeof taken === 'string';

/** What is measured, with neither an id nor a time of its own. */
export function measured({ form, values }: ReadingEntryState): NewReading | undefined {
  const [reading] = readingsFrom(form, values, { timestamp: 0, metaInfo: { updatedAt: 0 }, newId: () => '' });
  return reading;
}

/** Whether every number that is entered was left: a number that is still typed is judged by nobody. */
function isComplete({ form, values, checked }: ReadingEntryState): boolean {
  if (checked === 'all') return true;
  return form.sections.every((section) =>
    sectionFields(section).every(({ control, key }) => {
      const isEntered = control === 'number' && String(values[section.key]?.[key] ?? '').trim() !== '';
      return !isEntered || checked.has(fieldPath({ section: section.key, key }));
    }),
  );
}

const shownOf = (all: FormProblems, checked: ReadingEntryState['checked']): FormProblems =>
  checked === 'all' ? all : Object.fromEntries(Object.entries(all).filter(([path]) => checked.has(path)));

/** An unlikely number may be right, and critical. */
const mayBeRight = (problems: FormProblems): boolean =>
  Object.values(problems).every(({ code }) => code === 'unlikely');

type Judged = Pick<ReadingEntryState, 'flag' | 'critical'>;
const NOTHING: Judged = { flag: undefined, critical: undefined };

/** Judges and checks what is entered. */
export function createEntryJudge({ patient, timeZone, now }: EntryJudgeOptions) {
  const birthDate = patient?.birthDate ?? null;
  const seconds = () => Math.floor(now() / 1000);
  const timeOf = ({ taken }: ReadingEntryState) => takenAt(taken, { now: seconds(), timeZone, birthDate });
  function problemsOf({ form, values, taken }: ReadingEntryState): FormProblems {
    const today = takenNow(seconds(), timeZone).date;
    const age = birthDate === null ? undefined : ageOn(birthDate, taken.date || today);
    return validateForm(form, values, { today, ...(age && { age }) });
  }
  function judged(state: ReadingEntryState, problems: FormProblems): Judged {
    const reading = measured(state);
    const time = timeOf(state);
    if (!reading || isProblem(time) || !isComplete(state) || !mayBeRight(problems)) return NOTHING;
    const { timestamp: _, ...rest } = reading;
    const told = { ...rest, ...time };
    const flag = flagOfReading(told, { patient, timeZone });
    if (flag?.level !== 'critical') return { flag, critical: undefined };
    return { flag, critical: { kind: 'CRITICAL_READING', reading: told, flag: flag.code } };
  }
  return {
    problemsOf,
    timeOf,
    derived(state: ReadingEntryState): ReadingEntryState {
      const problems = problemsOf(state);
      const isAsked = state.checked === 'all';
      const time = timeOf(state);
      return {
        ...state,
        problems: shownOf(problems, state.checked),
        takenProblem: isProblem(time) && (isAsked || time !== 'no-day') ? time : undefined,
        isEmpty: isAsked && Object.keys(problems).length === 0 && measured(state) === undefined,
        ...judged(state, problems),
      };
    },
  };
}
