export interface Diagnosis {
  /** ICD-10: a category such as `E11`, or a sub-category such as `E11.9`. */
  readonly code: string;
  /** English term of the classification. */
  readonly term: string;
  /** Synonyms. */
  readonly names: readonly string[];
}

const CODE = /^[A-Z]\d{2}(?:\.\d{1,2})?$/;
const LOOSE = /^([a-z]\d{2})\.?(\d{1,2})?$/i;

/** Whether a text has the form of an ICD-10 code. It may not be in the table. */
export const isDiagnosisCode = (text: string): boolean => CODE.test(text);

/** Returns a code in its usual form (e119 becomes E11.9); undefined if the text is not a code. */
export function diagnosisCodeOf(text: string): string | undefined {
  const [, category, rest] = LOOSE.exec(text.trim()) ?? [];
  return category && (rest ? `${category}.${rest}` : category).toUpperCase();
}

const LINE = /^(\S+) ([^|]+)(?:\|(.+))?$/;

/** Reads a table with lines of the form `code term|name,name`. Other lines are skipped. */
export function readDiagnoses(table: string): readonly Diagnosis[] {
  return table.split('\n').flatMap((line) => {
    const [, code = '', term = '', names = ''] = LINE.exec(line) ?? [];
    return isDiagnosisCode(code) ? [{ code, term, names: names === '' ? [] : names.split(',') }] : [];
  });
}
