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

/** Whether two numbers are possible the other way round. */
function canExchange(block: VisibleBlock, keys: readonly [string, string], context: FormContext): boolean {
  const [one, other] = keys;
  const values = { ...block.values, [one]: block.values[other] ?? '', [other]: block.values[one] ?? '' };
  const fields = block.fields.filter(({ key }) => keys.includes(key));
  return fields.every((field) => fieldProblem(field, { ...block, values }, context)?.code !== 'impossible');
}

/**
 * Adds what is wrong with a blood pressure as a pair. An exchange is a likely slip, which comes first of the three tiers:
 * it takes the place of what is unlikely, and of what is impossible where it explains that too.
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

/** What is checked of a section: a required one also where nothing of it was answered. */
const checkedBlocks = (visible: VisibleSection): readonly VisibleBlock[] =>
  visible.section.required ? [visible.own, ...visible.rows.filter(isBlockAnswered)] : answeredBlocks(visible);

/** Nobody can leave a required section empty: its fields are missing, whatever else it holds. */
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
 * All problems of a form. A required field binds in a required section, and else only where the section was answered
 * at all: a reached call need not fill every section. Fields that are not shown have no problems.
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
