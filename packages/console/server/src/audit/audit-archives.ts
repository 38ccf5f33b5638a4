import type { AuditArchive } from '@careline/core/internal/audit';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

export interface ArchiveProof extends AuditArchive {
  readonly rows: number;
  readonly sha256: string;
  readonly previous: string | null;
}

/** Every archive there is, the oldest first; each names the digest of the one before it. */
export async function archiveProofs(db: Kysely<Schema>): Promise<readonly ArchiveProof[]> {
  const { rows } = await sql<ArchiveProof>`
    select file, rows, floor(extract(epoch from first_at))::bigint as "from", floor(extract(epoch from last_at))::bigint as "to",
      sha256, previous_sha256 as previous
    from audit_archive order by id`.execute(db);
  return rows;
}

/** What an auditor must know of them: which days are not in the list, and where they are. */
export const listArchives = async (db: Kysely<Schema>): Promise<readonly AuditArchive[]> =>
  (await archiveProofs(db)).map(({ file, from, to }) => ({ file, from, to }));
