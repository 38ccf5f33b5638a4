import { type Finding, kindsOfFindings } from '@careline/core/internal/calls/findings';
import { ESCALATION } from '@careline/core/internal/calls/forms';
import type { FormDefinition, LeafField } from '@careline/core/internal/forms';
import { useMemo } from 'react';

/** Returns the form's escalation card as a separate form. Only actual findings can be ticked. */
export function useCardForm(form: FormDefinition, findings: readonly Finding[]): FormDefinition | undefined {
  const kinds = kindsOfFindings(findings).join(' ');
  return useMemo(() => {
    const section = form.sections.find(({ key }) => key === ESCALATION);
    if (!section) return undefined;
    const asked = kinds.split(' ');
    const fields = (section.fields as readonly LeafField[]).map((field) =>
      field.control === 'multiselect'
        ? { ...field, options: field.options.filter(({ value }) => asked.includes(value)) }
        : field,
    );
    const { apart: _, ...drawn } = section;
    return { id: form.id, sections: [{ ...drawn, fields, required: true }] };
  }, [form, kinds]);
}
