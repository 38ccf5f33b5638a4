import { readingForm } from '@careline/core/internal/calls/forms';
import { ageOn, ucumUnit, unitsOf } from '@careline/core/internal/clinical';
import { dayOf } from '@careline/core/internal/formatting';
import type { FormAnswers, FormDefinition, FormField } from '@careline/core/internal/forms';
import type { EnteredMetric } from '@careline/core/internal/metrics';
import { PRESENCE } from '@careline/core/internal/observations';
import type { Kysely } from 'kysely';
import type { Entry, InputFault } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { problemFaults } from './log-faults.ts';
import type { ValidReading } from './readings.ts';

/** Returns the field with all units of its measure. The form offers a selection, but the service accepts every unit. */
const withEveryUnit = (field: FormField): FormField =>
  field.control === 'number' && field.measure ? { ...field, units: unitsOf(field.measure) } : field;

function serviceForm(metric: EnteredMetric): FormDefinition {
  const form = readingForm(metric);
  return {
    ...form,
    sections: form.sections.map((section) => ({ ...section, fields: section.fields.map(withEveryUnit) })),
  };
}

/**
 * Returns a reading as form answers with unit codes.
 * Unknown units stay as they are, so that the check refuses them.
 */
function answersOf({ metric, values, mealSituation, irrPulse }: ValidReading): FormAnswers {
  const answers = values.flatMap(({ key, text, unit, reason }) => [
    [key, text] as const,
    ...(unit === PRESENCE ? [] : [[`${key}Unit`, ucumUnit(unit) ?? unit] as const]),
    ...(reason === undefined ? [] : [[`${key}Reason`, reason] as const]),
  ]);
  return {
    [metric]: {
      ...Object.fromEntries(answers),
      ...(mealSituation !== undefined && { mealSituation }),
      ...(irrPulse !== undefined && { irrPulse }),
    },
  };
}

const birthDateOf = (tx: Kysely<Schema>, vitaId: string) =>
  tx.selectFrom('person').select('birth_date').where('id', '=', vitaId).executeTakeFirst();

/**
 * Returns the faults of a reading that a person typed, beyond its shape.
 * The service refuses what the form refuses and names the value. Readings from devices and imports are not checked
 * here.
 */
export async function enteredFaults(
  tx: Kysely<Schema>,
  reading: ValidReading,
  {
    vitaId,
    metric,
    entry,
  }: { readonly vitaId: string; readonly metric: EnteredMetric; readonly entry: Entry },
): Promise<readonly InputFault[]> {
  const today = dayOf(entry.now, entry.timeZone);
  const day = reading.date ?? dayOf(reading.timestamp ?? entry.now, entry.timeZone);
  const birthDate = (await birthDateOf(tx, vitaId))?.birth_date ?? null;
  const age = birthDate === null ? undefined : ageOn(birthDate, day);
  const faults = problemFaults(
    serviceForm(metric),
    answersOf(reading),
    { today, ...(age && { age }) },
    (path) => {
      const key =
        path
          .split('.')
          .at(-1)
          ?.replace(/(?:Unit|Reason)$/, '') ?? '';
      const index = reading.values.findIndex((value) => value.key === key);
      return index < 0 ? `data.${key}` : `data.values.${index}`;
    },
  );
  // Report one fault per value, even if both its number and its unit are wrong.
  return faults.filter(({ path }, index) => faults.findIndex((one) => one.path === path) === index);
}
