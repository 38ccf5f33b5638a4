import type { FieldAt } from './definition/field-at.ts';
import type { FormDefinition } from './definition/form-definition.ts';
import { answeredBlocks, visibleForm } from './definition/visible-form.ts';
import type { FormValues } from './form-values.ts';

/** An answer that cannot wait. */
export interface DangerousAnswer {
  readonly at: FieldAt;
  readonly kind: string;
  /** The message key of what it tells: the chosen option's, or its danger's own. */
  readonly label: string;
}

/**
 * The chosen options of a form that tell of a danger, in the form's order. Only what is asked with these values counts:
 * what a condition hides tells of none.
 */
export function dangerousAnswers(definition: FormDefinition, values: FormValues): readonly DangerousAnswer[] {
  return visibleForm(definition, values).flatMap((visible) =>
    answeredBlocks(visible).flatMap(({ row, fields, values: answers }) =>
      fields.flatMap((field): DangerousAnswer[] => {
        const { danger, key } = field;
        if (!danger || (field.control !== 'dropdown' && field.control !== 'multiselect')) return [];
        const value = answers[key];
        const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
        return field.options
          .filter((option) => danger.is.includes(option.value) && chosen.includes(option.value))
          .map((option) => ({
            at: { section: visible.section.key, row, key },
            kind: danger.kind,
            label: danger.labels?.[option.value] ?? option.label,
          }));
      }),
    ),
  );
}
