import type { LeafField } from './definition/form-definition.ts';

/** Returns the two numbers of a blood pressure among some fields, by stored key. */
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
