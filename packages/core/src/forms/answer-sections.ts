import { labelFromKey } from '#formatting';
import {
  type FormDefinition,
  type FormSection,
  type LeafField,
  leafFields,
} from './definition/form-definition.ts';

/** A message key of the ui, or literal text if the form is unknown. */
export type AnswerLabel = { readonly message: string } | { readonly words: string };

/** A stored answer: exactly as entered, with its unit. */
export type AnswerLine =
  | {
      readonly key: string;
      readonly label: AnswerLabel;
      readonly text: string;
      readonly unit?: string;
      /** Reason for an unlikely value. */
      readonly reason?: string;
    }
  | { readonly key: string; readonly label: AnswerLabel; readonly ticked: boolean }
  | { readonly key: string; readonly label: AnswerLabel; readonly choices: readonly AnswerLabel[] };

export interface AnswerSection {
  readonly key: string;
  readonly label: AnswerLabel;
  readonly lines: readonly AnswerLine[];
  /** Answers of a repeated group, with the label of a row. */
  readonly rows: readonly (readonly AnswerLine[])[];
  readonly rowLabel?: AnswerLabel;
}

type Stored = Readonly<Record<string, unknown>>;

/** Turns `mealSituation` into `meal situation`, `lower_back` into `lower back`. */
const words = (key: string): AnswerLabel => ({
  words: labelFromKey(
    key.replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`),
  ),
});

const COMPANION = /^(.+)(?:Unit|Reason)$/;

/** Units and reasons are stored as `{key}Unit` and `{key}Reason` and shown with their number. */
function isCompanion(key: string, stored: Stored): boolean {
  const number = COMPANION.exec(key)?.[1];
  return number !== undefined && Object.hasOwn(stored, number);
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRows = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.some(isStored);

/** Whether a value can be shown. `String` throws for some nested JSON. */
const isWord = (value: unknown): boolean => typeof value !== 'object';

/** File names by id. */
type FileNames = ReadonlyMap<string, string>;

function choice(value: string, field: LeafField | undefined, names: FileNames): AnswerLabel {
  const hasOptions = field?.control === 'dropdown' || field?.control === 'multiselect';
  const option = hasOptions ? field.options.find((candidate) => candidate.value === value) : undefined;
  return option ? { message: option.label } : { words: names.get(value) ?? value };
}

const answerOf = (stored: Stored, key: string): string | undefined => {
  const value = stored[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

function line(
  key: string,
  stored: Stored,
  field: LeafField | undefined,
  names: FileNames,
): AnswerLine | undefined {
  const value = stored[key];
  const label: AnswerLabel = field ? { message: field.label } : words(key);
  if (typeof value === 'boolean') return { key, label, ticked: value };
  if (Array.isArray(value))
    return { key, label, choices: value.filter(isWord).map((one) => choice(String(one), field, names)) };
  if (typeof value === 'string' && field?.control === 'dropdown')
    return { key, label, choices: [choice(value, field, names)] };
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const unit = answerOf(stored, `${key}Unit`);
  const reason = answerOf(stored, `${key}Reason`);
  return { key, label, text: String(value), ...(unit && { unit }), ...(reason && { reason }) };
}

/** Returns the lines of a section or row: fields of the form in order, then unknown keys. */
function linesOf(stored: Stored, fields: readonly LeafField[], names: FileNames): readonly AnswerLine[] {
  const known = fields.filter(({ key }) => Object.hasOwn(stored, key));
  const others = Object.keys(stored).filter(
    (key) => !known.some((field) => field.key === key) && !isCompanion(key, stored) && !isRows(stored[key]),
  );
  return [
    ...known.map((field) => line(field.key, stored, field, names)),
    ...others.map((key) => line(key, stored, undefined, names)),
  ].filter((one) => one !== undefined);
}

/** Returns the rows of the form's group, then unknown ones. */
function rowLines(
  stored: Stored,
  group: FormSection['group'],
  names: FileNames,
): readonly (readonly AnswerLine[])[] {
  const keys = Object.keys(stored).toSorted((one, other) => +(other === group?.key) - +(one === group?.key));
  return keys.flatMap((key) => {
    const rows = stored[key];
    const fields = key === group?.key ? leafFields(group.fields) : [];
    return isRows(rows) ? rows.filter(isStored).map((row) => linesOf(row, fields, names)) : [];
  });
}

function section(
  key: string,
  stored: Stored,
  definition: FormSection | undefined,
  names: FileNames,
): AnswerSection {
  const group = definition?.group;
  return {
    key,
    label: definition ? { message: definition.label } : words(key),
    lines: linesOf(stored, leafFields(definition?.fields ?? []), names),
    rows: rowLines(stored, group, names),
    ...(group && { rowLabel: { message: group.label } }),
  };
}

/** Stored answers, with their form and files. */
export interface StoredAnswers {
  readonly form: string;
  readonly answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly files?: readonly { readonly id: string; readonly name: string }[] | undefined;
}

/** Returns stored answers in the form's order, then those that the form does not know. */
export function sectionsOfForm(
  stored: StoredAnswers,
  form: FormDefinition | undefined,
): readonly AnswerSection[] {
  const names = new Map(stored.files?.map(({ id, name }) => [id, name]));
  const definitions = form?.id === stored.form ? form.sections : [];
  const known = definitions.map(({ key }) => key).filter((key) => Object.hasOwn(stored.answers, key));
  const others = Object.keys(stored.answers).filter((key) => !known.includes(key));
  const sections = [...known, ...others].map((key) =>
    section(
      key,
      stored.answers[key] ?? {},
      definitions.find((definition) => definition.key === key),
      names,
    ),
  );
  return sections.filter(({ lines, rows }) => lines.length > 0 || rows.length > 0);
}
