import type { DateField, FormDefinition, FormField, FormSection, NumberField } from './form-definition.ts';
import { type FormValues, isAnswered, type SectionValues, unitKey } from './form-values.ts';
import { pressurePair } from './pressure-pair.ts';

/** What is wrong with a field, as data: the ui words it. */
export type FieldProblem =
  | { readonly code: 'required' }
  | { readonly code: 'not-a-number' }
  | { readonly code: 'too-many-decimals'; readonly decimals: number }
  | { readonly code: 'impossible'; readonly min: number; readonly max: number; readonly unit: string }
  | { readonly code: 'too-long'; readonly max: number }
  | { readonly code: 'not-a-date' }
  | { readonly code: 'date-out-of-range' }
  | { readonly code: 'not-an-option' }
  /** Two values that belong together: diastolic is not below systolic; the ui offers to swap them. */
  | { readonly code: 'swapped'; readonly with: string };

/** Problems by `section.field`; empty when the form may be saved. */
export type FormProblems = Readonly<Record<string, FieldProblem>>;

export const fieldPath = (section: string, field: string): string => `${section}.${field}`;

const DECIMAL = /^\d{1,9}(\.(\d+))?$/;

function numberProblem(field: NumberField, text: string, unit: string): FieldProblem | undefined {
  const match = DECIMAL.exec(text);
  if (!match) return { code: 'not-a-number' };
  if ((match[2]?.length ?? 0) > field.decimals)
    return { code: 'too-many-decimals', decimals: field.decimals };
  const limits = field.limits[unit];
  if (!limits) return { code: 'not-an-option' };
  const value = Number(text);
  if (value < limits.min || value > limits.max) return { code: 'impossible', ...limits, unit };
  return undefined;
}

function dateProblem(field: DateField, text: string, today: string): FieldProblem | undefined {
  const day = Date.parse(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day)) return { code: 'not-a-date' };
  if (new Date(day).toISOString().slice(0, 10) !== text) return { code: 'not-a-date' };
  const distance = Math.round((day - Date.parse(`${today}T00:00:00Z`)) / 86_400_000);
  const { min = -Infinity, max = Infinity } = field.fromToday ?? {};
  return distance < min || distance > max ? { code: 'date-out-of-range' } : undefined;
}

function fieldProblem(field: FormField, values: SectionValues, today: string): FieldProblem | undefined {
  const value = values[field.key];
  if (typeof value !== 'string' || value.trim() === '')
    return field.required ? { code: 'required' } : undefined;
  const text = value.trim();
  switch (field.control) {
    case 'number':
      return numberProblem(field, text, String(values[unitKey(field)] ?? ''));
    case 'date':
      return dateProblem(field, text, today);
    case 'long_text':
      return text.length > field.maxLength ? { code: 'too-long', max: field.maxLength } : undefined;
    case 'dropdown':
      return field.options.some((option) => option.value === text) ? undefined : { code: 'not-an-option' };
    default:
      return undefined;
  }
}

function pairProblem(section: FormSection, values: SectionValues): [string, FieldProblem] | undefined {
  const pair = pressurePair(section);
  if (!pair) return undefined;
  const { systolic, diastolic } = pair;
  const upper = String(values[systolic] ?? '').trim();
  const lower = String(values[diastolic] ?? '').trim();
  if (upper === '' && lower === '') return undefined;
  if (upper === '') return [systolic, { code: 'required' }];
  if (lower === '') return [diastolic, { code: 'required' }];
  return Number(lower) >= Number(upper) ? [diastolic, { code: 'swapped', with: systolic }] : undefined;
}

function sectionProblems(
  section: FormSection,
  values: SectionValues,
  today: string,
): [string, FieldProblem][] {
  const found: [string, FieldProblem][] = [];
  for (const field of section.fields) {
    const problem = fieldProblem(field, values, today);
    if (problem) found.push([fieldPath(section.key, field.key), problem]);
  }
  const pair = pairProblem(section, values);
  const path = pair && fieldPath(section.key, pair[0]);
  if (pair && path && !found.some(([known]) => known === path)) found.push([path, pair[1]]);
  return found;
}

/**
 * All problems of a form. A required field binds only in a section that was answered at all: a reached call need not
 * fill every section. `today` is the facility's calendar day, YYYY-MM-DD.
 */
export function validateForm(definition: FormDefinition, values: FormValues, today: string): FormProblems {
  const problems: [string, FieldProblem][] = [];
  for (const section of definition.sections) {
    const sectionValues = values[section.key];
    if (sectionValues && isAnswered(section, sectionValues)) {
      problems.push(...sectionProblems(section, sectionValues, today));
    }
  }
  return Object.fromEntries(problems);
}
