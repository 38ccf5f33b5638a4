import type { VisibleSection } from '../definition/visible-form.ts';
import { isAnswered } from '../form-values.ts';
import type { FormProblems } from './field-problem.ts';

/** Progress of a section. */
export interface SectionProgress {
  readonly answered: number;
  /** Number of shown fields, including rows. */
  readonly asked: number;
  /** Number of shown problems that prevent saving. */
  readonly problems: number;
}

/** Returns the progress of a shown section; `problems` are those of the whole form. */
export function sectionProgress(
  { section, own, rows }: VisibleSection,
  problems: FormProblems,
): SectionProgress {
  const answered = [own, ...rows].flatMap(({ fields, values }) =>
    fields.map((field) => isAnswered([field], values)),
  );
  return {
    answered: answered.filter(Boolean).length,
    asked: answered.length,
    problems: Object.keys(problems).filter((path) => path.startsWith(`${section.key}.`)).length,
  };
}
