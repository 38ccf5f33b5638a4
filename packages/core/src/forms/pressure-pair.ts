import type { LeafField } from './definition/form-definition.ts';

/** The two numbers of a blood pressure among fields that have them, by their stored keys. */
export function pressurePair(
  fields: readonly LeafField[],
): { readonly systolic: string; readonly diastolic: string } | undefined {
  const keyOf = (part: 'systolic' | 'diastolic') =>
    fields.find(
      (field) => field.control === 'number' && (field.reading?.part === part || field.measure === part),
    )?.key;
  const systolic = keyOf('systolic');
  const diastolic = keyOf('diastolic');
  return systolic !== undefined && diastolic !== undefined ? { systolic, diastolic } : undefined;
}
