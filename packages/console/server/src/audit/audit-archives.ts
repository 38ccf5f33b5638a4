import type { AuditArchive } from '@careline/core/internal/audit';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

export interface ArchiveProof extends AuditArchive {
  readonly rows: number;
  readonly sha256: string;
  readonly previous: string | null;
}

/** Returns all archives, oldest first. Each contains the previous one's digest. */
export async function archiveProofs(db: Kysely<Schema>): Promise<readonly ArchiveProof[]> {
  const { rows } = await sql<ArchiveProof>`
    select file, rows, floor(extract(epoch from first_at))::bigint as "from", floor(extract(epoch from last_at))::bigint as "to",
      sha256, previous_sha256 as previous
    from audit_archive order by id`.execute(db);
  return rows;
}

/** Returns the archived periods and their files, so that auditors know which days are not in the list. */
export const listArchives = async (db: Kysely<Schema>): Promise<readonly AuditArchive[]> =>
  (await archiveProofs(db)).map(({ file, from, to }) => ({ file, from, to }));
