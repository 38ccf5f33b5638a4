import { fieldPath } from './field-at.ts';
import type { FieldProblem, FormContext, FormProblems } from './field-problem.ts';
import type { FormDefinition, LeafField } from './form-definition.ts';
import type { FormValues } from './form-values.ts';
import { numberProblem, pressureProblem } from './number-problem.ts';
import { listProblem, textProblem } from './text-problem.ts';
import { answeredBlocks, type VisibleBlock, visibleForm } from './visible-form.ts';

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

/** An exchange may explain why a number is unlikely, so it is said alone; what is impossible stays. */
function addPairProblem(
  found: Map<string, FieldProblem>,
  pathOf: (key: string) => string,
  [key, problem]: readonly [string, FieldProblem],
): void {
  const paths = problem.code === 'swapped' ? [key, problem.with].map(pathOf) : [pathOf(key)];
  for (const path of paths) if (found.get(path)?.code === 'unlikely') found.delete(path);
  if (!found.has(pathOf(key))) found.set(pathOf(key), problem);
}

function blockProblems(section: string, block: VisibleBlock, context: FormContext): [string, FieldProblem][] {
  const pathOf = (key: string) => fieldPath({ section, row: block.row, key });
  const found = new Map<string, FieldProblem>();
  for (const field of block.fields) {
    const problem = fieldProblem(field, block, context);
    if (problem) found.set(pathOf(field.key), problem);
  }
  const together = pressureProblem(block);
  if (together) addPairProblem(found, pathOf, together);
  return [...found];
}

/**
 * All problems of a form. A required field binds only in a section that was answered at all: a reached call need not
 * fill every section. Fields that are not shown have no problems.
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
      ...answeredBlocks(visible).flatMap((block) => blockProblems(key, block, context)),
      ...(tooMany
        ? [[fieldPath({ section: key, key: group.key }), { code: 'too-many', max: group.maxRows }] as const]
        : []),
    ];
  });
  return Object.fromEntries(problems);
}
