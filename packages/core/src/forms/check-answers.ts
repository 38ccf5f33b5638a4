import { fieldPath } from './field-at.ts';
import type { FieldProblem, FormContext } from './field-problem.ts';
import {
  type FormDefinition,
  type FormField,
  type FormSection,
  type LeafField,
  leafFields,
} from './form-definition.ts';
import { type FormValues, reasonKey, unitKey } from './form-values.ts';
import { validateForm } from './validate-form.ts';
import { visibleForm } from './visible-form.ts';

type AnswerKind = 'text' | 'tick' | 'list' | 'rows';

/** What is wrong with stored answers beside what is wrong with a form: they may come from anywhere. */
export type AnswerProblem =
  | FieldProblem
  | { readonly code: 'no-section' }
  | { readonly code: 'no-field' }
  /** The field is not asked with these answers: a condition does not hold. */
  | { readonly code: 'not-asked' }
  | { readonly code: 'wrong-kind'; readonly kind: AnswerKind };

/** Where, as `section.field` or `section.0.field`, and what. */
export type AnswerFault = readonly [path: string, problem: AnswerProblem];

type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const KINDS: Readonly<Partial<Record<LeafField['control'], AnswerKind>>> = {
  boolean: 'tick',
  multiselect: 'list',
  file: 'list',
};

function isOfKind(value: unknown, kind: AnswerKind): boolean {
  if (kind === 'tick') return typeof value === 'boolean';
  if (kind === 'text') return typeof value === 'string';
  return (
    Array.isArray(value) && value.every((one) => (kind === 'list' ? typeof one === 'string' : isObject(one)))
  );
}

function kindsOf(fields: readonly FormField[]): Map<string, AnswerKind> {
  const kinds = new Map<string, AnswerKind>();
  for (const field of leafFields(fields)) {
    kinds.set(field.key, KINDS[field.control] ?? 'text');
    if (field.control !== 'number') continue;
    kinds.set(reasonKey(field), 'text');
    if (field.units.length > 0) kinds.set(unitKey(field), 'text');
  }
  return kinds;
}

function shapeFaults(
  answers: Loose,
  kinds: ReadonlyMap<string, AnswerKind>,
  pathOf: (key: string) => string,
) {
  return Object.entries(answers).flatMap(([key, value]): AnswerFault[] => {
    const kind = kinds.get(key);
    if (kind === undefined) return [[pathOf(key), { code: 'no-field' }]];
    return isOfKind(value, kind) ? [] : [[pathOf(key), { code: 'wrong-kind', kind }]];
  });
}

function sectionShape(section: FormSection, answers: unknown): AnswerFault[] {
  const { key: name, group } = section;
  if (!isObject(answers)) return [[name, { code: 'wrong-kind', kind: 'rows' }]];
  const kinds = kindsOf(section.fields);
  if (group) kinds.set(group.key, 'rows');
  const own = shapeFaults(answers, kinds, (key) => fieldPath({ section: name, key }));
  const rows = group && answers[group.key];
  if (!group || own.length > 0 || !Array.isArray(rows)) return own;
  const rowKinds = kindsOf(group.fields);
  return rows.flatMap((row: Loose, index) =>
    shapeFaults(row, rowKinds, (key) => fieldPath({ section: name, row: index, key })),
  );
}

/** Fields with an answer that a condition hides. */
function hiddenFaults(definition: FormDefinition, answers: FormValues): AnswerFault[] {
  const asked = visibleForm(definition, answers);
  return Object.entries(answers).flatMap(([name, section]): AnswerFault[] => {
    const visible = asked.find((one) => one.section.key === name);
    if (!visible) return [[name, { code: 'not-asked' }]];
    const { group, fields } = visible.section;
    const blocks = [
      { ...visible.own, all: leafFields(fields) },
      ...visible.rows.map((row) => ({ ...row, all: leafFields(group?.fields ?? []) })),
    ];
    return blocks.flatMap(({ all, fields: shown, values, row }) =>
      all
        .filter((field) => values[field.key] !== undefined && !shown.includes(field))
        .map(({ key }): AnswerFault => [fieldPath({ section: name, row, key }), { code: 'not-asked' }]),
    );
  });
}

/**
 * What is wrong with answers that came over a border: sections and fields the form does not have, values of another
 * kind, answers to what is not asked, and then everything `validateForm` finds. Answers without faults are `FormValues`.
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
  const values = answers as FormValues;
  const hidden = hiddenFaults(definition, values);
  return hidden.length > 0 ? hidden : Object.entries(validateForm(definition, values, context));
}
