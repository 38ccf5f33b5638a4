import * as v from 'valibot';
import { nonEmptyTextSchema, textSchema } from '#http';

export const MAX_SET_DIAGNOSIS = 200;

/** The diagnosis of a set of medicines. */
export const setDiagnosisSchema = v.strictObject({
  term: nonEmptyTextSchema(MAX_SET_DIAGNOSIS),
  /** ICD-10; empty for the doctor's own words. */
  code: textSchema(10),
});
export type SetDiagnosis = v.InferOutput<typeof setDiagnosisSchema>;

/** A diagnosis in a case sheet or on paper. */
export interface WrittenDiagnosis {
  readonly term: string;
  readonly code?: string | undefined;
}

const categoryOf = ({ code = '' }: WrittenDiagnosis): string => code.slice(0, 3).toUpperCase();
const wordsOf = ({ term }: WrittenDiagnosis): string =>
  term
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Whether two diagnoses are the same illness: one ICD-10 category, or the same words without a code. */
export function isSameDiagnosis(one: WrittenDiagnosis, other: WrittenDiagnosis): boolean {
  const [category, otherCategory] = [categoryOf(one), categoryOf(other)];
  if (category !== '' && otherCategory !== '') return category === otherCategory;
  return wordsOf(one) === wordsOf(other);
}
