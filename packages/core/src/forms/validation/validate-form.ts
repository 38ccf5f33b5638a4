import { fieldPath } from '../definition/field-at.ts';
import type { FormDefinition, LeafField } from '../definition/form-definition.ts';
import {
  answeredBlocks,
  isBlockAnswered,
  type VisibleBlock,
  type VisibleSection,
  visibleForm,
} from '../definition/visible-form.ts';
import type { FormValues } from '../form-values.ts';
import type { FieldProblem, FormContext, FormProblems } from './field-problem.ts';
import { numberProblem, pressureProblem } from './number-problem.ts';
import { listProblem, textProblem } from './text-problem.ts';

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

function fieldProblem(field: LeafField, block: VisibleBlock, context: FormContext): FieldProblem | undefined {
  const value = block.values[field.key];
  if (isEmpty(value)) return field.required ? { code: 'required' } : undefined;
  if (field.control === 'number') return numberProblem(field, block, context);
  if (typeof value === 'string') return textProblem(field, value.trim(), context.today);
  return Array.isArray(value) ? listProblem(field, value as readonly string[]) : undefined;
}

/** Whether both numbers are possible when swapped. */
function canExchange(block: VisibleBlock, keys: readonly [string, string], context: FormContext): boolean {
  const [one, other] = keys;
  const values = { ...block.values, [one]: block.values[other] ?? '', [other]: block.values[one] ?? '' };
  const fields = block.fields.filter(({ key }) => keys.includes(key));
  return fields.every((field) => fieldProblem(field, { ...block, values }, context)?.code !== 'impossible');
}

/**
 * Adds the problem of a blood pressure pair. A swap is a likely slip and has priority: it replaces "unlikely", and
 * also "impossible" if it explains it.
 */
function withPairProblem(
  found: ReadonlyMap<string, FieldProblem>,
  block: VisibleBlock,
  context: FormContext,
): ReadonlyMap<string, FieldProblem> {
  const [key, problem] = pressureProblem(block) ?? [];
  if (key === undefined || !problem) return found;
  const pair: readonly string[] = problem.code === 'swapped' ? [key, problem.with] : [key];
  const explains = problem.code === 'swapped' && canExchange(block, [key, problem.with], context);
  const isExplained = ({ code }: FieldProblem) => code === 'unlikely' || (explains && code === 'impossible');
  const rest = [...found].filter(([at, one]) => !pair.includes(at) || !isExplained(one));
  return new Map([[key, problem], ...rest]);
}

function blockProblems(section: string, block: VisibleBlock, context: FormContext): [string, FieldProblem][] {
  const pathOf = (key: string) => fieldPath({ section, row: block.row, key });
  const found = new Map<string, FieldProblem>();
  for (const field of block.fields) {
    const problem = fieldProblem(field, block, context);
    if (problem) found.set(field.key, problem);
  }
  const problems = withPairProblem(found, block, context);
  return block.fields.flatMap(({ key }): [string, FieldProblem][] => {
    const problem = problems.get(key);
    return problem ? [[pathOf(key), problem]] : [];
  });
}

/** Returns the blocks to validate, including unanswered required sections. */
const checkedBlocks = (visible: VisibleSection): readonly VisibleBlock[] =>
  visible.section.required ? [visible.own, ...visible.rows.filter(isBlockAnswered)] : answeredBlocks(visible);

/** Required sections can't be left empty: their fields become `missing`. */
function inRequired([path, problem]: [string, FieldProblem], block: VisibleBlock): [string, FieldProblem] {
  const own = block.row === undefined;
  return own && problem.code === 'required' ? [path, { code: 'missing' }] : [path, problem];
}

function sectionProblems(visible: VisibleSection, context: FormContext): [string, FieldProblem][] {
  const { key, required } = visible.section;
  return checkedBlocks(visible).flatMap((block) => {
    const problems = blockProblems(key, block, context);
    return required ? problems.map((problem) => inRequired(problem, block)) : problems;
  });
}

/**
 * Returns all problems of a form. Required fields apply in required sections and in sections with any answer. Hidden
 * fields have no problems.
 */
export function validateForm(
  definition: FormDefinition,
  values: FormValues,
  context: FormContext,
): FormProblems {
  const problems = visibleForm(definition, values).flatMap((visible) => {
    const { group, key } = visible.section;
    const tooMany = group && visible.rows.length > group.maxRows;
    return [
      ...sectionProblems(visible, context),
      ...(tooMany
        ? [[fieldPath({ section: key, key: group.key }), { code: 'too-many', max: group.maxRows }] as const]
        : []),
    ];
  });
  return Object.fromEntries(problems);
}
