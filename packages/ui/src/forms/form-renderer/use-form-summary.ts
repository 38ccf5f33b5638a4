import {
  type FieldAt,
  type FormDefinition,
  type FormProblems,
  type FormSection,
  type FormValues,
  fieldPath,
  type LeafField,
  leafFields,
  rowsOf,
  type SectionValues,
  sectionFields,
} from '@careline/core/forms';
import { useFormLabel, useMessages } from '../../messages/index.ts';
import type { SummaryEntry } from './error-summary.tsx';
import { fieldId } from './field-id.ts';
import { messages } from './form-renderer.messages.ts';
import { useProblemText } from './texts/use-problem-text.ts';

interface Place {
  readonly at: FieldAt;
  readonly label: string;
  readonly field?: LeafField;
  readonly values?: SectionValues;
}

/** Every place of a section that a problem can have, in the order in which it is drawn. */
function placesOf(section: FormSection, values: SectionValues): readonly Place[] {
  const { key, fields, group } = section;
  const own = leafFields(fields).map((field): Place => {
    return { at: { section: key, key: field.key }, label: field.label, field, values };
  });
  if (!group) return own;
  const rows = rowsOf(section, values).flatMap((row, index) =>
    leafFields(group.fields).map((field): Place => {
      return { at: { section: key, row: index, key: field.key }, label: field.label, field, values: row };
    }),
  );
  return [...own, ...rows, { at: { section: key, key: group.key }, label: group.label }];
}

/** Labels that stand in several sections: "Date" alone says nothing. */
function repeatedLabels({ sections }: FormDefinition, labelOf: (key: string) => string): ReadonlySet<string> {
  const labels = sections.flatMap((section) => [
    ...new Set(sectionFields(section).map(({ label }) => labelOf(label))),
  ]);
  return new Set(labels.filter((label, index) => labels.indexOf(label) !== index));
}

/** The entries of the error summary, in the order of the form: "Medicine 2, Dose: …". */
export function useFormSummary(
  definition: FormDefinition,
  values: FormValues,
  problems: FormProblems,
  idPrefix: string,
): readonly SummaryEntry[] {
  const t = useMessages(messages);
  const labelOf = useFormLabel();
  const textOf = useProblemText();
  if (Object.keys(problems).length === 0) return [];
  const repeated = repeatedLabels(definition, labelOf);

  function nameOf(section: FormSection, { at, label }: Place): string {
    const name = labelOf(label);
    if (at.row !== undefined && section.group) {
      const row = t('row', { row: labelOf(section.group.label), number: at.row + 1 });
      return t('inside', { name, of: row });
    }
    return repeated.has(name) ? t('inside', { name, of: labelOf(section.label) }) : name;
  }

  return definition.sections.flatMap((section) =>
    placesOf(section, values[section.key] ?? {}).flatMap((place) => {
      const path = fieldPath(place.at);
      const problem = problems[path];
      if (!problem) return [];
      const text = `${nameOf(section, place)}: ${textOf(problem, place.field, place.values)}`;
      return [{ id: fieldId(idPrefix, path), text }];
    }),
  );
}
