import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { AuditArchiveError, archiveDigest, archiveLines } from './archive-file.ts';
import { type ArchiveProof, archiveProofs } from './audit-archives.ts';

async function faultOf(proof: ArchiveProof, folder: string): Promise<string | undefined> {
  const path = join(folder, proof.file);
  if (!existsSync(path)) return 'is not in this folder';
  try {
    return (await archiveDigest(path)) === proof.sha256 ? undefined : 'differs from what was written';
  } catch (error) {
    if (error instanceof AuditArchiveError) return 'cannot be read';
    throw error;
  }
}

export interface VerifiedArchive extends ArchiveProof {
  readonly fault: string | undefined;
}

/** Compares every archive that the database knows with its file. */
export async function verifyArchives(
  db: Kysely<Schema>,
  folder: string,
): Promise<readonly VerifiedArchive[]> {
  const proofs = await archiveProofs(db);
  return Promise.all(proofs.map(async (proof) => ({ ...proof, fault: await faultOf(proof, folder) })));
}

/** Yields the archived rows that name a patient, oldest first. Throws `AuditArchiveError` for damaged files. */
export async function* archivedRowsOf(
  db: Kysely<Schema>,
  folder: string,
  personId: string,
): AsyncGenerator<string> {
  for (const proof of await verifyArchives(db, folder)) {
    if (proof.fault) throw new AuditArchiveError(`${proof.file} ${proof.fault}.`);
    for await (const line of archiveLines(join(folder, proof.file))) {
      const { person_ids: people } = JSON.parse(line) as { person_ids?: readonly string[] };
      if (people?.includes(personId)) yield line;
    }
  }
}
