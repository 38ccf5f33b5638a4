import { decideRight } from '@careline/core/navigation';
import type { PatientAlert } from '@careline/core/patients';
import type { Kysely } from 'kysely';
import type { Caller } from '../http/route.ts';
import { listAlerts } from './reading-alerts.ts';
import type { Schema } from './schema.ts';

const DAYS = 7;
/** More than these no header has room for. */
const MOST = 10;

/**
 * Unusual readings of the last days of a patient whom the caller may read, which nobody has acknowledged, newest first;
 * undefined for whoever may not see readings. Each finding once: a fever of every hour is one.
 */
export async function readPatientAlerts(
  tx: Kysely<Schema>,
  caller: Caller,
  { vitaId, now }: { readonly vitaId: string; readonly now: number },
): Promise<PatientAlert[] | undefined> {
  if (!decideRight('alerts/list', caller.scopes).allowed) return undefined;
  const { organisationId, facilityId, timeZone } = caller;
  const where = { organisationId, facilityId, timeZone, now, vitaId };
  const { data } = await listAlerts(tx, { ...where, days: DAYS, limit: 50, state: 'open' });
  const found = new Set<string>();
  return data
    .filter(({ measure, flag }) => !found.has(`${measure} ${flag}`) && found.add(`${measure} ${flag}`))
    .slice(0, MOST)
    .map(({ readingId, measure, flag, level }) => ({ readingId, measure, flag, level }));
}
