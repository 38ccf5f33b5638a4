import type { VisibleSection } from '../definition/visible-form.ts';
import { isAnswered } from '../form-values.ts';
import type { FormProblems } from './field-problem.ts';

/** How far a section is filled in. */
export interface SectionProgress {
  readonly answered: number;
  /** All fields that are asked now, those of its rows included. */
  readonly asked: number;
  /** Fields that keep the form from being saved, as far as they are shown. */
  readonly problems: number;
}

/** The progress of a section that is asked; `problems` are those of the whole form. */
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
