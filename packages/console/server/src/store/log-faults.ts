import type { Answers } from '@careline/core/calls';
import {
  type FieldProblem,
  type FormDefinition,
  type FormField,
  type FormSection,
  type FormValues,
  type NumberField,
  unitKey,
  validateForm,
} from '@careline/core/forms';
import type { InputFault } from './entry.ts';
import type { ValidReading } from './readings.ts';

type SectionAnswers = Answers[string];

const typeOf = (field: FormField) => (field.control === 'boolean' ? 'boolean' : 'string');

/** Which fields a section may hold, and whether each is text or a tick. */
function fieldTypes(section: FormSection): Map<string, string> {
  const types = new Map<string, string>();
  for (const field of section.fields) {
    types.set(field.key, typeOf(field));
    if (field.control === 'number') types.set(unitKey(field), 'string');
  }
  return types;
}

function sectionFaults(section: FormSection, answers: SectionAnswers, path: string): InputFault[] {
  const types = fieldTypes(section);
  return Object.entries(answers).flatMap(([key, answer]) => {
    const type = types.get(key);
    if (type === undefined) return [{ path: `${path}.${key}`, message: 'is no field of this form' }];
    return typeof answer === type ? [] : [{ path: `${path}.${key}`, message: `must be a ${type}` }];
  });
}

const WORDS = {
  required: 'must be given',
  'not-a-number': 'must be a number',
  'not-a-date': 'must be a date such as 2024-01-31',
  'date-out-of-range': 'is not a day this form takes',
  'not-an-option': 'is not one of the choices of this form',
} as const;

function words(problem: FieldProblem): string {
  switch (problem.code) {
    case 'impossible':
      return `must be between ${problem.min} and ${problem.max} ${problem.unit}`;
    case 'too-many-decimals':
      return `must have at most ${problem.decimals} digits after the point`;
    case 'too-long':
      return `must have at most ${problem.max} characters`;
    case 'swapped':
      return `must fit together with ${problem.with}`;
    default:
      return WORDS[problem.code];
  }
}

/**
 * What is wrong with the answers to a form: fields it does not have, wrong types, and what `validateForm` finds. `today`
 * is the facility's calendar day of the call.
 */
export function answerFaults(form: FormDefinition, answers: Answers, today: string): InputFault[] {
  const path = 'log.answers';
  const shape = Object.entries(answers).flatMap(([key, section]) => {
    const definition = form.sections.find((candidate) => candidate.key === key);
    if (!definition) return [{ path: `${path}.${key}`, message: 'is no section of this form' }];
    return sectionFaults(definition, section, `${path}.${key}`);
  });
  if (shape.length > 0) return shape;
  const problems = validateForm(form, answers as FormValues, today);
  return Object.entries(problems).map(([field, problem]) => ({
    path: `${path}.${field}`,
    message: words(problem),
  }));
}

type MeasuredFields = ReadonlyMap<string, NumberField>;

/** The fields that become the patient's readings, by metric and part. */
function measuredFields(form: FormDefinition): ReadonlyMap<string, MeasuredFields> {
  const metrics = new Map<string, Map<string, NumberField>>();
  for (const field of form.sections.flatMap((section) => section.fields)) {
    if (field.control !== 'number' || field.reading?.subject !== 'patient') continue;
    const { metric, part } = field.reading;
    metrics.set(metric, (metrics.get(metric) ?? new Map<string, NumberField>()).set(part, field));
  }
  return metrics;
}

function valueFaults(value: ValidReading['values'][number], fields: MeasuredFields, path: string) {
  const field = fields.get(value.key);
  if (!field) return [{ path: `${path}.key`, message: 'is not asked by this form' }];
  const limits = field.limits[value.unit];
  if (!limits) return [{ path: `${path}.unit`, message: `must be one of ${field.units.join(', ')}` }];
  const number = Number(value.text);
  if (number >= limits.min && number <= limits.max) return [];
  return [{ path: `${path}.text`, message: `must be between ${limits.min} and ${limits.max} ${value.unit}` }];
}

/** What is wrong with the readings of a call beside what holds for every reading: the form has to ask for them. */
export function measuredFaults(form: FormDefinition, readings: readonly ValidReading[]): InputFault[] {
  const metrics = measuredFields(form);
  return readings.flatMap((reading, index) => {
    const fields = metrics.get(reading.metric);
    if (!fields) return [{ path: `readings.${index}.metric`, message: 'is not asked by this form' }];
    return reading.values.flatMap((value, at) =>
      valueFaults(value, fields, `readings.${index}.values.${at}`),
    );
  });
}
