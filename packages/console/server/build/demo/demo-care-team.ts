import type { Transaction } from 'kysely';
import { DEMO_EPOCH, DEMO_FACILITIES, DEMO_ORGANISATION } from '../../src/demo/demo-organisation.ts';
import { DEMO_ACCOUNTS, DEMO_SECOND_DOCTOR } from '../../src/demo/demo-staff.ts';
import { insertMissing } from '../../src/demo/insert-missing.ts';
import { seededUuid } from '../../src/demo/seeded-uuid.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { DAY, indianDate } from './indian-time.ts';

const [FIRST] = DEMO_FACILITIES;
const TEAM = seededUuid('care-team/heart', DEMO_EPOCH);

const idOf = (login: string): string =>
  DEMO_ACCOUNTS.find(({ email }) => email.startsWith(`${login}@`))?.id ?? '';

const MEMBERS = [
  [idOf('doctor'), 'lead'],
  [DEMO_SECOND_DOCTOR.id, 'doctor'],
  [idOf('coach'), 'coach'],
  [idOf('facility'), 'coordinator'],
] as const;

/**
 * Stores a team of the first facility in which one doctor covers for the other for a week. `now` is in unix
 * seconds.
 */
export async function ensureDemoCareTeam(tx: Transaction<Schema>, now: number): Promise<void> {
  const author = idOf('admin');
  await insertMissing(tx, 'care_team', [
    {
      id: TEAM,
      organisation_id: DEMO_ORGANISATION.id,
      facility_id: FIRST.id,
      name: 'Heart and sugar',
      created_at: now,
      updated_at: now,
      updated_by: author,
    },
  ]);
  await insertMissing(
    tx,
    'care_team_member',
    MEMBERS.map(([staff_id, role], position) => ({
      care_team_id: TEAM,
      staff_id,
      role,
      valid_from: indianDate(now - 90 * DAY),
      valid_until: null,
      position,
    })),
  );
  await insertMissing(tx, 'care_team_stand_in', [
    {
      care_team_id: TEAM,
      position: 0,
      for_id: DEMO_SECOND_DOCTOR.id,
      stand_in_id: idOf('doctor'),
      from_day: indianDate(now),
      until_day: indianDate(now + 6 * DAY),
      reason: 'training',
      note: 'Course on diabetic feet',
    },
  ]);
}

/** Returns the team that a facility's encounters are offered to, if the team exists. */
export async function demoCareTeamOf(tx: Transaction<Schema>, facilityId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('care_team')
    .select('id')
    .where('id', '=', TEAM)
    .where('facility_id', '=', facilityId)
    .executeTakeFirst();
  return row?.id ?? null;
}
