import { readInstant } from '@careline/core/internal/formatting';
import {
  type FormDefinition,
  type FormSection,
  type LeafField,
  reasonKey,
  sectionFields,
  unitKey,
} from '@careline/core/internal/forms';
import { isUuid } from '@careline/core/internal/http';
import type { Quantity, QuestionnaireResponseItem, QuestionnaireResponseItemAnswer } from 'fhir/r4';
import { dateOf, UCUM } from '../fhir-systems.ts';
import { answerType, CHOICES } from './questionnaire-item.ts';

export type StoredAnswers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface AnswerContext {
  /** IANA zone of the facility, for local times. */
  readonly timeZone: string;
  /** Address of the API, without a slash at the end. */
  readonly base: string;
}

type Answer = QuestionnaireResponseItemAnswer;

const NUMBER = /^(<=|<|>=|>)?\s*(-?\d+(?:\.\d+)?)$/;

function quantityOf(text: string, unit: unknown): Quantity | undefined {
  const [, comparator, digits] = NUMBER.exec(text) ?? [];
  if (digits === undefined) return undefined;
  return {
    value: Number(digits),
    ...(comparator === undefined ? {} : { comparator: comparator as '<' }),
    ...(typeof unit === 'string' && unit.trim() !== '' ? { unit, system: UCUM, code: unit } : {}),
  };
}

function dateTimeAnswer(text: string, timeZone: string): Answer {
  const day = dateOf(text);
  if (day !== undefined) return { valueDateTime: day };
  const millis = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? readInstant(text, timeZone) : Number.NaN;
  return Number.isNaN(millis) ? { valueString: text } : { valueDateTime: new Date(millis).toISOString() };
}

/** Returns an answer with the type of its field. An answer that does not fit the field stays a text. */
function answerOf(
  text: string,
  field: LeafField | undefined,
  unit: unknown,
  { timeZone, base }: AnswerContext,
): Answer {
  switch (field && answerType(field)) {
    case 'choice':
      return { valueCoding: { system: CHOICES, code: text } };
    case 'quantity': {
      const quantity = quantityOf(text, unit);
      return quantity ? { valueQuantity: quantity } : { valueString: text };
    }
    case 'decimal':
      return Number.isFinite(Number(text)) ? { valueDecimal: Number(text) } : { valueString: text };
    case 'date':
      return dateOf(text) === undefined ? { valueString: text } : { valueDate: text };
    case 'dateTime':
      return dateTimeAnswer(text, timeZone);
    case 'attachment':
      return isUuid(text) ? { valueAttachment: { url: `${base}/Binary/${text}` } } : { valueString: text };
    default:
      return { valueString: text };
  }
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) =>
    typeof one === 'string' && one.trim() !== '' ? [one.trim()] : [],
  );

type Values = Readonly<Record<string, unknown>>;

function answersOf(
  key: string,
  values: Values,
  field: LeafField | undefined,
  context: AnswerContext,
): Answer[] {
  const value = values[key];
  if (typeof value === 'boolean') return [{ valueBoolean: value }];
  if (typeof value === 'number') return [{ valueDecimal: value }];
  const unit = field?.control === 'number' ? values[unitKey(field)] : undefined;
  return textsOf(value).map((text) => answerOf(text, field, unit, context));
}

/** Returns the keys that are part of another key's answer: its unit and its reason. */
function partKeys(fields: readonly LeafField[]): ReadonlySet<string> {
  return new Set(
    fields.flatMap((field) => (field.control === 'number' ? [unitKey(field), reasonKey(field)] : [])),
  );
}

function fieldItems(
  parent: string,
  values: Values,
  fields: readonly LeafField[],
  context: AnswerContext,
): QuestionnaireResponseItem[] {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const parts = partKeys(fields);
  return Object.keys(values).flatMap((key): QuestionnaireResponseItem[] => {
    if (parts.has(key)) return [];
    const field = byKey.get(key);
    const [first, ...rest] = answersOf(key, values, field, context);
    if (!first) return [];
    const reason = field?.control === 'number' ? textsOf(values[reasonKey(field)])[0] : undefined;
    const withReason =
      field === undefined || reason === undefined
        ? first
        : {
            ...first,
            item: [{ linkId: `${parent}.${reasonKey(field)}`, answer: [{ valueString: reason }] }],
          };
    return [{ linkId: `${parent}.${key}`, answer: [withReason, ...rest] }];
  });
}

const isRow = (value: unknown): value is Values => typeof value === 'object' && value !== null;

function rowItems(
  key: string,
  values: Values,
  section: FormSection | undefined,
  context: AnswerContext,
): QuestionnaireResponseItem[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const rows = Array.isArray(value) ? value.filter(isRow) : [];
    const fields = section?.group?.key === name ? sectionFields({ ...section, fields: [] }) : [];
    return rows.flatMap((row) => {
      const item = fieldItems(`${key}.${name}`, row, fields, context);
      return item.length === 0 ? [] : [{ linkId: `${key}.${name}`, item }];
    });
  });
}

/**
 * Returns stored answers as items with the link ids of their Questionnaire. Answers of an earlier form, whose definition
 * is unknown, keep their keys and are texts, decimals or booleans.
 */
export function responseItems(
  answers: StoredAnswers,
  form: FormDefinition | undefined,
  context: AnswerContext,
): QuestionnaireResponseItem[] {
  return Object.entries(answers).flatMap(([key, values]) => {
    if (!isRow(values)) return [];
    const section = form?.sections.find((one) => one.key === key);
    const own = section === undefined ? [] : sectionFields({ ...section, group: undefined } as FormSection);
    const item = [...fieldItems(key, values, own, context), ...rowItems(key, values, section, context)];
    return item.length === 0 ? [] : [{ linkId: key, item }];
  });
}
