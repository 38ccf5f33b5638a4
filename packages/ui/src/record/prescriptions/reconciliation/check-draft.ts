import {
  MAX_CHECK_TEXT,
  MAX_OUTSIDE_NAME,
  type MedicineAnswer,
  type MedicineList,
  type NewMedicineCheck,
} from '@careline/core/internal/prescriptions';

export interface AskedMedicine {
  /** Id of the line, or of the statement about a medicine from elsewhere. */
  readonly id: string;
  readonly name: string;
  readonly directions: string;
}

export interface OutsideFields {
  readonly id: string;
  readonly name: string;
  readonly dose: string;
  readonly since: string;
  readonly prescribedBy: string;
}

/** Answers so far. A medicine without an answer is missing. */
export interface CheckDraft {
  readonly answers: Readonly<Record<string, MedicineAnswer>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly added: readonly OutsideFields[];
}

export const EMPTY_CHECK: CheckDraft = { answers: {}, texts: {}, added: [] };

const textOf = ({ texts }: CheckDraft, id: string): string => (texts[id] ?? '').trim();

/** Returns whether the change, or the reason for stopping, is still missing. */
export const lacksText = (draft: CheckDraft, id: string): boolean =>
  (draft.answers[id] ?? 'continues') !== 'continues' && textOf(draft, id).length < 3;

/** Returns the check to send. A changed medicine from elsewhere is sent as it is now written. */
export function checkOf(
  draft: CheckDraft,
  asked: readonly AskedMedicine[],
  { outside }: Pick<MedicineList, 'outside'>,
): Pick<NewMedicineCheck, 'lines' | 'outside'> {
  const lines = asked.flatMap(({ id }) => {
    const answer = draft.answers[id];
    return answer ? [{ lineId: id, answer, text: textOf(draft, id).slice(0, MAX_CHECK_TEXT) }] : [];
  });
  const known = outside.flatMap(({ id, name, dose, since, prescribedBy }) => {
    const answer = draft.answers[id];
    if (!answer) return [];
    const now = answer === 'changed' ? textOf(draft, id) : dose;
    const reason = answer === 'stopped' && { reason: textOf(draft, id).slice(0, MAX_CHECK_TEXT) };
    return [{ id, name, dose: now.slice(0, MAX_CHECK_TEXT), since, prescribedBy, answer, ...reason }];
  });
  const added = draft.added.map((one) => ({
    id: one.id,
    name: one.name.trim().slice(0, MAX_OUTSIDE_NAME),
    dose: one.dose.trim(),
    since: one.since.trim(),
    prescribedBy: one.prescribedBy.trim(),
    answer: 'continues' as const,
  }));
  return { lines, outside: [...known, ...added] };
}
