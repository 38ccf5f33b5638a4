import type { FormDefinition, FormSection, LeafField } from './definition/form-definition.ts';
import {
  isBlockAnswered,
  isSectionAnswered,
  type VisibleBlock,
  visibleForm,
} from './definition/visible-form.ts';
import {
  type FieldValue,
  type FormValues,
  initialRow,
  initialValues,
  type RowValues,
  rowsOf,
  type SectionValues,
  storedKeys,
} from './form-values.ts';

/** Stored answers: answered sections, without empty and hidden fields. */
export type FormAnswers = Readonly<Record<string, SectionValues>>;

const isEmpty = (value: FieldValue | undefined): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const trimmed = (value: unknown): FieldValue | undefined =>
  typeof value === 'string' ? value.trim() : (value as FieldValue | undefined);

/** Returns a field's value, then its unit and reason, which mean nothing without the value. */
function stored(field: LeafField, values: SectionValues): [string, FieldValue][] {
  if (isEmpty(trimmed(values[field.key]))) return [];
  return storedKeys(field).flatMap((key) => {
    const one = trimmed(values[key]);
    return one === undefined || isEmpty(one) ? [] : [[key, one] as [string, FieldValue]];
  });
}

const blockAnswers = ({ fields, values }: VisibleBlock): RowValues =>
  Object.fromEntries(fields.flatMap((field) => stored(field, values)));

/** Returns the answers to store: answered sections and rows, trimmed, without empty and hidden fields. */
export function answersFrom(definition: FormDefinition, values: FormValues): FormAnswers {
  const answered = visibleForm(definition, values).filter(isSectionAnswered);
  return Object.fromEntries(
    answered.map(({ section, own, rows }) => {
      const answered = rows.filter(isBlockAnswered).map(blockAnswers);
      const answers: SectionValues = blockAnswers(own);
      return [
        section.key,
        section.group && answered.length > 0 ? { ...answers, [section.group.key]: answered } : answers,
      ];
    }),
  );
}

function answeredRows(section: FormSection, answers: SectionValues | undefined): SectionValues {
  const { group } = section;
  if (!group) return {};
  return { [group.key]: rowsOf(section, answers).map((row) => ({ ...initialRow(group.fields), ...row })) };
}

/**
 * Returns form values for answers, to correct or continue them. Unanswered fields are untouched, also in rows, so that
 * new numbers get a unit.
 */
export function valuesFrom(definition: FormDefinition, answers: FormAnswers): FormValues {
  const untouched = initialValues(definition);
  const sections = definition.sections.map((section) => {
    const { key } = section;
    return [key, { ...untouched[key], ...answers[key], ...answeredRows(section, answers[key]) }] as const;
  });
  return Object.fromEntries(sections);
}
