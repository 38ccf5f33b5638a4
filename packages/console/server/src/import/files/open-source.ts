import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** A file that cannot be read properly. The message says what is wrong. */
export class SourceFileError extends Error {
  override readonly name = 'SourceFileError';
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.readUInt16BE() === 0x1f8b;
  } finally {
    await file.close();
  }
}

const UTF16 = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

/** Converts UTF-16, which Windows spreadsheets and shells write, to UTF-8. Leaves anything else unchanged. */
async function* inUtf8(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let isFirst = true;
  for await (const chunk of source) {
    if (isFirst) {
      const found = UTF16.find(({ mark }) => mark.every((byte, place) => chunk[place] === byte));
      if (found) decoder = new TextDecoder(found.encoding, { fatal: true });
    }
    isFirst = false;
    yield decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk;
  }
  decoder?.decode();
}

/** Receives the number of bytes read from disk, for the progress. */
export type OnBytes = (bytes: number) => void;

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Yields a file's bytes in pieces. Unpacks gzip, detected by content, and converts UTF-16 with a byte order mark to
 * UTF-8.
 * @throws SourceFileError if the file is missing, unreadable, a damaged gzip or damaged UTF-16
 */
export async function* openSource(path: string, onBytes: OnBytes = () => undefined): AsyncGenerator<Buffer> {
  let file: Readable | undefined;
  try {
    const zipped = await isGzip(path);
    file = createReadStream(path);
    file.on('data', (chunk: Buffer) => onBytes(chunk.length));
    let source: Readable = file;
    if (zipped) {
      const gunzip = createGunzip();
      file.on('error', (error: Error) => gunzip.destroy(error));
      source = file.pipe(gunzip);
    }
    yield* inUtf8(source as AsyncIterable<Buffer>);
  } catch (error) {
    throw new SourceFileError(`${path} cannot be read to its end: ${message(error)}.`, { cause: error });
  } finally {
    // If the reader stops early, only the unpacking is closed, not the file.
    file?.destroy();
  }
}
