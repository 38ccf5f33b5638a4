import { fieldPath } from '../definition/field-at.ts';
import {
  type FormDefinition,
  type FormField,
  type FormSection,
  type LeafField,
  leafFields,
} from '../definition/form-definition.ts';
import { type VisibleBlock, visibleForm } from '../definition/visible-form.ts';
import {
  type FormValues,
  initialValue,
  MAX_REASON,
  type RowValues,
  reasonKey,
  rowsOf,
  type SectionValues,
  storedKeys,
} from '../form-values.ts';
import type { FieldProblem, FormContext } from './field-problem.ts';
import { validateForm } from './validate-form.ts';

export type AnswerKind = 'text' | 'tick' | 'list' | 'rows';

/** What a key can store: its type, and the maximum length of text without a field. */
interface Stored {
  readonly kind: AnswerKind;
  readonly max?: number;
}

/** Problems of stored answers in addition to those of a form, because answers can come from anywhere. */
export type AnswerProblem =
  | FieldProblem
  | { readonly code: 'no-section' }
  | { readonly code: 'no-field' }
  /** The field is hidden for these answers. */
  | { readonly code: 'not-asked' }
  | { readonly code: 'wrong-kind'; readonly kind: AnswerKind };

/** Path, `section.field` or `section.0.field`, and problem. */
export type AnswerFault = readonly [path: string, problem: AnswerProblem];

export type Loose = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const KINDS: Readonly<Partial<Record<LeafField['control'], AnswerKind>>> = {
  boolean: 'tick',
  multiselect: 'list',
  file: 'list',
};

export function isOfKind(value: unknown, kind: AnswerKind): boolean {
  if (kind === 'tick') return typeof value === 'boolean';
  if (kind === 'text') return typeof value === 'string';
  return (
    Array.isArray(value) && value.every((one) => (kind === 'list' ? typeof one === 'string' : isObject(one)))
  );
}

export function kindsOf(fields: readonly FormField[]): Map<string, AnswerKind> {
  const kinds = new Map<string, AnswerKind>();
  for (const field of leafFields(fields)) {
    for (const key of storedKeys(field)) kinds.set(key, KINDS[field.control] ?? 'text');
  }
  return kinds;
}

function storedOf(fields: readonly FormField[]): Map<string, Stored> {
  const reasons = new Set(
    leafFields(fields).flatMap((field) => (field.control === 'number' ? [reasonKey(field)] : [])),
  );
  const stored = new Map<string, Stored>();
  for (const [key, kind] of kindsOf(fields)) {
    stored.set(key, reasons.has(key) ? { kind, max: MAX_REASON } : { kind });
  }
  return stored;
}

function storedProblem(value: unknown, known: Stored | undefined): AnswerProblem | undefined {
  if (known === undefined) return { code: 'no-field' };
  const { kind, max } = known;
  if (!isOfKind(value, kind)) return { code: 'wrong-kind', kind };
  return max !== undefined && String(value).trim().length > max ? { code: 'too-long', max } : undefined;
}

function shapeFaults(answers: Loose, stored: ReadonlyMap<string, Stored>, pathOf: (key: string) => string) {
  return Object.entries(answers).flatMap(([key, value]): AnswerFault[] => {
    const problem = storedProblem(value, stored.get(key));
    return problem ? [[pathOf(key), problem]] : [];
  });
}

function sectionShape(section: FormSection, answers: unknown): AnswerFault[] {
  const { key: name, group } = section;
  if (!isObject(answers)) return [[name, { code: 'wrong-kind', kind: 'rows' }]];
  const stored = storedOf(section.fields);
  if (group) stored.set(group.key, { kind: 'rows' });
  const own = shapeFaults(answers, stored, (key) => fieldPath({ section: name, key }));
  const rows = group && answers[group.key];
  if (!group || own.length > 0 || !Array.isArray(rows)) return own;
  const rowStored = storedOf(group.fields);
  return rows.flatMap((row: Loose, index) =>
    shapeFaults(row, rowStored, (key) => fieldPath({ section: name, row: index, key })),
  );
}

const untouched = (fields: readonly FormField[]): RowValues =>
  Object.fromEntries(leafFields(fields).map((field) => [field.key, initialValue(field)]));

/**
 * Returns the form values of answers. Unanswered fields are untouched, because conditions can read defaults. Units are
 * never filled in: a number without one is unknown.
 */
function valuesOf(definition: FormDefinition, answers: FormValues): FormValues {
  const sections = definition.sections.map((section) => {
    const { key, fields, group } = section;
    const own = { ...untouched(fields), ...answers[key] };
    const rows = rowsOf(section, own).map((row) => ({ ...untouched(group?.fields ?? []), ...row }));
    return [key, group ? { ...own, [group.key]: rows } : own] as const;
  });
  return Object.fromEntries(sections);
}

function blockFaults(
  section: string,
  fields: readonly FormField[],
  { row, fields: shown }: VisibleBlock,
  answers: SectionValues,
): AnswerFault[] {
  const hidden = leafFields(fields).filter((field) => !shown.includes(field));
  return hidden
    .flatMap(storedKeys)
    .filter((key) => answers[key] !== undefined)
    .map((key) => [fieldPath({ section, row, key }), { code: 'not-asked' }]);
}

/** Returns answered sections and fields that a condition hides. */
function hiddenFaults(definition: FormDefinition, answers: FormValues, values: FormValues): AnswerFault[] {
  const asked = visibleForm(definition, values);
  return Object.entries(answers).flatMap(([name, given]): AnswerFault[] => {
    const visible = asked.find((one) => one.section.key === name);
    if (!visible) return [[name, { code: 'not-asked' }]];
    const { section, own, rows } = visible;
    const givenRows = rowsOf(section, given);
    return [
      ...blockFaults(name, section.fields, own, given),
      ...rows.flatMap((block, row) =>
        blockFaults(name, section.group?.fields ?? [], block, givenRows[row] ?? {}),
      ),
    ];
  });
}

/**
 * Returns the faults of untrusted answers: unknown sections and fields, wrong types, hidden answers, and everything
 * that `validateForm` finds. Answers without faults are `FormValues`.
 */
export function checkAnswers(
  definition: FormDefinition,
  answers: Readonly<Record<string, unknown>>,
  context: FormContext,
): readonly AnswerFault[] {
  const shape = Object.entries(answers).flatMap(([name, section]): AnswerFault[] => {
    const known = definition.sections.find(({ key }) => key === name);
    return known ? sectionShape(known, section) : [[name, { code: 'no-section' }]];
  });
  if (shape.length > 0) return shape;
  // Sections, rows and values have been checked at this point.
  const stored = answers as FormValues;
  const values = valuesOf(definition, stored);
  const hidden = hiddenFaults(definition, stored, values);
  return hidden.length > 0 ? hidden : Object.entries(validateForm(definition, values, context));
}
