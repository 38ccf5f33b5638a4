/**
 * When something is asked. A question about a field is about its value in the same row, else in the same section, or in
 * the section it names; of a list, one chosen entry is enough. A field that is not shown itself has no value.
 */
export type Condition =
  | {
      readonly field: string;
      /** The key of another section; the condition's own where it is left out. */
      readonly section?: string;
      /** The values it holds for. */
      readonly is: readonly (string | boolean)[];
    }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

/** What a field's value is; undefined where it has none or is not shown. */
export type AnswerOf = (field: string, section: string | undefined) => unknown;

/** Whether a condition holds. */
export function holds(condition: Condition, answerOf: AnswerOf): boolean {
  if ('all' in condition) return condition.all.every((one) => holds(one, answerOf));
  if ('any' in condition) return condition.any.some((one) => holds(one, answerOf));
  if ('not' in condition) return !holds(condition.not, answerOf);
  const value = answerOf(condition.field, condition.section);
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.some((one) => condition.is.some((wanted) => wanted === one));
}

/** The fields a condition asks about. */
export function fieldsAsked(
  condition: Condition,
): readonly { readonly field: string; readonly section?: string }[] {
  if ('all' in condition) return condition.all.flatMap(fieldsAsked);
  if ('any' in condition) return condition.any.flatMap(fieldsAsked);
  if ('not' in condition) return fieldsAsked(condition.not);
  return [condition];
}
