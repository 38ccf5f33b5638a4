import { CASE_SHEET_SECTIONS, type NewSheetVersion } from '@careline/core/internal/case-sheets';
import { newId } from '../../src/platform/database/new-id.ts';

/** The first version of a section: allergies unknown. */
export const aSheetVersion = (
  vitaId: string,
  now: number,
  facts: Partial<NewSheetVersion> = {},
): NewSheetVersion => ({
  id: newId(),
  vitaId,
  section: 'ALLERGIES',
  form: CASE_SHEET_SECTIONS[facts.section ?? 'ALLERGIES'].form.id,
  answers: { statement: { noneKnown: true } },
  follows: [],
  metaInfo: { updatedAt: now },
  ...facts,
});

/** The answers of a patient who is allergic to each substance. */
export const allergicTo = (...substances: readonly string[]): NewSheetVersion['answers'] => ({
  statement: { noneKnown: false },
  allergies: { allergies: substances.map((substance) => ({ substance, kind: 'DRUG' })) },
});
