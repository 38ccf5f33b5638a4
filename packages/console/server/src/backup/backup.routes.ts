import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { isDiskFull } from '../platform/database/database-errors.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import type { App, AppContext } from '../platform/http/app-context.ts';
import { mountAt } from '../platform/http/mount-at.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { recordOf } from '../platform/http/request-record.ts';
import { holdsSecret } from '../platform/process/command-secret.ts';
import { copyEmbedded, isCopyName } from './folder-copy.ts';
import { auditBackup } from './restore-backup.ts';

export interface BackupDeps {
  readonly db: Kysely<Schema>;
  readonly dataFolder: string;
  /** From `writeImportSecret`. */
  readonly secret: string;
}

async function copyName(c: AppContext, dataFolder: string): Promise<string> {
  const name = c.req.query('to') ?? '';
  const there =
    isCopyName(name) &&
    (await access(join(dataFolder, name), constants.W_OK).then(
      () => true,
      () => false,
    ));
  if (there) return name;
  throw new ProblemError('input-invalid', {
    detail: 'The query parameter "to" does not name a folder created by a backup.',
  });
}

async function answer(c: AppContext, { db, dataFolder, secret }: BackupDeps): Promise<Response> {
  recordOf(c.env.incoming).route = 'backup/copy';
  const header = c.req.header('authorization');
  if (!holdsSecret(header, secret)) {
    throw new ProblemError(header === undefined ? 'token-missing' : 'token-invalid', {
      detail: 'Backups need the secret that the running server wrote into its data folder.',
      action: 'Use `npm start -- backup` with the same CARELINE_DATA as the server.',
    });
  }
  const name = await copyName(c, dataFolder);
  await runWork(db, (tx) => auditBackup(tx, 'backup'));
  await copyEmbedded(db, dataFolder, name).catch((error) => {
    if (!isDiskFull(error)) throw error;
    throw new ProblemError('unavailable', {
      detail: error.message,
      action: 'Free space on the disk of the data folder, or stop Careline and run the backup then.',
    });
  });
  return c.body(null, 204);
}

/**
 * Mounts `POST /api/backup/copy?to=`.
 * It copies the embedded database into a folder that the backup command created in the data folder. No patient data is
 * sent over the network.
 */
export function mountBackup(app: App, deps: BackupDeps): void {
  mountAt(app, 'POST', '/api/backup/copy', (c) => answer(c, deps));
}
