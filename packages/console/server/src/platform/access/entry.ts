import type { newMetaInfoSchema } from '@careline/core/internal/metrics';
import type { InferOutput } from 'valibot';
import { ProblemError } from '../http/problem-error.ts';
import type { Call } from '../http/route.ts';
import type { Reader } from './access.ts';

/** Who stores something, where and when: it stands in every row they add. */
export interface Entry extends Reader {
  readonly organisationId: string;
  readonly staffId: string;
  readonly name: string;
  /** The facility's. */
  readonly timeZone: string;
  /** Unix seconds. */
  readonly now: number;
  /** Seconds by which the times of a device with a wrong clock were moved; undefined for a right one. */
  readonly clockShift?: number;
}

export interface InputFault {
  /** Where in the body, as in `log.answers.bloodPressure`. */
  readonly path: string;
  readonly message: string;
}

/** Throws `input-invalid` when there is a fault. */
export function refuseFaults(faults: readonly InputFault[]): void {
  if (faults.length > 0) throw new ProblemError('input-invalid', { errors: faults });
}

/** Sources a signed-in person may name; what an import or a laboratory brings has its own way in. */
const STAFF_SOURCES = new Set(['manual', 'device']);

/** Clocks of phones and laptops are wrong by minutes, not by days. */
const CLOCK_TOLERANCE_SECONDS = 86_400;

type NewMetaInfo = InferOutput<typeof newMetaInfoSchema>;

/** What is wrong with the meta info of something new. */
export function metaInfoFaults({ source, deleted }: NewMetaInfo, path: string): InputFault[] {
  const faults: InputFault[] = [];
  if (!STAFF_SOURCES.has(source)) {
    faults.push({ path: `${path}.source`, message: `must be one of ${[...STAFF_SOURCES].join(', ')}` });
  }
  if (deleted) faults.push({ path: `${path}.deleted`, message: 'must be false for something new' });
  return faults;
}

/** A time that has not come yet, beyond what a wrong clock explains. */
export function futureFaults(seconds: number | undefined, now: number, path: string): InputFault[] {
  if (seconds === undefined || seconds <= now + CLOCK_TOLERANCE_SECONDS) return [];
  return [{ path, message: 'must not be in the future' }];
}

/** Who stores what this call brings, where and when. */
export function entryOf({ caller, now, clockShift }: Call): Entry {
  const { organisationId, facilityId, staffId, name, timeZone, grants } = caller;
  const entry = { organisationId, facilityId, staffId, name, timeZone, grants, now };
  return clockShift === undefined ? entry : { ...entry, clockShift };
}
