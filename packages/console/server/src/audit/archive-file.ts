import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { writeWholeFile } from '../platform/database/write-whole-file.ts';

/** An error that the user can fix. The message says how. */
export class AuditArchiveError extends Error {
  override readonly name = 'AuditArchiveError';
}

/**
 * The first line of an archive.
 * It names the format and the previous archive's digest, so that no archive can be left out.
 */
export interface ArchiveHeader {
  readonly format: 'careline-audit/1';
  readonly previous: string | null;
}

/** Yields the lines of an archive as written, header first. Throws `AuditArchiveError` if the file cannot be read. */
export async function* archiveLines(path: string): AsyncGenerator<string> {
  const source = createReadStream(path);
  const text = source.pipe(createGunzip());
  source.on('error', (error) => text.destroy(error));
  try {
    yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    throw new AuditArchiveError(`${path} cannot be read: ${(error as Error).message}.`, { cause: error });
  }
}

/** Returns the SHA-256 of an archive's uncompressed content, in hexadecimal. */
export async function archiveDigest(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const line of archiveLines(path)) hash.update(`${line}\n`);
  return hash.digest('hex');
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Writes an archive that only its owner can read, and returns its digest.
 * The file gets its name only after it was read back. A file with the same name and content is left from an interrupted
 * run and is accepted. Throws `AuditArchiveError` if the name is taken by a different file.
 */
export async function writeArchive(
  path: string,
  header: ArchiveHeader,
  rows: AsyncIterable<string>,
): Promise<string> {
  const hash = createHash('sha256');
  async function* text(): AsyncGenerator<string> {
    for await (const line of lines()) {
      hash.update(`${line}\n`);
      yield `${line}\n`;
    }
  }
  async function* lines(): AsyncGenerator<string> {
    yield JSON.stringify(header);
    yield* rows;
  }
  await mkdir(dirname(path), { recursive: true });
  return writeWholeFile(path, text(), async (part) => {
    const digest = hash.digest('hex');
    if ((await archiveDigest(part)) !== digest)
      throw new AuditArchiveError(`${path} was not written correctly. Check the disk.`);
    if ((await isThere(path)) && (await archiveDigest(path)) !== digest)
      throw new AuditArchiveError(`${path} already exists with different content. Choose another folder.`);
    return digest;
  });
}
