import { type OnBytes, openSource } from './open-source.ts';

/** Far more than any row of a patient or reading, so that a file without line ends does not fill the memory. */
export const MAX_LINE_BYTES = 1024 * 1024;

export interface SourceLine {
  /** From 1, as editors count. */
  readonly number: number;
  /** Undefined if the line is too long or not UTF-8; `fault` says which. */
  readonly text?: string;
  readonly fault?: 'too-long' | 'not-json';
}

const LINE_END = 0x0a;
const BYTE_ORDER_MARK = '\uFEFF';

/** Splits bytes at line ends, with at most one line in memory. */
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

  /** Yields the current line unless it is empty. */
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
 * Yields the non-empty lines of a file with constant memory. `onBytes` receives the number of bytes read.
 * @throws SourceFileError if the file cannot be read to its end
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
