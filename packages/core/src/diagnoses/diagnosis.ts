/** A term with its code. */
export interface Diagnosis {
  /** ICD-10: a category such as `E11`, or a sub-category such as `E11.9`. */
  readonly code: string;
  /** In English, as the classification has it. */
  readonly term: string;
  /** What it is called besides. */
  readonly names: readonly string[];
}

const CODE = /^[A-Z]\d{2}(?:\.\d{1,2})?$/;
const LOOSE = /^([a-z]\d{2})\.?(\d{1,2})?$/i;

/** Whether a text is a code of ICD-10 by its form; tables differ in which there are. */
export const isDiagnosisCode = (text: string): boolean => CODE.test(text);

/** A code as it is written: e119 is E11.9. Undefined for what is no code. */
export function diagnosisCodeOf(text: string): string | undefined {
  const [, category, rest] = LOOSE.exec(text.trim()) ?? [];
  return category && (rest ? `${category}.${rest}` : category).toUpperCase();
}

const LINE = /^(\S+) ([^|]+)(?:\|(.+))?$/;

/** Reads a table of lines `code term|name,name`; a line of another form is left out. */
export function readDiagnoses(table: string): readonly Diagnosis[] {
  return table.split('\n').flatMap((line) => {
    const [, code = '', term = '', names = ''] = LINE.exec(line) ?? [];
    return isDiagnosisCode(code) ? [{ code, term, names: names === '' ? [] : names.split(',') }] : [];
  });
}
