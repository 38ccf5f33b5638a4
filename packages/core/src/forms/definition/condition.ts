/**
 * When a field is shown. A condition reads a field in the same row, or else in the same or the named section. For
 * lists one matching entry is enough. Hidden fields have no value.
 */
export type Condition =
  | {
      readonly field: string;
      /** Section key; defaults to the condition's own section. */
      readonly section?: string;
      /** Matching values. */
      readonly is: readonly (string | boolean)[];
    }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

/** Returns a field's value; undefined if it has none or is hidden. */
export type AnswerOf = (field: string, section: string | undefined) => unknown;

export function holds(condition: Condition, answerOf: AnswerOf): boolean {
  if ('all' in condition) return condition.all.every((one) => holds(one, answerOf));
  if ('any' in condition) return condition.any.some((one) => holds(one, answerOf));
  if ('not' in condition) return !holds(condition.not, answerOf);
  const value = answerOf(condition.field, condition.section);
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.some((one) => condition.is.some((wanted) => wanted === one));
}

/** Returns the fields that a condition reads. */
export function fieldsAsked(
  condition: Condition,
): readonly { readonly field: string; readonly section?: string }[] {
  if ('all' in condition) return condition.all.flatMap(fieldsAsked);
  if ('any' in condition) return condition.any.flatMap(fieldsAsked);
  if ('not' in condition) return fieldsAsked(condition.not);
  return [condition];
}
