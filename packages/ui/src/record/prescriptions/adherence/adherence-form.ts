import {
  type AdherenceAnswer,
  type IssuedLine,
  isCurrent,
  lineState,
  MAX_MISSED_DOSES,
  type NewAdherence,
  type Prescription,
} from '@careline/core/internal/prescriptions';

export interface AskedLine {
  readonly line: IssuedLine;
  readonly prescriptionId: string;
}

/** Entries for one medicine. An empty answer is not saved. */
export interface AdherenceValues {
  readonly answer: AdherenceAnswer | '';
  readonly missedDoses: string;
  readonly reason: string;
}

export const NOT_ASKED: AdherenceValues = { answer: '', missedDoses: '', reason: '' };
export const TAKEN: AdherenceValues = { ...NOT_ASKED, answer: 'taken' };

/** Returns the lines active on a day (YYYY-MM-DD). */
export const linesToAsk = (prescriptions: readonly Prescription[], day: string): readonly AskedLine[] =>
  prescriptions.flatMap((prescription) =>
    prescription.lines
      .filter((line) => isCurrent(lineState(line, prescription, day)))
      .map((line) => ({ line, prescriptionId: prescription.id })),
  );

export type AdherenceProblem = 'missedMissing' | 'reasonMissing';

const dosesOf = (typed: string): number | undefined => {
  const doses = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0;
  return doses >= 1 && doses <= MAX_MISSED_DOSES ? doses : undefined;
};

export function problemOf({ answer, missedDoses, reason }: AdherenceValues): AdherenceProblem | undefined {
  if (answer === 'missed' && dosesOf(missedDoses) === undefined) return 'missedMissing';
  return answer === 'stopped' && reason.trim().length < 3 ? 'reasonMissing' : undefined;
}

/** Returns the answer to send; undefined if there is none or it is incomplete. */
export function answerOf(
  { line, prescriptionId }: AskedLine,
  values: AdherenceValues,
): Omit<NewAdherence, 'id'> | undefined {
  const { answer, missedDoses, reason } = values;
  if (answer === '' || problemOf(values)) return undefined;
  return {
    ...{ prescriptionId, lineId: line.id, answer },
    missedDoses: answer === 'missed' ? (dosesOf(missedDoses) ?? null) : null,
    reason: answer === 'taken' ? '' : reason.trim(),
  };
}
