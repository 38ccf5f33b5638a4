import { allergyKey as keyOf } from './allergies.ts';
import type { CaseSheetSectionKey } from './section-key.ts';
import type { SheetSection, SheetVersion } from './version.ts';

/** A valid diagnosis as recorded in the sheet. */
export interface SheetDiagnosis {
  readonly id: string;
  readonly term: string;
  /** ICD-10; empty for free text. */
  readonly code: string;
  readonly isProvisional: boolean;
}

type Row = Readonly<Record<string, unknown>>;

const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Ruled-out and resolved diagnoses are not current. */
const holds = ({ certainty, status }: Row): boolean => certainty !== 'RULED_OUT' && status !== 'RESOLVED';

/** Reads the newest versions of the section DIAGNOSIS. For merged records, terms of both without duplicates. */
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

/** ICD-10 codes of diabetes mellitus. Gestational diabetes has its own code and ends with the pregnancy. */
const DIABETES_CODE = /^E1[0-4]/;
const DIABETES_WORDS = /\bdiabet(?:es|ic)\b|\bT[12]DM\b|मधुमेह|डायबिटीज/i;
/** Excludes family history, gestational diabetes and prediabetes, like for imported conditions. */
const NO_DIABETES =
  /family history|history of .*(?:mother|father)|gestational|in pregnancy|insipidus|pre-?diabet|risk of|screening|गर्भावस्था|प्रीडायबिटीज/i;

/** Whether a diagnosis is diabetes, by code or else by text. Provisional diagnoses don't count. */
export const isDiabetesDiagnosis = ({ term, code, isProvisional }: Omit<SheetDiagnosis, 'id'>): boolean => {
  if (isProvisional) return false;
  return code === '' ? DIABETES_WORDS.test(term) && !NO_DIABETES.test(term) : DIABETES_CODE.test(code);
};

/** Sections in which diabetes can be recorded. */
export const DIABETES_SECTIONS = [
  'DIAGNOSIS',
  'PAST_HISTORY',
] as const satisfies readonly CaseSheetSectionKey[];

/** Whether a past history has a current diabetes, or the checkbox without any row with details. */
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

/** Whether a version records diabetes, as a diagnosis or as a past illness. */
export function namesDiabetes(version: Pick<SheetVersion, 'id' | 'section' | 'answers'>): boolean {
  if (version.section === 'PAST_HISTORY') return isInHistory(version.answers);
  if (version.section !== 'DIAGNOSIS') return false;
  return readDiagnoses({ newest: [version as SheetVersion] }).some(isDiabetesDiagnosis);
}
