import {
  CASE_SHEET_SECTIONS,
  type CaseSheetSectionKey,
  type SheetVersion,
} from '@careline/core/internal/case-sheets';
import { NOW, vitaId } from './patient-care.ts';

export const SHEET = '00000000-0000-4000-8000-0000000000c0';
export const ME = '00000000-0000-4000-8000-0000000000a1';
export const COLLEAGUE = '00000000-0000-4000-8000-0000000000a2';

const id = (number: number) => `00000000-0000-4000-8000-00000000c${String(number).padStart(3, '0')}`;

/** A section version that a colleague wrote an hour ago. */
export const aVersion = (
  number: number,
  answers: SheetVersion['answers'],
  facts: Partial<SheetVersion> & { readonly section?: CaseSheetSectionKey } = {},
): SheetVersion => ({
  id: id(number),
  vitaId,
  facilityId: id(900),
  section: 'ALLERGIES',
  number,
  form: CASE_SHEET_SECTIONS[facts.section ?? 'ALLERGIES'].form.id,
  answers,
  follows: number > 1 ? [id(number - 1)] : [],
  encounterId: null,
  reason: null,
  author: { id: COLLEAGUE, name: 'Dr Rao' },
  at: NOW / 1000 - 3600,
  metaInfo: { updatedAt: NOW / 1000 - 3600, createdAt: NOW / 1000 - 3600, deleted: false, source: 'manual' },
  ...facts,
});

/** An allergy to each substance. */
export const allergicTo = (...substances: readonly string[]): SheetVersion['answers'] => ({
  statement: { noneKnown: false },
  allergies: { allergies: substances.map((substance) => ({ substance, kind: 'DRUG' })) },
});

export const NONE_KNOWN: SheetVersion['answers'] = { statement: { noneKnown: true } };
