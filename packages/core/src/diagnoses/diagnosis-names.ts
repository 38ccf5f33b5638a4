import { type Diagnosis, readDiagnoses } from './diagnosis.ts';
import { wordsOf } from './words-of.ts';

/** Names of illnesses in a table of diagnoses. */
export interface DiagnosisNames {
  /** Returns the codes of a term or synonym; empty if the table does not have it. */
  readonly codesOf: (name: string) => readonly string[];
  /** Whether any name in the table contains the word. */
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

/** Loads the names of the built-in table on first use. A failed load is retried on the next call. */
export function loadDiagnosisNames(): Promise<DiagnosisNames> {
  loading ??= import('./table/index.ts').then(({ ICD10 }) => createDiagnosisNames(readDiagnoses(ICD10)));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
