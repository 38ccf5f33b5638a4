import { ageOn } from '#clinical';
import {
  type FormProblems,
  fieldPath,
  ofChecked,
  type PlacedReading,
  placedReadings,
  sectionFields,
  shownProblems,
  UNSAVED,
  validateForm,
} from '#forms';
import type { NewReading } from '#metrics';
import { type JudgedPatient, judgementOfReading, readingFlagOf } from '../findings/reading-flag.ts';
import { type JudgedReading, valueStatusesOf } from '../findings/typed-statuses.ts';
import type { ReadingEntryState } from './reading-entry-state.ts';
import { type Taken, type TakenProblem, takenAt, takenNow } from './reading-time.ts';

export interface EntryJudgeOptions {
  readonly patient: JudgedPatient | undefined;
  readonly timeZone: string;
  readonly now: () => number;
}

export const isProblem = (taken: Taken | TakenProblem): taken is TakenProblem => typeof taken === 'string';

/** Returns the entered reading without id and time, with the fields of its values. */
function placed({ form, values }: ReadingEntryState): PlacedReading | undefined {
  const [reading] = placedReadings(form, values, UNSAVED);
  return reading;
}

/** Returns the entered reading without id and time. */
export const measured = (state: ReadingEntryState): NewReading | undefined => placed(state)?.reading;

/** Whether all entered numbers have been left. Numbers being typed are not evaluated. */
function isComplete({ form, values, checked }: ReadingEntryState): boolean {
  if (checked === 'all') return true;
  return form.sections.every((section) =>
    sectionFields(section).every(({ control, key }) => {
      const isEntered = control === 'number' && String(values[section.key]?.[key] ?? '').trim() !== '';
      return !isEntered || checked.has(fieldPath({ section: section.key, key }));
    }),
  );
}

/** An unlikely number may be correct and critical. */
const mayBeRight = (problems: FormProblems): boolean =>
  Object.values(problems).every(({ code }) => code === 'unlikely' || code === 'meter-low');

type Flagged = Pick<ReadingEntryState, 'flag' | 'critical'>;
const NOTHING: Flagged = { flag: undefined, critical: undefined };

/** Evaluates and validates the entries. */
export function createEntryJudge({ patient, timeZone, now }: EntryJudgeOptions) {
  const birthDate = patient?.birthDate ?? null;
  const seconds = () => Math.floor(now() / 1000);
  const timeOf = ({ taken }: ReadingEntryState) => takenAt(taken, { now: seconds(), timeZone, birthDate });
  function problemsOf({ form, values, taken }: ReadingEntryState): FormProblems {
    const today = takenNow(seconds(), timeZone).date;
    const age = birthDate === null ? undefined : ageOn(birthDate, taken.date || today);
    return validateForm(form, values, { today, ...(age && { age }) });
  }
  /** Evaluates the entries as if stored now; undefined while the time is unknown. */
  function judgedOf(state: ReadingEntryState, time: Taken | TakenProblem): JudgedReading | undefined {
    const entered = placed(state);
    if (!entered || isProblem(time)) return undefined;
    const { timestamp: _, ...rest } = entered.reading;
    const reading = { ...rest, ...time };
    const judgement = judgementOfReading(reading, { patient, timeZone });
    return judgement && { ...entered, reading, judgement };
  }
  function flagged(state: ReadingEntryState, of: JudgedReading | undefined, problems: FormProblems): Flagged {
    if (!of || !isComplete(state) || !mayBeRight(problems)) return NOTHING;
    const flag = readingFlagOf(of.judgement);
    if (flag?.level !== 'critical') return { flag, critical: undefined };
    return { flag, critical: { kind: 'CRITICAL_READING', reading: of.reading, flag: flag.code } };
  }
  return {
    problemsOf,
    timeOf,
    derived(state: ReadingEntryState): ReadingEntryState {
      const problems = problemsOf(state);
      const isAsked = state.checked === 'all';
      const time = timeOf(state);
      const judged = judgedOf(state, time);
      return {
        ...state,
        problems: shownProblems(state, problems),
        takenProblem: isProblem(time) && (isAsked || time !== 'no-day') ? time : undefined,
        isEmpty: isAsked && Object.keys(problems).length === 0 && measured(state) === undefined,
        // Values are evaluated individually: a problem with one does not hide another's flag.
        faces: judged ? ofChecked(valueStatusesOf([judged]), state.checked) : {},
        ...flagged(state, judged, problems),
      };
    },
  };
}
