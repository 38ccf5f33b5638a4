import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Waits until what was written into a file is on the disk. */
async function toDisk(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}

/**
 * Writes a compressed file, readable by its owner only, has it read back, and only then gives it its name: a file of that
 * name is always whole. Answers what the reading back came to; nothing is left behind where it rejects.
 */
export async function writeWholeFile<T>(
  path: string,
  text: AsyncIterable<string>,
  readBack: (part: string) => Promise<T>,
): Promise<T> {
  const part = `${path}.part`;
  try {
    // What a killed run left may have other rights.
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
