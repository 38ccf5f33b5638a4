import type { StaffMember } from '@careline/core/internal/administration';
import type { StoredRegistration } from '@careline/core/internal/prescriptions';
import { type Kysely, sql } from 'kysely';
import { notFoundHere } from '../platform/access/access.ts';
import type { Schema } from '../platform/database/schema.ts';

type FacilityOfStaff = StaffMember['facilities'][number];

/** Selects staff in the form of the `staff` query. */
export const selectStaff = (tx: Kysely<Schema>, organisationId: string) =>
  tx
    .selectFrom('staff as s')
    .leftJoin('staff as u', 'u.id', 's.updated_by')
    .select(['s.id', 's.name', 's.email', 's.roles', 's.scopes', 's.active', 's.subject', 's.updated_at'])
    .select(['s.case_sheet_access', 's.registration_council', 's.registration_number', 's.qualification'])
    .select(['s.specialities', 's.languages'])
    .select(['u.id as updaterId', 'u.name as updaterName'])
    .select(
      sql<FacilityOfStaff[]>`coalesce((
        select jsonb_agg(jsonb_build_object('facilityId', f.id, 'facilityName', f.name) order by p.position, f.name)
        from staff_facility p join facility f on f.id = p.facility_id
        where p.staff_id = s.id), '[]')`.as('facilities'),
    )
    .select(
      sql<number | null>`(select max(last_used_at) from staff_session where staff_id = s.id)`.as(
        'lastUsedAt',
      ),
    )
    .where('s.organisation_id', '=', organisationId);

type Row = Awaited<ReturnType<ReturnType<typeof selectStaff>['executeTakeFirstOrThrow']>>;

/** Returns the stored registration, or null. */
export const storedRegistration = (
  row: Pick<Row, 'registration_council' | 'registration_number' | 'qualification'>,
): StoredRegistration | null =>
  row.registration_number === null && row.registration_council === null
    ? null
    : {
        council: row.registration_council ?? '',
        number: row.registration_number ?? '',
        ...(row.qualification !== null && { qualification: row.qualification }),
      };

function stateOf({ active, subject }: Pick<Row, 'active' | 'subject'>): string {
  if (!active) return 'inactive';
  return subject === null ? 'invited' : 'active';
}

export function toStaffMember(row: Row): StaffMember {
  const { id, name, email, roles, scopes, facilities, lastUsedAt, updaterId, updaterName } = row;
  return {
    staffId: id,
    name,
    email,
    roles,
    scopes,
    facilities,
    state: stateOf(row),
    caseSheetAccess: row.case_sheet_access,
    registration: storedRegistration(row),
    specialities: row.specialities,
    languages: row.languages,
    lastUsedAt,
    updatedAt: row.updated_at,
    updatedBy: updaterId && updaterName !== null ? { id: updaterId, name: updaterName } : null,
  };
}

/** Returns a member of the organisation's staff. Throws `not-found`. */
export async function readStaff(
  tx: Kysely<Schema>,
  organisationId: string,
  staffId: string,
): Promise<StaffMember> {
  const row = await selectStaff(tx, organisationId).where('s.id', '=', staffId).executeTakeFirst();
  if (!row) throw notFoundHere('person');
  return toStaffMember(row);
}
