import { type FormDefinition, type FormValues, placedReadings } from '@careline/core/internal/forms';
import { DEFAULT_MEAL_SITUATION, newReadingSchema } from '@careline/core/internal/metrics';
import * as v from 'valibot';
import type { ValidReading } from '../../observations/readings.ts';
import type { InputFault } from '../../platform/access/entry.ts';
import { newId } from '../../platform/database/new-id.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';

/** The answers of a log, free of faults, and when its call started (unix seconds). */
export interface ReportedLog {
  readonly form: FormDefinition;
  readonly values: FormValues;
  readonly startedAt: number;
  readonly metaInfo: ValidReading['metaInfo'];
}

/** Returns the readings that a log reports for its patient or an infant, with new ids. Throws `input-invalid`. */
export function reportedReadings(
  { form, values, startedAt, metaInfo }: ReportedLog,
  subject: 'patient' | 'infant',
): ValidReading[] {
  const placed = placedReadings(form, values, { timestamp: startedAt, metaInfo, newId, subject });
  return placed.map(({ reading, paths }) => {
    const parsed = v.safeParse(newReadingSchema, reading);
    if (parsed.success) return parsed.output;
    const path = `log.answers.${Object.values(paths)[0]}`;
    const errors = parsed.issues.map(({ message }) => ({ path, message }));
    throw new ProblemError('input-invalid', { errors });
  });
}

/**
 * Returns a reading as one text, without its id and meta info.
 * Missing fields take their defaults (specification 3.7).
 */
const asText = (reading: ValidReading): string =>
  JSON.stringify([
    reading.metric,
    reading.timestamp ?? reading.date,
    reading.values.map(({ key, text, unit }) => [key, text, unit]).sort(),
    reading.mealSituation ?? (reading.metric === 'bloodglucose' ? DEFAULT_MEAL_SITUATION : null),
    reading.irrPulse ?? false,
    reading.note ?? '',
  ]);

/**
 * Returns the faults in the readings that contract 1 sends with a log.
 * They must equal those derived from the answers, so that log and record never differ and an infant's values never
 * become the mother's.
 */
export function sentFaults(sent: readonly ValidReading[], derived: readonly ValidReading[]): InputFault[] {
  const left = derived.map(asText);
  const message = 'must match the readings in the log digit for digit, or be left out';
  const faults = sent.flatMap((reading, index) => {
    const found = left.indexOf(asText(reading));
    if (found < 0) return [{ path: `readings.${index}`, message }];
    left.splice(found, 1);
    return [];
  });
  if (faults.length > 0 || left.length === 0) return faults;
  return [{ path: 'readings', message: 'must contain every reading that the log reports, or be left out' }];
}
