import { allergyKey as keyOf } from './allergies.ts';
import type { CaseSheetSectionKey } from './section-key.ts';
import type { SheetSection, SheetVersion } from './version.ts';

/** A diagnosis as somebody wrote it in the sheet, which holds still. */
export interface SheetDiagnosis {
  readonly id: string;
  readonly term: string;
  /** ICD-10; empty where the term is in own words. */
  readonly code: string;
  readonly isProvisional: boolean;
}

type Row = Readonly<Record<string, unknown>>;

const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What was found not to be there, and what has gone, is known of the patient no more. */
const holds = ({ certainty, status }: Row): boolean => certainty !== 'RULED_OUT' && status !== 'RESOLVED';

/** Read from the newest versions of the section DIAGNOSIS: of two merged records what both say, each term once. */
export function readDiagnoses({ newest }: Pick<SheetSection, 'newest'>): readonly SheetDiagnosis[] {
  const found = new Map<string, SheetDiagnosis>();
  for (const { id, answers } of newest) {
    const rows: unknown = answers.diagnoses?.diagnoses;
    for (const [place, row] of (Array.isArray(rows) ? rows : []).filter(isRow).filter(holds).entries()) {
      const term = textOf(row.term);
      const isProvisional = row.certainty === 'PROVISIONAL';
      const key = keyOf(term);
      const known = key !== '' && found.get(key);
      if (key === '' || (known && !known.isProvisional)) continue;
      found.set(key, { id: `${id} ${place}`, term, code: textOf(row.code), isProvisional });
    }
  }
  return [...found.values()];
}

/** Of ICD-10: every diabetes mellitus. That of a pregnancy has a code of its own, and ends with it. */
const DIABETES_CODE = /^E1[0-4]/;
const DIABETES_WORDS = /\bdiabet(?:es|ic)\b|\bT[12]DM\b|मधुमेह|डायबिटीज/i;
/** As in imported conditions: what is in the family, in a pregnancy or only near is none. */
const NO_DIABETES =
  /family history|history of .*(?:mother|father)|gestational|in pregnancy|insipidus|pre-?diabet|risk of|screening|गर्भावस्था|प्रीडायबिटीज/i;

/** Whether a diagnosis is a diabetes: by its code, and without one by its words. What is provisional is not known yet. */
export const isDiabetesDiagnosis = ({ term, code, isProvisional }: Omit<SheetDiagnosis, 'id'>): boolean => {
  if (isProvisional) return false;
  return code === '' ? DIABETES_WORDS.test(term) && !NO_DIABETES.test(term) : DIABETES_CODE.test(code);
};

/** The sections in which a diabetes is written. */
export const DIABETES_SECTIONS = [
  'DIAGNOSIS',
  'PAST_HISTORY',
] as const satisfies readonly CaseSheetSectionKey[];

/** Of a past history: an illness that is not over, or the tick that somebody had it where no illness says more of it. */
function isInHistory({ illnesses }: SheetVersion['answers']): boolean {
  const { illnesses: rows, asked }: Row = illnesses ?? {};
  const named = (Array.isArray(rows) ? rows : [])
    .filter(isRow)
    .filter(({ illness, code }) =>
      isDiabetesDiagnosis({ term: textOf(illness), code: textOf(code), isProvisional: false }),
    );
  if (named.length > 0) return named.some(({ state }) => state !== 'CURED');
  return Array.isArray(asked) && asked.includes('DIABETES');
}

/** Whether a version says that the patient has diabetes: as a diagnosis, or as an illness of their history. */
export function namesDiabetes(version: Pick<SheetVersion, 'id' | 'section' | 'answers'>): boolean {
  if (version.section === 'PAST_HISTORY') return isInHistory(version.answers);
  if (version.section !== 'DIAGNOSIS') return false;
  return readDiagnoses({ newest: [version as SheetVersion] }).some(isDiabetesDiagnosis);
}
