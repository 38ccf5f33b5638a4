import {
  type EditedForm,
  type FieldAt,
  type FormDefinition,
  type FormEditor,
  type FormSection,
  type FormValues,
  fieldPath,
  type LeafField,
  leafFields,
  rowsOf,
  type SectionValues,
  sectionFields,
} from '@careline/core/internal/forms';
import { useFormLabel, useMessages } from '../../messages/index.ts';
import { useStore } from '../../store/index.ts';
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

/** Returns every path in a section that can have an error, in display order. */
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

/** Returns labels used in several sections, because "Date" alone would be ambiguous. */
function repeatedLabels({ sections }: FormDefinition, labelOf: (key: string) => string): ReadonlySet<string> {
  const labels = sections.flatMap((section) => [
    ...new Set(sectionFields(section).map(({ label }) => labelOf(label))),
  ]);
  return new Set(labels.filter((label, index) => labels.indexOf(label) !== index));
}

type Filled = Pick<EditedForm, 'values' | 'problems'>;

const NOTHING: FormValues = {};

/** Returns the errors and the values they refer to; no values while there are no errors. */
function useWrong({ store }: Pick<FormEditor, 'store'>): Filled {
  const problems = useStore(store, (state) => state.problems);
  const isWrong = Object.keys(problems).length > 0;
  const values = useStore(store, (state) => (isWrong ? state.values : NOTHING));
  return { problems, values };
}

/** Returns the entries of the error summary in form order, such as "Medicine 2, Dose: …". */
export function useFormSummary(
  definition: FormDefinition,
  editor: Pick<FormEditor, 'store'>,
  idPrefix: string,
): readonly SummaryEntry[] {
  const entriesOf = useSummaryOf(definition, idPrefix);
  return entriesOf(useWrong(editor));
}

/** Returns a function that turns errors into summary entries. */
export function useSummaryOf(
  definition: FormDefinition,
  idPrefix: string,
): (filled: Filled) => readonly SummaryEntry[] {
  const t = useMessages(messages);
  const labelOf = useFormLabel();
  const textOf = useProblemText();

  function nameOf(section: FormSection, { at, label }: Place, repeated: ReadonlySet<string>): string {
    const name = labelOf(label);
    if (at.row !== undefined && section.group) {
      const row = t('row', { row: labelOf(section.group.label), number: at.row + 1 });
      return t('inside', { name, of: row });
    }
    return repeated.has(name) ? t('inside', { name, of: labelOf(section.label) }) : name;
  }

  return ({ values, problems }) => {
    if (Object.keys(problems).length === 0) return [];
    const repeated = repeatedLabels(definition, labelOf);
    return definition.sections.flatMap((section) =>
      placesOf(section, values[section.key] ?? {}).flatMap((place) => {
        const path = fieldPath(place.at);
        const problem = problems[path];
        if (!problem) return [];
        const text = `${nameOf(section, place, repeated)}: ${textOf(problem, place.field, place.values)}`;
        return [{ id: fieldId(idPrefix, path), text }];
      }),
    );
  };
}
