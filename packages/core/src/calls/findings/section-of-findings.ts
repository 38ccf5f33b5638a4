import { alertFor } from '#clinical';
import { dangerousAnswers, type FormDefinition, type FormValues } from '#forms';
import type { TypedFaces } from './typed-faces.ts';

/** By `fieldPath`, which begins with the section. */
const sectionOf = (path: string): string => path.split('.')[0] ?? path;

/**
 * The sections of what cannot wait, in the order of the form: those with a danger sign among the answers, and those with a
 * critical value.
 */
export function sectionsOfFindings(
  form: FormDefinition,
  values: FormValues,
  typed: TypedFaces,
): readonly string[] {
  const critical = Object.entries(typed)
    .filter(([, face]) => face.kind === 'flag' && alertFor(face.flag) === 'critical')
    .map(([path]) => sectionOf(path));
  const found = new Set([...dangerousAnswers(form, values).map(({ at }) => at.section), ...critical]);
  return form.sections.map(({ key }) => key).filter((key) => found.has(key));
}
