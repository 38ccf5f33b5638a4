import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** Path under the origin, followed by a digest. */
export const LOGO_PATH = '/logo';

export const logoAddress = (sha256: string): string => `${LOGO_PATH}/${sha256}`;

export interface StoredLogo {
  readonly sha256: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Replaces the uploaded logo. */
export async function keepLogo(
  tx: Transaction<Schema>,
  { organisationId, staffId, now }: { organisationId: string; staffId: string; now: number },
  { sha256, type, bytes }: StoredLogo,
): Promise<void> {
  const row = { sha256, media_type: type, bytes, created_at: now, author_id: staffId };
  await tx
    .insertInto('organisation_logo')
    .values({ organisation_id: organisationId, ...row })
    .onConflict((clash) => clash.column('organisation_id').doUpdateSet(row))
    .execute();
}

/** Deletes the uploaded logo once the preference no longer refers to it. */
export async function forgetLogo(tx: Transaction<Schema>, organisationId: string): Promise<void> {
  await tx.deleteFrom('organisation_logo').where('organisation_id', '=', organisationId).execute();
}

/** Returns a logo by its digest. Anyone with the URL may see it, like a sign over a door. */
export async function readLogo(db: Kysely<Schema>, sha256: string): Promise<StoredLogo | undefined> {
  const row = await db
    .selectFrom('organisation_logo')
    .select(['sha256', 'media_type', 'bytes'])
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row && { sha256: row.sha256, type: row.media_type, bytes: row.bytes };
}

/** Returns the https URLs of logos that organisations set. */
export async function logoAddressesElsewhere(db: Kysely<Schema>): Promise<readonly string[]> {
  const rows = await db.selectFrom('preference').select('info').where('type', '=', 'APPS').execute();
  return rows.flatMap(({ info: { headerlogo1 } }) => (typeof headerlogo1 === 'string' ? [headerlogo1] : []));
}
