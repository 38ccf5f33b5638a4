import type { CareTeam, NewCareTeam } from '@careline/core/internal/encounters/teams';
import { teamFaults } from '@careline/core/internal/encounters/teams';
import { type Kysely, sql, type Transaction } from 'kysely';
import { listColleagues } from '../../care/task-list.ts';
import { notFound } from '../../platform/access/access.ts';
import { type Entry, refuseFaults } from '../../platform/access/entry.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { listCareProviders } from '../care-providers.ts';

type Tx = Transaction<Schema>;
type Team = Pick<NewCareTeam, 'name' | 'members' | 'standIns'>;

/** Returns a facility's care teams by name, or only one of them. */
export async function readCareTeams(
  tx: Kysely<Schema>,
  facilityId: string,
  careTeamId?: string,
): Promise<CareTeam[]> {
  const teams = await tx
    .selectFrom('care_team')
    .select(['id', 'name', 'version'])
    .where('facility_id', '=', facilityId)
    .$if(careTeamId !== undefined, (query) => query.where('id', '=', careTeamId ?? ''))
    .orderBy(sql`lower(name) collate "C"`)
    .orderBy('id')
    .execute();
  const among = sql<string>`any(${teams.map(({ id }) => id)}::uuid[])`;
  const members = await tx
    .selectFrom('care_team_member as m')
    .innerJoin('staff as s', 's.id', 'm.staff_id')
    .select(['m.care_team_id', 'm.staff_id as staffId', 's.name', 'm.role'])
    .select(['m.valid_from as validFrom', 'm.valid_until as validUntil'])
    .where('m.care_team_id', '=', among)
    .orderBy('m.position')
    .execute();
  const standIns = await tx
    .selectFrom('care_team_stand_in as i')
    .innerJoin('staff as f', 'f.id', 'i.for_id')
    .innerJoin('staff as b', 'b.id', 'i.stand_in_id')
    .selectAll('i')
    .select(['f.name as for_name', 'b.name as stand_in_name'])
    .where('i.care_team_id', '=', among)
    .orderBy('i.position')
    .execute();
  const providers = new Set((await listCareProviders(tx, facilityId)).map(({ id }) => id));
  return teams.map((team) => ({
    ...team,
    members: members
      .filter((row) => row.care_team_id === team.id)
      .map(({ care_team_id: _, ...member }) => ({
        ...member,
        isCareProvider: providers.has(member.staffId),
      })),
    standIns: standIns
      .filter((row) => row.care_team_id === team.id)
      .map((row) => ({
        for: { id: row.for_id, name: row.for_name },
        standIn: { id: row.stand_in_id, name: row.stand_in_name },
        fromDay: row.from_day,
        untilDay: row.until_day,
        reason: row.reason,
        note: row.note,
      })),
  }));
}

const FAULT_WORDS = {
  twice: 'must not be in the team already',
  'days-reversed': 'must not end before it begins',
  'no-member': 'must be about two members of the team',
  self: 'must be about two people',
  overlaps: 'must not be given twice for the same days',
} as const;

/** Throws `input-invalid` for an invalid team. Existing members may stay even if they left the facility. */
async function refuseFaulty(tx: Tx, team: Team, before: readonly string[], entry: Entry): Promise<void> {
  refuseFaults(
    teamFaults(team).map(({ path, fault }) => ({ path: `team.${path}`, message: FAULT_WORDS[fault] })),
  );
  const colleagues = await listColleagues(tx, entry);
  const known = new Set([...before, ...colleagues.map(({ id }) => id)]);
  refuseFaults(
    team.members.flatMap(({ staffId }, index) =>
      known.has(staffId)
        ? []
        : [{ path: `team.members.${index}.staffId`, message: 'must be a member of staff at this facility' }],
    ),
  );
}

async function insertContent(tx: Tx, careTeamId: string, { members, standIns }: Team): Promise<void> {
  if (members.length > 0) {
    const rows = members.map(({ staffId, role, validFrom, validUntil }, position) => ({
      care_team_id: careTeamId,
      staff_id: staffId,
      role,
      valid_from: validFrom,
      valid_until: validUntil,
      position,
    }));
    await tx.insertInto('care_team_member').values(rows).execute();
  }
  if (standIns.length === 0) return;
  const rows = standIns.map(({ forId, standInId, fromDay, untilDay, reason, note }, position) => ({
    care_team_id: careTeamId,
    position,
    for_id: forId,
    stand_in_id: standInId,
    from_day: fromDay,
    until_day: untilDay,
    reason,
    note: note || null,
  }));
  await tx.insertInto('care_team_stand_in').values(rows).execute();
}

const stored = async (tx: Tx, careTeamId: string, { facilityId }: Entry): Promise<CareTeam> => {
  const [team] = await readCareTeams(tx, facilityId, careTeamId);
  if (!team) throw notFound('care team');
  return team;
};

/** Adds a care team. Throws `input-invalid`, or `conflict` if the id exists. */
export async function addCareTeam(tx: Tx, id: string, team: Team, entry: Entry): Promise<CareTeam> {
  const { organisationId, facilityId, staffId, now } = entry;
  await refuseFaulty(tx, team, [], entry);
  const inserted = await tx
    .insertInto('care_team')
    .values({
      id,
      organisation_id: organisationId,
      facility_id: facilityId,
      name: team.name,
      created_at: now,
      updated_at: now,
      updated_by: staffId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) {
    throw new ProblemError('conflict', { detail: 'A care team with this id is already stored.' });
  }
  await insertContent(tx, id, team);
  return stored(tx, id, entry);
}

export interface TeamKey {
  readonly careTeamId: string;
  readonly version: number;
}

/** Locks the team's row. Throws `not-found`, or `conflict` if it was changed in the meantime. */
async function lockTeam(tx: Tx, { careTeamId, version }: TeamKey, { facilityId }: Entry): Promise<void> {
  const row = await tx
    .selectFrom('care_team')
    .select(['version', 'updated_by', 'updated_at'])
    .where('id', '=', careTeamId)
    .where('facility_id', '=', facilityId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('care team');
  if (row.version === version) return;
  const author = await tx
    .selectFrom('staff')
    .select('name')
    .where('id', '=', row.updated_by)
    .executeTakeFirstOrThrow();
  throw new ProblemError('conflict', {
    detail: 'Someone else has changed this care team.',
    action: 'Read the team again, then decide.',
    by: { name: author.name, at: row.updated_at },
  });
}

/** Replaces name, members and stand-ins. Throws `not-found`, `conflict`, `input-invalid`. */
export async function updateCareTeam(
  tx: Tx,
  { team, ...key }: TeamKey & { readonly team: Team },
  entry: Entry,
): Promise<CareTeam> {
  const { careTeamId, version } = key;
  await lockTeam(tx, key, entry);
  const before = await stored(tx, careTeamId, entry);
  await refuseFaulty(
    tx,
    team,
    before.members.map(({ staffId }) => staffId),
    entry,
  );
  await tx.deleteFrom('care_team_member').where('care_team_id', '=', careTeamId).execute();
  await tx.deleteFrom('care_team_stand_in').where('care_team_id', '=', careTeamId).execute();
  await tx
    .updateTable('care_team')
    .set({ name: team.name, version: version + 1, updated_at: entry.now, updated_by: entry.staffId })
    .where('id', '=', careTeamId)
    .execute();
  await insertContent(tx, careTeamId, team);
  return stored(tx, careTeamId, entry);
}

/** Deletes a care team. Throws `not-found`, `conflict`. */
export async function deleteCareTeam(tx: Tx, key: TeamKey, entry: Entry): Promise<void> {
  await lockTeam(tx, key, entry);
  await tx.deleteFrom('care_team').where('id', '=', key.careTeamId).execute();
}

/** Throws `input-invalid` unless the team is one of the facility's. `path` is the field in the request body. */
export async function requireCareTeam(
  tx: Kysely<Schema>,
  careTeamId: string,
  { facilityId }: Pick<Entry, 'facilityId'>,
  path: string,
): Promise<{ readonly name: string }> {
  const row = await tx
    .selectFrom('care_team')
    .select('name')
    .where('id', '=', careTeamId)
    .where('facility_id', '=', facilityId)
    // Prevents the team's deletion while an encounter is being offered to it.
    .forKeyShare()
    .executeTakeFirst();
  if (!row) refuseFaults([{ path, message: 'must be a care team of this facility' }]);
  return { name: row?.name ?? '' };
}
