import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** No row of a patient or a reading comes near it; a file without line ends must not fill the memory. */
export const MAX_LINE_BYTES = 1024 * 1024;

export interface SourceLine {
  /** From 1, as editors count. */
  readonly number: number;
  /** Undefined where the line is too long or no UTF-8; `fault` says which. */
  readonly text?: string;
  readonly fault?: 'too-long' | 'not-json';
}

/** A file that cannot be read as it should; the message says what is wrong with it. */
export class SourceFileError extends Error {
  override readonly name = 'SourceFileError';
}

const LINE_END = 0x0a;
const BYTE_ORDER_MARK = '\uFEFF';

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.readUInt16BE() === 0x1f8b;
  } finally {
    await file.close();
  }
}

/** Splits bytes at line ends; never holds more than one line. */
class LineSplitter {
  #parts: Buffer[] = [];
  #size = 0;
  #number = 0;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

  *feed(chunk: Buffer): Generator<SourceLine> {
    let start = 0;
    for (let end = chunk.indexOf(LINE_END); end !== -1; end = chunk.indexOf(LINE_END, start)) {
      this.#keep(chunk.subarray(start, end));
      yield* this.flush();
      start = end + 1;
    }
    this.#keep(chunk.subarray(start));
  }

  /** The line so far; nothing for an empty one. */
  *flush(): Generator<SourceLine> {
    const bytes = this.#parts.length === 1 ? this.#parts[0] : Buffer.concat(this.#parts);
    const tooLong = this.#size > MAX_LINE_BYTES;
    this.#parts = [];
    this.#size = 0;
    this.#number += 1;
    if (tooLong) yield { number: this.#number, fault: 'too-long' };
    else if (bytes) yield* this.#line(bytes);
  }

  *#line(bytes: Buffer): Generator<SourceLine> {
    const number = this.#number;
    try {
      const decoded = this.#decoder.decode(bytes);
      const text = (number === 1 && decoded.startsWith(BYTE_ORDER_MARK) ? decoded.slice(1) : decoded).trim();
      if (text !== '') yield { number, text };
    } catch {
      yield { number, fault: 'not-json' };
    }
  }

  #keep(bytes: Buffer): void {
    if (bytes.length === 0) return;
    this.#size += bytes.length;
    if (this.#size <= MAX_LINE_BYTES) this.#parts.push(bytes);
    else this.#parts = [];
  }
}

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * The lines of a file that are not empty, gzip or not (told by its content), with flat memory. `onBytes` hears how much
 * of the file has been read.
 * @throws SourceFileError where the file is missing, unreadable or a damaged gzip
 */
export async function* readLines(
  path: string,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<SourceLine> {
  const splitter = new LineSplitter();
  try {
    const zipped = await isGzip(path);
    const file = createReadStream(path);
    file.on('data', (chunk) => onBytes(chunk.length));
    let source: Readable = file;
    if (zipped) {
      const gunzip = createGunzip();
      file.on('error', (error) => gunzip.destroy(error));
      source = file.pipe(gunzip);
    }
    for await (const chunk of source) yield* splitter.feed(chunk as Buffer);
    yield* splitter.flush();
  } catch (error) {
    throw new SourceFileError(`${path} cannot be read to its end: ${message(error)}.`, { cause: error });
  }
}
