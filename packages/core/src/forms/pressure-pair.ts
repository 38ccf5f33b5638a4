import type { FormSection } from './form-definition.ts';

/** The two numbers of a blood pressure in a section that has them. */
export function pressurePair(
  section: FormSection,
): { readonly systolic: string; readonly diastolic: string } | undefined {
  const keyOf = (part: string) => section.fields.find((field) => field.reading?.part === part)?.key;
  const systolic = keyOf('systolic');
  const diastolic = keyOf('diastolic');
  return systolic !== undefined && diastolic !== undefined ? { systolic, diastolic } : undefined;
}
