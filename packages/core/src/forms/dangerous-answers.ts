import type { FieldAt } from './definition/field-at.ts';
import type { FormDefinition } from './definition/form-definition.ts';
import { answeredBlocks, visibleForm } from './definition/visible-form.ts';
import type { FormValues } from './form-values.ts';

/** An answer that reports a danger. */
export interface DangerousAnswer {
  readonly at: FieldAt;
  readonly kind: string;
  /** Message key: the chosen option's, or the danger's own. */
  readonly label: string;
}

/** Returns the chosen options that report a danger, in the form's order. Hidden fields don't count. */
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
