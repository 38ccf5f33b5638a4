import { wallTimeOf } from '#calls';
import { escalationProblems, withoutEscalation } from '#calls/findings';
import type { Age, PersonFacts } from '#clinical';
import { type FormContext, type FormProblems, type FormValues, validateForm } from '#forms';
import type { Judgement } from '#outbox';
import type { CaseSheetSection } from './section.ts';
import { asksReason, isEntered, type SheetState, startOf } from './section-state.ts';
import { judgeSheet, NO_FINDINGS, type SheetFindings } from './sheet-findings.ts';
import { hasReadings } from './sheet-readings.ts';
import type { SheetVersion } from './version.ts';

type Judged = Pick<SheetState, 'values' | 'newest' | 'checked'>;

/** Evaluates the entries of a section on demand. */
export interface SheetJudge {
  /** Returns the values to store; the hand-over only if there is a finding. */
  valuesToStore(state: Judged): FormValues;
  judge(state: SheetState): Judgement<SheetState>;
  /** Sets the facts about the patient. */
  learn(facts: PersonFacts): void;
}

export interface SheetJudgeOptions {
  readonly section: CaseSheetSection;
  readonly staffId: string;
  /** Returns the versions that the form continues. */
  readonly continued: (newest: readonly SheetVersion[]) => readonly SheetVersion[];
  readonly age?: Age | undefined;
  /** Facts about the patient. Without them, adult limits apply. */
  readonly facts?: PersonFacts | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Time zone of the facility, IANA. */
  readonly timeZone: string;
}

export function createSheetJudge(options: SheetJudgeOptions): SheetJudge {
  const { staffId, continued, age, now, timeZone } = options;
  let { facts } = options;
  const { form } = options.section;
  const isMeasured = hasReadings(form);
  const seconds = () => Math.floor(now() / 1000);
  const context = (): FormContext => ({
    today: wallTimeOf(seconds(), timeZone).date,
    ...(age && { age }),
  });
  function findingsIn({ values, newest = [], checked }: Judged, problems: FormProblems): SheetFindings {
    if (!isMeasured) return NO_FINDINGS;
    const before = continued(newest);
    const began = { values: startOf(form, before).values, newest: before };
    return judgeSheet({ form, values, checked, problems, began, facts, now: { at: seconds(), timeZone } });
  }
  function examined(state: Judged) {
    const problems = validateForm(form, state.values, context());
    const found = findingsIn(state, problems);
    if (!isMeasured) return { found, problems };
    const values = found.findings.length > 0 ? state.values : withoutEscalation(form, state.values);
    const ofValues = values === state.values ? problems : validateForm(form, values, context());
    const handedOver = escalationProblems(form, values, found.findings, wallTimeOf(seconds(), timeZone));
    return { found, problems: { ...ofValues, ...handedOver } };
  }
  return {
    learn(known) {
      facts = known;
    },
    valuesToStore: (state) =>
      !isMeasured || examined({ ...state, checked: 'all' }).found.findings.length > 0
        ? state.values
        : withoutEscalation(form, state.values),
    judge(state) {
      const { newest, values } = state;
      if (!newest) return { problems: {}, dirty: false };
      const { found, problems } = examined(state);
      return {
        problems,
        ...found,
        needsReason: asksReason(form, continued(newest), values, staffId),
        dirty: isEntered(form, continued(newest), values),
      };
    },
  };
}
