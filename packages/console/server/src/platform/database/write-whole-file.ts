import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Waits until a file's content is on the disk. */
async function toDisk(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}

/**
 * Writes a compressed file, readable by its owner only, and renames it after reading it back, so that a file with this
 * name is always complete. Returns the result of reading it back. Leaves nothing behind if that rejects.
 */
export async function writeWholeFile<T>(
  path: string,
  text: AsyncIterable<string>,
  readBack: (part: string) => Promise<T>,
): Promise<T> {
  const part = `${path}.part`;
  try {
    // A file left by a killed run may have other permissions.
    await rm(part, { force: true });
    await pipeline(Readable.from(text), createGzip(), createWriteStream(part, { flags: 'wx', mode: 0o600 }));
    await toDisk(part);
    const read = await readBack(part);
    await rename(part, path);
    return read;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
