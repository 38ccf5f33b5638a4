import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'import-secret';
const SCHEME = 'Import ';

export interface ImportSecret {
  readonly value: string;
  /** Takes the file away, so that nobody tries a secret whose server is gone. */
  remove(): Promise<void>;
}

/**
 * Makes the secret of this server run and puts it into the data folder, readable by its owner only: whoever can read
 * it could read the database as well.
 */
export async function writeImportSecret(dataFolder: string): Promise<ImportSecret> {
  const value = randomBytes(32).toString('base64url');
  const path = join(dataFolder, FILE);
  // An older file keeps its rights when it is written over.
  await rm(path, { force: true });
  await writeFile(path, value, { mode: 0o600, flag: 'wx' });
  return { value, remove: () => rm(path, { force: true }) };
}

/** The secret of the server that runs on a folder; undefined where there is none to be read. */
export async function readImportSecret(dataFolder: string): Promise<string | undefined> {
  const text = await readFile(join(dataFolder, FILE), 'utf8').catch(() => undefined);
  return text?.trim() || undefined;
}

export const importAuthorization = (secret: string): string => `${SCHEME}${secret}`;

/** Whether a request's Authorization header holds the secret; takes the same time for every wrong one. */
export function holdsSecret(header: string | undefined, secret: string): boolean {
  const given = Buffer.from(header ?? '');
  const right = Buffer.from(importAuthorization(secret));
  return given.length === right.length && timingSafeEqual(given, right);
}
