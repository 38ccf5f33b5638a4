import type { Call } from '../http/route.ts';
import type { Entry } from './entry.ts';

/** Who stores what this call brings, where and when. */
export function entryOf({ caller, now }: Call): Entry {
  const { organisationId, facilityId, staffId, name, timeZone, grants } = caller;
  return { organisationId, facilityId, staffId, name, timeZone, grants, now };
}
