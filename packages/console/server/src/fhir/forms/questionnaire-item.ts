import {
  type FormField,
  type FormSection,
  type LeafField,
  leafFields,
  reasonKey,
} from '@careline/core/internal/forms';
import type { QuestionnaireItem } from 'fhir/r4';
import { filled, own } from '../fhir-systems.ts';
import { valueCode } from '../resources/observation-codes.ts';

type Words = Readonly<Record<string, string | undefined>>;

const TYPES = {
  short_text: 'string',
  long_text: 'text',
  email: 'string',
  phone_number: 'string',
  dropdown: 'choice',
  multiselect: 'choice',
  number: 'quantity',
  boolean: 'boolean',
  date: 'date',
  file: 'attachment',
} as const satisfies Readonly<Record<LeafField['control'], QuestionnaireItem['type']>>;

/** Returns the type of a field's answers. Numbers without a unit are decimals, dates with a time are dateTimes. */
export function answerType(field: LeafField): QuestionnaireItem['type'] {
  if (field.control === 'number' && field.units.length === 0) return 'decimal';
  if (field.control === 'date' && field.precision === 'minute') return 'dateTime';
  return TYPES[field.control];
}

/** The system of a form's choices. */
export const CHOICES = own('form-choice');

const optionsOf = (field: LeafField, words: Words): QuestionnaireItem['answerOption'] =>
  'options' in field
    ? field.options.map(({ value, label }) => ({
        valueCoding: filled({ system: CHOICES, code: value, display: words[label] }),
      }))
    : [];

/** Returns what a field measures: its name, and its LOINC code with our own. */
function measuredOf({ reading }: LeafField): Pick<QuestionnaireItem, 'code' | 'text'> {
  if (!reading) return {};
  const { coding = [], text } = valueCode(reading.metric, { key: reading.part, text: '' }, null);
  return { ...(text === undefined ? {} : { text }), code: coding.length > 1 ? coding : [] };
}

const maxLengthOf = (field: LeafField): number | undefined =>
  field.control === 'short_text' || field.control === 'long_text' ? field.maxLength : undefined;

/** The reason for an unlikely number is asked below it. */
const reasonItem = (linkId: string): QuestionnaireItem => ({
  linkId,
  text: 'Reason for an unlikely value',
  type: 'string',
});

function fieldItem(parent: string, field: LeafField, words: Words): QuestionnaireItem {
  const linkId = `${parent}.${field.key}`;
  const measured = measuredOf(field);
  const repeats = field.control === 'multiselect' || field.control === 'file';
  return filled<QuestionnaireItem>({
    linkId,
    code: measured.code,
    text: words[field.label] ?? measured.text,
    type: answerType(field),
    repeats: repeats || undefined,
    maxLength: maxLengthOf(field),
    answerOption: optionsOf(field, words),
    item: field.control === 'number' ? [reasonItem(`${parent}.${reasonKey(field)}`)] : [],
  });
}

/** Returns the items of fields. A field that is asked under several conditions is one item. */
function fieldItems(parent: string, fields: readonly FormField[], words: Words): QuestionnaireItem[] {
  const byKey = new Map(leafFields(fields).map((field) => [field.key, field]));
  return [...byKey.values()].map((field) => fieldItem(parent, field, words));
}

/** Returns a section as a group, with its repeated rows as a group in it. */
export function sectionItem({ key, label, fields, group }: FormSection, words: Words): QuestionnaireItem {
  const rows =
    group === undefined
      ? []
      : [
          filled<QuestionnaireItem>({
            linkId: `${key}.${group.key}`,
            text: words[group.label],
            type: 'group',
            repeats: true,
            item: fieldItems(`${key}.${group.key}`, group.fields, words),
          }),
        ];
  return filled<QuestionnaireItem>({
    linkId: key,
    text: words[label],
    type: 'group',
    item: [...fieldItems(key, fields, words), ...rows],
  });
}
