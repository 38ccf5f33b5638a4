import { type FormDefinition, type FormProblems, fieldPath } from '@careline/core/forms';
import { useFormLabel } from '../../messages/index.ts';
import type { SummaryEntry } from './error-summary.tsx';
import { fieldId } from './field-id.ts';
import { useProblemText } from './use-problem-text.ts';

/** The entries of the error summary, in the order of the form. */
export function useFormSummary(
  definition: FormDefinition,
  problems: FormProblems,
  idPrefix: string,
): readonly SummaryEntry[] {
  const labelOf = useFormLabel();
  const textOf = useProblemText();
  return definition.sections.flatMap((section) =>
    section.fields.flatMap((field) => {
      const path = fieldPath(section.key, field.key);
      const problem = problems[path];
      return problem
        ? [{ id: fieldId(idPrefix, path), text: `${labelOf(field.label)}: ${textOf(problem)}` }]
        : [];
    }),
  );
}
