import type { OwnTeams } from '@careline/core/internal/encounters/teams';
import { dayOf } from '@careline/core/internal/formatting';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Entry } from '../../platform/access/entry.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Asker = Pick<Entry, 'facilityId' | 'staffId' | 'timeZone' | 'now'>;

/** Returns the condition for team memberships `m` that are valid on a day (YYYY-MM-DD). */
export const isMemberOn = (day: string): RawBuilder<boolean> =>
  sql<boolean>`m.valid_from <= ${day} and (m.valid_until is null or m.valid_until >= ${day})`;

/** Returns a user's teams at the facility, and the care providers they cover for today. */
export async function readOwnTeams(
  tx: Kysely<Schema>,
  { facilityId, staffId, timeZone, now }: Asker,
): Promise<OwnTeams> {
  const today = dayOf(now, timeZone);
  const teams = await tx
    .selectFrom('care_team_member as m')
    .innerJoin('care_team as t', 't.id', 'm.care_team_id')
    .select(['t.id', 't.name'])
    .where('t.facility_id', '=', facilityId)
    .where('m.staff_id', '=', staffId)
    .where(isMemberOn(today))
    .orderBy('t.name')
    .orderBy('t.id')
    .execute();
  const rows = await tx
    .selectFrom('care_team_stand_in as i')
    .innerJoin('care_team as t', 't.id', 'i.care_team_id')
    .innerJoin('staff as s', 's.id', 'i.for_id')
    .select(['i.for_id as id', 's.name', 'i.until_day as untilDay', 'i.reason'])
    .where('t.facility_id', '=', facilityId)
    .where('i.stand_in_id', '=', staffId)
    .where('i.from_day', '<=', today)
    .where('i.until_day', '>=', today)
    .orderBy('i.until_day', 'desc')
    .execute();
  // If a user stands in for the same person in two teams, the longer period counts.
  const longest = rows.filter(({ id }, index) => rows.findIndex((row) => row.id === id) === index);
  return {
    teams,
    standsInFor: longest.map(({ id, name, untilDay, reason }) => ({
      careProvider: { id, name },
      untilDay,
      reason,
    })),
  };
}
