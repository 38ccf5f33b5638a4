import type { newMetaInfoSchema } from '@careline/core/internal/metrics';
import type { InferOutput } from 'valibot';
import { ProblemError } from '../http/problem-error.ts';
import type { Call } from '../http/route.ts';
import type { Reader } from './access.ts';

/** The author, facility and time of a change, stored in every row it adds. */
export interface Entry extends Reader {
  readonly organisationId: string;
  readonly staffId: string;
  readonly name: string;
  /** Time zone of the facility. */
  readonly timeZone: string;
  /** Unix seconds. */
  readonly now: number;
  /** Seconds added to a device's times because its clock is wrong; undefined if the clock is right. */
  readonly clockShift?: number;
}

export interface InputFault {
  /** Path in the body, such as `log.answers.bloodPressure`. */
  readonly path: string;
  readonly message: string;
}

/** Throws `input-invalid` if there are faults. */
export function refuseFaults(faults: readonly InputFault[]): void {
  if (faults.length > 0) throw new ProblemError('input-invalid', { errors: faults });
}

/** Sources that a signed-in user may name. Imports and laboratories use their own endpoints. */
const STAFF_SOURCES = new Set(['manual', 'device']);

/** Wrong clocks of phones and laptops are off by minutes, not by days. */
const CLOCK_TOLERANCE_SECONDS = 86_400;

type NewMetaInfo = InferOutput<typeof newMetaInfoSchema>;

/** Returns what is wrong with the meta info of a new item. */
export function metaInfoFaults({ source, deleted }: NewMetaInfo, path: string): InputFault[] {
  const faults: InputFault[] = [];
  if (!STAFF_SOURCES.has(source)) {
    faults.push({ path: `${path}.source`, message: `must be one of ${[...STAFF_SOURCES].join(', ')}` });
  }
  if (deleted) faults.push({ path: `${path}.deleted`, message: 'must be false for a new entry' });
  return faults;
}

/** Returns a fault for a future time, allowing for a wrong clock. */
export function futureFaults(seconds: number | undefined, now: number, path: string): InputFault[] {
  if (seconds === undefined || seconds <= now + CLOCK_TOLERANCE_SECONDS) return [];
  return [{ path, message: 'must not be in the future' }];
}

/** Returns the author, facility and time for what this call stores. */
export function entryOf({ caller, now, clockShift }: Call): Entry {
  const { organisationId, facilityId, staffId, name, timeZone, grants } = caller;
  const entry = { organisationId, facilityId, staffId, name, timeZone, grants, now };
  return clockShift === undefined ? entry : { ...entry, clockShift };
}
