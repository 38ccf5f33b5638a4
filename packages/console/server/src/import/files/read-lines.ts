import { type OnBytes, openSource } from './open-source.ts';

/** No row of a patient or a reading comes near it; a file without line ends must not fill the memory. */
export const MAX_LINE_BYTES = 1024 * 1024;

export interface SourceLine {
  /** From 1, as editors count. */
  readonly number: number;
  /** Undefined where the line is too long or no UTF-8; `fault` says which. */
  readonly text?: string;
  readonly fault?: 'too-long' | 'not-json';
}

const LINE_END = 0x0a;
const BYTE_ORDER_MARK = '\uFEFF';

/** Splits bytes at line ends; never holds more than one line. */
class LineSplitter {
  readonly #most: number;
  #parts: Buffer[] = [];
  #size = 0;
  #number = 0;
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

  /** @param most bytes a line may have */
  constructor(most: number) {
    this.#most = most;
  }

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
    const tooLong = this.#size > this.#most;
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
    if (this.#size <= this.#most) this.#parts.push(bytes);
    else this.#parts = [];
  }
}

/**
 * The lines of a file that are not empty, with flat memory. `onBytes` hears how much of the file has been read.
 * @throws SourceFileError where the file cannot be read to its end
 */
export async function* readLines(
  path: string,
  onBytes?: OnBytes,
  mostBytes = MAX_LINE_BYTES,
): AsyncGenerator<SourceLine> {
  const splitter = new LineSplitter(mostBytes);
  for await (const chunk of openSource(path, onBytes)) yield* splitter.feed(chunk);
  yield* splitter.flush();
}
