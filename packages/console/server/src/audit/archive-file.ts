import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { writeWholeFile } from '../platform/database/write-whole-file.ts';

/** What a person can mend; the message says how. */
export class AuditArchiveError extends Error {
  override readonly name = 'AuditArchiveError';
}

/** The first line of a file: what it is, and the digest of the archive before it, so that none can be left out. */
export interface ArchiveHeader {
  readonly format: 'careline-audit/1';
  readonly previous: string | null;
}

/** The lines of an archive as they were written, the header first. Throws `AuditArchiveError` for a file that is none. */
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

/** SHA-256 of what is in an archive, whatever its compression, in hexadecimal. */
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
 * Writes an archive, readable by its owner only, reads it back, and only then gives it its name. A file of the same name
 * and content is what an interrupted run left. Answers its digest. Throws `AuditArchiveError` where another is there.
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
      throw new AuditArchiveError(`${path} was not written as it should be: look at the disk.`);
    if ((await isThere(path)) && (await archiveDigest(path)) !== digest)
      throw new AuditArchiveError(`${path} is there already and says something else: name another folder.`);
    return digest;
  });
}
