import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** A file that cannot be read as it should; the message says what is wrong with it. */
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

/** Text in UTF-16, as spreadsheets and shells of Windows write it, in UTF-8; anything else as it is. */
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

/** Bytes of the file on the disk as they are read, for the progress. */
export type OnBytes = (bytes: number) => void;

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * The bytes of a file piece by piece, unpacked where it is a gzip, which its content says and not its name, and in UTF-8 where
 * it begins with the mark of UTF-16.
 * @throws SourceFileError where the file is missing, unreadable, a damaged gzip or damaged UTF-16
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
    // A reader that has seen enough ends the unpacking only.
    file?.destroy();
  }
}
