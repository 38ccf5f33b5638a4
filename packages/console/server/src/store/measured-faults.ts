import { checkEntry } from '@careline/core/clinical';
import {
  type FormDefinition,
  type NumberField,
  type ReadingSubject,
  sectionFields,
} from '@careline/core/forms';
import type { InputFault } from './entry.ts';
import type { ValidReading } from './readings.ts';

/** The number fields of a form that become readings of one metric, by part. */
type MeasuredFields = ReadonlyMap<string, readonly NumberField[]>;

function measuredFields(form: FormDefinition, metric: string, subject: ReadingSubject): MeasuredFields {
  const parts = new Map<string, NumberField[]>();
  for (const field of form.sections.flatMap(sectionFields)) {
    const { reading } = field;
    if (field.control !== 'number' || reading?.metric !== metric || reading.subject !== subject) continue;
    parts.set(reading.part, [...(parts.get(reading.part) ?? []), field]);
  }
  return parts;
}

/** The values nobody living has are refused; what is slipped or unlikely was asked about where it was typed. */
function impossible(field: NumberField, value: number, unit: string): string | undefined {
  if (field.measure) {
    const check = checkEntry(field.measure, value, unit, { keepsTyped: true });
    return check.kind === 'impossible' ? `must be between ${check.min} and ${check.max} ${unit}` : undefined;
  }
  const { min = 0, max = Number.POSITIVE_INFINITY } = field.limits ?? {};
  return value < min || value > max ? `must be between ${min} and ${max} ${unit}`.trimEnd() : undefined;
}

type Value = ValidReading['values'][number];

function valueFaults({ key, text, unit }: Value, fields: MeasuredFields, path: string): InputFault[] {
  const asked = fields.get(key) ?? [];
  if (asked.length === 0) return [{ path: `${path}.key`, message: 'is not asked by this form' }];
  const field = asked.find(({ units }) => units.includes(unit));
  if (!field) {
    const units = [...new Set(asked.flatMap((one) => one.units))];
    return [{ path: `${path}.unit`, message: `must be one of ${units.join(', ')}` }];
  }
  const message = impossible(field, Number(text), unit);
  return message === undefined ? [] : [{ path: `${path}.text`, message }];
}

function readingFaults(form: FormDefinition, reading: ValidReading, path: string): InputFault[] {
  const fields = measuredFields(form, reading.metric, 'patient');
  if (fields.size > 0) {
    return reading.values.flatMap((value, index) => valueFaults(value, fields, `${path}.values.${index}`));
  }
  const message =
    measuredFields(form, reading.metric, 'infant').size > 0
      ? 'is asked of the infant only: it stays in the log, for it is no reading of this patient'
      : 'is not asked by this form';
  return [{ path: `${path}.metric`, message }];
}

/**
 * What is wrong with the readings of a call beside what holds for every reading: the form has to ask them of the
 * patient. An infant's values become readings only where a linked infant exists, and a call names none.
 */
export function measuredFaults(form: FormDefinition, readings: readonly ValidReading[]): InputFault[] {
  return readings.flatMap((reading, index) => readingFaults(form, reading, `readings.${index}`));
}
