import { type Diagnosis, readDiagnoses } from './diagnosis.ts';
import { wordsOf } from './words-of.ts';

/** The names by which a table of diagnoses knows illnesses. */
export interface DiagnosisNames {
  /** The codes of a term or of another name of it, as it was written; empty for a name that the table does not have. */
  readonly codesOf: (name: string) => readonly string[];
  /** Whether a word is in any name of the table. */
  readonly hasWord: (word: string) => boolean;
}

function createDiagnosisNames(rows: readonly Diagnosis[]): DiagnosisNames {
  const codes = new Map<string, readonly string[]>();
  const words = new Set<string>();
  for (const { code, term, names } of rows) {
    for (const name of [term, ...names]) {
      const inName = wordsOf(name);
      for (const word of inName) words.add(word);
      const key = inName.join(' ');
      codes.set(key, [...(codes.get(key) ?? []), code]);
    }
  }
  return {
    codesOf: (name) => codes.get(wordsOf(name).join(' ')) ?? [],
    hasWord: (word) => wordsOf(word).every((one) => words.has(one)),
  };
}

let loading: Promise<DiagnosisNames> | undefined;

/** The names of the product's own table, loaded when they are first needed. A failed load is tried again. */
export function loadDiagnosisNames(): Promise<DiagnosisNames> {
  loading ??= import('./table/index.ts').then(({ ICD10 }) => createDiagnosisNames(readDiagnoses(ICD10)));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
