import {
  type Availability,
  exceptionPeriods,
  overlaps,
} from '@careline/core/internal/encounters/availability';
import type { Instead } from '@careline/core/internal/encounters/teams';
import { dayOf } from '@careline/core/internal/formatting';
import { type Kysely, sql } from 'kysely';
import type { Entry } from '../../platform/access/entry.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { readAvailabilities, readTaken } from '../availability/read-availability.ts';
import { listCareProviders } from '../care-providers.ts';
import { isMemberOn } from './own-teams.ts';

export interface InsteadAsked {
  readonly careProviderId: string;
  /** Unix seconds. */
  readonly start: number;
  readonly end: number;
}

type Asker = Pick<Entry, 'facilityId' | 'timeZone'>;

/** Returns the stand-ins for the care provider on that day. */
async function standInsOf(
  tx: Kysely<Schema>,
  careProviderId: string,
  day: string,
  facilityId: string,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('care_team_stand_in as i')
    .innerJoin('care_team as t', 't.id', 'i.care_team_id')
    .select('i.stand_in_id')
    .where('t.facility_id', '=', facilityId)
    .where('i.for_id', '=', careProviderId)
    .where('i.from_day', '<=', day)
    .where('i.until_day', '>=', day)
    .execute();
  return new Set(rows.map((row) => row.stand_in_id));
}

/** Returns the care provider's team members on that day. */
async function teamMatesOf(
  tx: Kysely<Schema>,
  careProviderId: string,
  day: string,
  facilityId: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ staff_id: string }>`
    select m.staff_id from care_team_member m join care_team t on t.id = m.care_team_id
    where t.facility_id = ${facilityId} and ${isMemberOn(day)} and m.care_team_id in (
      select m.care_team_id from care_team_member m where m.staff_id = ${careProviderId} and ${isMemberOn(day)})`.execute(
    tx,
  );
  return new Set(rows.map((row) => row.staff_id));
}

const isOnLeave = (availability: Availability, asked: InsteadAsked): boolean =>
  exceptionPeriods(availability, 'leave').some((period) => overlaps(period, asked));

/** Returns available substitutes for a care provider: stand-ins first, then the team. */
export async function readInstead(
  tx: Kysely<Schema>,
  asked: InsteadAsked,
  { facilityId, timeZone }: Asker,
): Promise<Instead> {
  const { careProviderId, start, end } = asked;
  const day = dayOf(start, timeZone);
  const standIns = await standInsOf(tx, careProviderId, day, facilityId);
  const mates = await teamMatesOf(tx, careProviderId, day, facilityId);
  const others = (await listCareProviders(tx, facilityId)).filter(
    ({ id }) => id !== careProviderId && (standIns.has(id) || mates.has(id)),
  );
  const ids = [careProviderId, ...others.map(({ id }) => id)];
  const availabilities = await readAvailabilities(tx, ids, facilityId);
  const taken = await readTaken(tx, ids, { start, end });
  const isAway = (id: string): boolean => {
    const availability = availabilities.get(id);
    return availability !== undefined && isOnLeave(availability, asked);
  };
  const colleagues = others
    .filter(({ id }) => !isAway(id))
    .map(({ id, name }) => ({
      id,
      name,
      isStandIn: standIns.has(id),
      isFree: !taken.some((time) => time.careProviderId === id),
    }))
    .toSorted((one, other) => Number(other.isStandIn) - Number(one.isStandIn));
  return { isAway: standIns.size > 0 || isAway(careProviderId), colleagues };
}
