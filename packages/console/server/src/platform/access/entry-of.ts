import type { Call } from '../http/route.ts';
import type { Entry } from './entry.ts';

/** Who stores what this call brings, where and when. */
export function entryOf({ caller, now, clockShift }: Call): Entry {
  const { organisationId, facilityId, staffId, name, timeZone, grants } = caller;
  const entry = { organisationId, facilityId, staffId, name, timeZone, grants, now };
  return clockShift === undefined ? entry : { ...entry, clockShift };
}
