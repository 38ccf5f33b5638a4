import { alertFor } from '#clinical';
import { dangerousAnswers, type FormDefinition, type FormValues } from '#forms';
import type { TypedStatuses } from './typed-statuses.ts';

/** Returns the section of a `fieldPath`. */
const sectionOf = (path: string): string => path.split('.')[0] ?? path;

/** Returns the sections with findings, in form order: those with danger signs, and those with critical values. */
export function sectionsOfFindings(
  form: FormDefinition,
  values: FormValues,
  typed: TypedStatuses,
): readonly string[] {
  const critical = Object.entries(typed)
    .filter(([, face]) => face.kind === 'flag' && alertFor(face.flag) === 'critical')
    .map(([path]) => sectionOf(path));
  const found = new Set([...dangerousAnswers(form, values).map(({ at }) => at.section), ...critical]);
  return form.sections.map(({ key }) => key).filter((key) => found.has(key));
}
