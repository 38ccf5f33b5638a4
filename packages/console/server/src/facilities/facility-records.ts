import type { FacilityRecord } from '@careline/core/internal/administration';
import { type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import { notFoundHere } from '../platform/access/access.ts';
import type { Schema } from '../platform/database/schema.ts';
import { FACILITY_COLUMNS, toFacility } from './facilities.ts';

/** Who changes an organisation's facilities, and when. */
export interface FacilityActor {
  readonly organisationId: string;
  /** Null for a command. */
  readonly staffId: string | null;
  /** Unix seconds. */
  readonly now: number;
}

const selectFacilities = (tx: Kysely<Schema>, organisationId: string) =>
  tx
    .selectFrom('facility')
    .leftJoin('staff as u', 'u.id', 'facility.updated_by')
    .select(FACILITY_COLUMNS)
    .select(['facility.code', 'facility.type', 'facility.address', 'facility.phone'])
    .select(['facility.closed_on', 'facility.closed_from', 'facility.closed_reason', 'facility.updated_at'])
    .select(['u.id as updaterId', 'u.name as updaterName'])
    .where('facility.organisation_id', '=', organisationId);

type Row = Awaited<ReturnType<ReturnType<typeof selectFacilities>['executeTakeFirstOrThrow']>>;

function closingOf({ closed_on: on, closed_from: from, closed_reason: reason }: Row, now: number) {
  if (on === null || from === null) return null;
  return { on, reason: reason ?? '', closed: from <= now };
}

const toRecord = (row: Row, now: number): FacilityRecord => ({
  ...toFacility(row),
  code: row.code,
  type: row.type,
  address: row.address,
  phone: row.phone,
  closing: closingOf(row, now),
  updatedAt: row.updated_at,
  updatedBy: row.updaterId && row.updaterName !== null ? { id: row.updaterId, name: row.updaterName } : null,
});

/** Returns an organisation's facilities by name, including closed ones. */
export async function listFacilityRecords(
  tx: Kysely<Schema>,
  { organisationId, now }: Omit<FacilityActor, 'staffId'>,
): Promise<FacilityRecord[]> {
  const rows = await selectFacilities(tx, organisationId)
    .orderBy(sql`lower(facility.name)`)
    .orderBy('facility.id')
    .execute();
  return rows.map((row) => toRecord(row, now));
}

/** Serialises changes, because names, codes and the last open facility concern all facilities of an organisation. */
export async function lockFacilities(
  tx: Transaction<Schema>,
  actor: FacilityActor,
): Promise<readonly FacilityRecord[]> {
  await sql`select from organisation where id = ${actor.organisationId} for no key update`.execute(tx);
  return listFacilityRecords(tx, actor);
}

/**
 * Returns one of the organisation's facilities. Throws the same `not-found` for unknown ids and for other
 * organisations.
 */
export function requireFacility(all: readonly FacilityRecord[], facilityId: string): FacilityRecord {
  const found = all.find((one) => one.facilityId === facilityId);
  if (!found) throw notFoundHere('facility');
  return found;
}

/** Stores columns of a facility as a new version. Returns the current record. */
export async function storeFacility(
  tx: Transaction<Schema>,
  before: FacilityRecord,
  columns: Updateable<Schema['facility']>,
  actor: FacilityActor,
): Promise<FacilityRecord> {
  const { facilityId, updatedAt } = before;
  await tx
    .updateTable('facility')
    .set(columns)
    // Two changes in the same second must still be two versions.
    .set({ updated_at: Math.max(actor.now, updatedAt + 1), updated_by: actor.staffId })
    .where('id', '=', facilityId)
    .execute();
  return requireFacility(await listFacilityRecords(tx, actor), facilityId);
}
