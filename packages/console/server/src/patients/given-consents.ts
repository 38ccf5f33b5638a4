import type { Registration } from '@careline/core/internal/patients/registration';
import type { Kysely, Transaction } from 'kysely';
import type { Entry } from '../platform/access/entry.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';

/** Records what a person consented to, when, how and before which witness. Earlier consents stay. */
export async function addGivenConsent(
  tx: Transaction<Schema>,
  vitaId: string,
  consent: Registration['consent'],
  entry: Entry,
): Promise<void> {
  await tx
    .insertInto('consent')
    .values({
      id: newId(),
      person_id: vitaId,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      text_id: consent.textId,
      version: consent.version,
      locale: consent.locale,
      how: consent.how,
      given_by: consent.by,
      guardian_name: consent.by === 'guardian' ? (consent.guardianName ?? null) : null,
      given_at: consent.givenAt,
      author_id: entry.staffId,
      created_at: entry.now,
    })
    .execute();
}

/** Returns the most recently recorded consent, or null. */
export async function newestConsent(tx: Kysely<Schema>, vitaId: string) {
  const row = await tx
    .selectFrom('consent')
    .select(['text_id', 'version', 'locale', 'how', 'given_by', 'guardian_name', 'given_at'])
    .where('person_id', '=', vitaId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    textId: row.text_id,
    version: row.version,
    locale: row.locale,
    givenAt: row.given_at,
    how: row.how,
    by: row.given_by,
    ...(row.guardian_name !== null && { guardianName: row.guardian_name }),
  };
}
