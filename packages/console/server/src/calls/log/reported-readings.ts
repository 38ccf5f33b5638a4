import type { Answers } from '@careline/core/calls';
import { type FormDefinition, readingsFrom, valuesFrom } from '@careline/core/forms';
import { DEFAULT_MEAL_SITUATION, manualMetaInfo } from '@careline/core/metrics';
import type { ValidReading } from '../../observations/readings.ts';
import type { InputFault } from '../../platform/access/entry.ts';

export interface CallReadings {
  readonly log: { readonly answers: Answers };
  readonly readings: readonly ValidReading[];
}

/** What of a reading its log must say too; neither its id nor who stored it when. */
type ReportedReading = Pick<
  ValidReading,
  'metric' | 'timestamp' | 'date' | 'values' | 'mealSituation' | 'irrPulse' | 'note'
>;

/** A reading as one text: whatever is not said has its default (specification 3.7). */
const asText = (reading: ReportedReading): string =>
  JSON.stringify([
    reading.metric,
    reading.timestamp ?? null,
    reading.timestamp === undefined ? reading.date : null,
    reading.values.map(({ key, text, unit }) => [key, text, unit]).sort(),
    reading.metric === 'bloodglucose'
      ? (reading.mealSituation ?? DEFAULT_MEAL_SITUATION)
      : reading.mealSituation,
    reading.irrPulse ?? false,
    reading.note ?? '',
  ]);

function readingsReported(
  form: FormDefinition,
  answers: Answers,
  startedAt: number,
  subject: 'patient' | 'infant',
) {
  const context = { timestamp: startedAt, metaInfo: manualMetaInfo(0), newId: () => '', subject };
  return readingsFrom(form, valuesFrom(form, answers), context) as readonly ReportedReading[];
}

/**
 * What is wrong with the readings of a call beside what holds for every reading: they are those its log tells of the
 * patient, each once and none left out, so that log and record never differ. An infant's values are no reading of the
 * mother's. The answers must be without faults; `startedAt` in unix seconds is when the call was begun.
 */
export function reportedFaults(
  form: FormDefinition,
  { log, readings }: CallReadings,
  startedAt: number,
): InputFault[] {
  const left = readingsReported(form, log.answers, startedAt, 'patient').map(asText);
  const ofInfant = new Set<string>(
    readingsReported(form, log.answers, startedAt, 'infant').map(({ metric }) => metric),
  );
  const faults = readings.flatMap((reading, index): InputFault[] => {
    const found = left.indexOf(asText(reading));
    if (found >= 0) {
      left.splice(found, 1);
      return [];
    }
    const message = ofInfant.has(reading.metric)
      ? 'is told of the infant only: it stays in the log, for it is no reading of this patient'
      : 'must be what the answers of the log say, digit for digit, with the day or the time of the call';
    return [{ path: `readings.${index}`, message }];
  });
  if (faults.length > 0) return faults;
  return left.map((text) => ({
    path: 'readings',
    message: `must hold the ${JSON.parse(text)[0]} reading that the log tells`,
  }));
}
