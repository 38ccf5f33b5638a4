import { labelFromKey } from '#formatting';
import type { FormField, FormSection } from '#forms';
import type { CallLog } from './call-log.ts';
import { callForm } from './forms/call-form.ts';

/** A label: a message key of the ui, or words where the form that asked is not known here. */
export type AnswerLabel = { readonly message: string } | { readonly words: string };

/** One answer as it is read again: exactly what was entered, with the unit it was entered in. */
export type AnswerLine =
  | { readonly key: string; readonly label: AnswerLabel; readonly text: string; readonly unit?: string }
  | { readonly key: string; readonly label: AnswerLabel; readonly ticked: boolean }
  | { readonly key: string; readonly label: AnswerLabel; readonly choices: readonly AnswerLabel[] };

export interface AnswerSection {
  readonly key: string;
  readonly label: AnswerLabel;
  readonly lines: readonly AnswerLine[];
}

type Stored = Readonly<Record<string, unknown>>;

/** `mealSituation` to `meal situation`, `lower_back` to `lower back`. */
const words = (key: string): AnswerLabel => ({
  words: labelFromKey(
    key.replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`),
  ),
});

const UNIT_OF = /^(.+)Unit$/;

/** Units stand under `{key}Unit` beside their number, and are shown with it. */
function isUnitOfAnother(key: string, stored: Stored): boolean {
  const number = UNIT_OF.exec(key)?.[1];
  return number !== undefined && Object.hasOwn(stored, number);
}

function choice(value: string, field: FormField | undefined): AnswerLabel {
  const option =
    field?.control === 'dropdown' ? field.options.find((candidate) => candidate.value === value) : undefined;
  return option ? { message: option.label } : { words: value };
}

function line(key: string, stored: Stored, field: FormField | undefined): AnswerLine | undefined {
  const value = stored[key];
  const label: AnswerLabel = field ? { message: field.label } : words(key);
  if (typeof value === 'boolean') return { key, label, ticked: value };
  if (Array.isArray(value)) return { key, label, choices: value.map((one) => choice(String(one), field)) };
  if (typeof value === 'string' && field?.control === 'dropdown')
    return { key, label, choices: [choice(value, field)] };
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const unit = stored[`${key}Unit`];
  return typeof unit === 'string' && unit !== ''
    ? { key, label, text: String(value), unit }
    : { key, label, text: String(value) };
}

function section(key: string, stored: Stored, definition: FormSection | undefined): AnswerSection {
  const fields = definition?.fields ?? [];
  const known = fields.map((field) => field.key).filter((field) => Object.hasOwn(stored, field));
  const others = Object.keys(stored).filter(
    (other) => !known.includes(other) && !isUnitOfAnother(other, stored),
  );
  const lines = [...known, ...others].map((field) =>
    line(
      field,
      stored,
      fields.find((candidate) => candidate.key === field),
    ),
  );
  return {
    key,
    label: definition ? { message: definition.label } : words(key),
    lines: lines.filter((one) => one !== undefined),
  };
}

/**
 * What a log holds, in the form's order, then whatever the form does not know. Answers to a form of another version or
 * of a newer server are shown under their stored keys, never left out.
 */
export function answerSections(
  log: Pick<CallLog, 'form' | 'answers'>,
  contact: { readonly programme: string; readonly callType: string },
): readonly AnswerSection[] {
  const form = callForm(contact.programme, contact.callType);
  const definitions = form?.id === log.form ? form.sections : [];
  const known = definitions.map(({ key }) => key).filter((key) => Object.hasOwn(log.answers, key));
  const others = Object.keys(log.answers).filter((key) => !known.includes(key));
  const sections = [...known, ...others].map((key) =>
    section(
      key,
      log.answers[key] ?? {},
      definitions.find((definition) => definition.key === key),
    ),
  );
  return sections.filter(({ lines }) => lines.length > 0);
}
