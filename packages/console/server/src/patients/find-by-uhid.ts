import type { AuditPatient } from '@careline/core/internal/audit';
import { identifierKey } from '@careline/core/internal/patients';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/**
 * Identifier system for the UHID of a merged record. An old card still finds the patient, and the UHID is never
 * reissued.
 */
export const MERGED_UHID = 'merged-uhid';

/** Returns the organisation's patient with exactly this UHID, ignoring case and punctuation. */
export async function findByUhid(
  tx: Kysely<Schema>,
  organisationId: string,
  uhid: string,
): Promise<AuditPatient | undefined> {
  const row = await tx
    .selectFrom('identifier as i')
    .innerJoin('person as p', 'p.id', 'i.person_id')
    .select(['p.id', 'p.name', 'i.value'])
    .where('i.organisation_id', '=', organisationId)
    .where('p.organisation_id', '=', organisationId)
    .where('i.system', 'in', ['uhid', MERGED_UHID])
    .where('i.value_key', '=', identifierKey(uhid))
    .executeTakeFirst();
  return row && { vitaId: row.id, name: row.name, uhid: row.value };
}
