import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'import-secret';
const SCHEME = 'Import ';

export interface ImportSecret {
  readonly value: string;
  /** Deletes the file, so that no command uses the secret of a stopped server. */
  remove(): Promise<void>;
}

/**
 * Creates the secret of this server run in the data folder, readable by its owner only. Anyone who can read it could
 * read the database as well.
 */
export async function writeImportSecret(dataFolder: string): Promise<ImportSecret> {
  const value = randomBytes(32).toString('base64url');
  const path = join(dataFolder, FILE);
  // Overwriting a file keeps its old permissions.
  await rm(path, { force: true });
  await writeFile(path, value, { mode: 0o600, flag: 'wx' });
  return { value, remove: () => rm(path, { force: true }) };
}

/** Returns the secret of the server running on a folder, or undefined if it cannot be read. */
export async function readImportSecret(dataFolder: string): Promise<string | undefined> {
  const text = await readFile(join(dataFolder, FILE), 'utf8').catch(() => undefined);
  return text?.trim() || undefined;
}

export const importAuthorization = (secret: string): string => `${SCHEME}${secret}`;

/** Returns whether an Authorization header contains the secret, in constant time for wrong ones. */
export function holdsSecret(header: string | undefined, secret: string): boolean {
  const given = Buffer.from(header ?? '');
  const right = Buffer.from(importAuthorization(secret));
  return given.length === right.length && timingSafeEqual(given, right);
}
