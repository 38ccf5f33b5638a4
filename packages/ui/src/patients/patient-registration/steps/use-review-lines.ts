import {
  type FieldValue,
  isAnswered,
  type LeafField,
  leafFields,
  type VisibleBlock,
  type VisibleSection,
  visibleForm,
} from '@careline/core/internal/forms';
import {
  REGISTRATION_FORM,
  type RegistrationState,
  type RegistrationStep,
  registrationStepForm,
} from '@careline/core/internal/patients/registration-form';
import { type FieldNotes, useValueText } from '../../../forms/form-renderer/index.ts';
import { useFormatDate, useFormLabel, useMessages } from '../../../messages/index.ts';
import { messages } from '../patient-registration.messages.ts';

export interface ReviewLine {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** Derived information, such as the due date. */
  readonly note?: string;
}

/** Questions about the form itself, and answers that are shown together with another one. */
const SHOWN_ELSEWHERE = new Set(['birthKnown', 'ageIn', 'scanned']);

type WordsOf = (field: LeafField, values: VisibleBlock['values']) => string;

/** Always shows the full year, because '96 could be a century off. */
function useWords(): WordsOf {
  const formatDate = useFormatDate();
  const valueText = useValueText();
  const labelOf = useFormLabel();
  return (field, values) => {
    const value = values[field.key] as FieldValue;
    if (field.control === 'date') return formatDate(String(value));
    const text = valueText(field, { value });
    const unit = field.key === 'age' ? values.ageIn : undefined;
    return typeof unit === 'string' ? `${text} ${labelOf(`registration.ageUnit.${unit}`)}` : text;
  };
}

const filledFields = ({ fields, values }: VisibleBlock): readonly LeafField[] =>
  fields.filter((field) => {
    const value = values[field.key];
    const empty = value === '' || value === undefined || (Array.isArray(value) && value.length === 0);
    return !empty && !SHOWN_ELSEWHERE.has(field.key);
  });

/** Returns what was entered in a step as it will be saved. Questions that do not apply are left out. */
export function useReviewLines(
  values: RegistrationState['values'],
  step: RegistrationStep,
  notes: FieldNotes,
): readonly ReviewLine[] {
  const t = useMessages(messages);
  const labelOf = useFormLabel();
  const words = useWords();
  const keys = new Set(registrationStepForm(step).sections.map(({ key }) => key));

  function linesOf({ section, own, rows }: VisibleSection): ReviewLine[] {
    // A default choice, such as the kind of phone, does not count as an answer by itself.
    const answered = isAnswered(leafFields(section.fields), own.values) || section.required === true;
    const lines = answered ? filledFields(own) : [];
    const ownLines = lines.map((field) => ({
      key: `${section.key}.${field.key}`,
      label: labelOf(field.label),
      value: words(field, own.values),
      note: notes[`${section.key}.${field.key}`],
    }));
    const begun = rows.filter((row) => isAnswered(row.fields, row.values));
    const rowLines = begun.map((row, index) => ({
      key: `${section.key}.${index}`,
      label: t('row', { row: labelOf(section.group?.label ?? ''), number: index + 1 }),
      value: filledFields(row)
        .map((field) => words(field, row.values))
        .join(', '),
    }));
    return [...ownLines, ...rowLines];
  }

  const lines = visibleForm(REGISTRATION_FORM, values)
    .filter(({ section }) => keys.has(section.key))
    .flatMap(linesOf);
  const made = step === 'identity' && !lines.some(({ key }) => key === 'uhid.uhid');
  return made
    ? [...lines, { key: 'uhid.made', label: labelOf('registration.uhid.uhid'), value: t('madeUhid') }]
    : lines;
}
