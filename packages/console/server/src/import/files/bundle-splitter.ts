/** Half of what a batch may have: longer entries, such as documents as base64, are refused one by one. */
export const MAX_ENTRY_BYTES = 2 * 1024 * 1024;

/** Fields of the bundle itself are looked at only where they are short: its type and the like. */
const MAX_FIELD_BYTES = 4096;

export interface BundleEntry {
  /** From 1, in the order of the bundle. */
  readonly number: number;
  /** JSON of the entry; undefined where it is too long or no UTF-8, which `fault` says. */
  readonly text?: string;
  readonly fault?: 'too-long' | 'not-json';
}

/** Bytes gathered piece by piece; beyond a limit nothing is held any more. */
class Gathered {
  #parts: Buffer[] = [];
  #size = 0;

  add(bytes: Buffer, limit: number): void {
    this.#size += bytes.length;
    if (this.#size <= limit) this.#parts.push(bytes);
    else this.#parts = [];
  }

  /** The bytes so far, undefined where they were too many. */
  peek(limit: number): Buffer | undefined {
    return this.#size > limit ? undefined : Buffer.concat(this.#parts);
  }

  clear(): void {
    this.#parts = [];
    this.#size = 0;
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const [BRACE, BRACE_END] = [0x7b, 0x7d];
const [BRACKET, BRACKET_END] = [0x5b, 0x5d];

const ENTRY_KEY = /^\s*"entry"\s*:\s*$/;
const BYTE_ORDER_MARK = '\uFEFF';

/** Where the bytes at hand belong: around the object, to a field of it, or to its array `entry`. */
type Region = 'outside' | 'field' | 'entries';

/**
 * Splits the bytes of one JSON object into the elements of its array `entry`, with memory for one of them however many
 * there are. Only brackets, commas and strings are looked at: an entry is judged by whoever parses it.
 */
export class BundleSplitter {
  /** The texts that stand in the object itself, such as `resourceType` and `type`, as far as it was read. */
  readonly fields = new Map<string, string>();
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  readonly #piece = new Gathered();
  #region: Region = 'outside';
  #depth = 0;
  #number = 0;
  #inString = false;
  #escaped = false;
  #ended = false;

  get #limit(): number {
    return this.#region === 'entries' ? MAX_ENTRY_BYTES : MAX_FIELD_BYTES;
  }

  /** @throws SyntaxError where the bytes are no single JSON object */
  *feed(chunk: Buffer): Generator<BundleEntry> {
    let from = 0;
    for (let index = 0; index < chunk.length; index += 1) {
      const byte = chunk[index] as number;
      if (this.#inString) this.#passString(byte);
      else if (byte === QUOTE) this.#inString = true;
      else if (this.#isStructure(byte)) {
        this.#piece.add(chunk.subarray(from, index), this.#limit);
        from = index;
        if (this.#isCut(byte)) {
          from = index + 1;
          yield* this.#cut(byte);
        }
        this.#step(byte);
      }
    }
    this.#piece.add(chunk.subarray(from), this.#limit);
  }

  /** @throws SyntaxError where the object has not ended, or something stands behind it */
  end(): void {
    if (!this.#ended) throw new SyntaxError('it ends in the middle');
    this.#expectBlank('something stands behind its end');
  }

  #passString(byte: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (byte === BACKSLASH) this.#escaped = true;
    else if (byte === QUOTE) this.#inString = false;
  }

  /** Deeper commas are the parser's. */
  #isStructure(byte: number): boolean {
    if (byte === COMMA) return this.#depth <= 2;
    return byte === BRACE || byte === BRACKET || byte === BRACE_END || byte === BRACKET_END;
  }

  /** Whether a piece ends here: at the borders of the object, of its fields, of the array and of its entries. */
  #isCut(byte: number): boolean {
    if (this.#depth === 0) return true;
    if (byte === BRACE || byte === BRACKET) {
      return this.#depth === 1 && byte === BRACKET && ENTRY_KEY.test(this.#text() ?? '');
    }
    return this.#depth === (this.#region === 'entries' ? 2 : 1);
  }

  *#cut(byte: number): Generator<BundleEntry> {
    if (this.#region === 'entries') yield* this.#endEntry(byte !== COMMA);
    else if (this.#depth === 0) this.#begin(byte);
    else if (byte === BRACKET) this.#region = 'entries';
    else this.#endField();
    this.#piece.clear();
  }

  #step(byte: number): void {
    if (byte === COMMA) return;
    this.#depth += byte === BRACE || byte === BRACKET ? 1 : -1;
    if (this.#depth === 1) this.#region = 'field';
    if (this.#depth > 0) return;
    this.#region = 'outside';
    this.#ended = true;
  }

  #begin(byte: number): void {
    this.#expectBlank('it is no object');
    if (this.#ended) throw new SyntaxError('it holds more than one value');
    if (byte !== BRACE) throw new SyntaxError('it is no object');
  }

  *#endEntry(last: boolean): Generator<BundleEntry> {
    const text = this.#text();
    // The only entry that may be empty is the one of an empty array.
    if (last && this.#number === 0 && text?.trim() === '') return;
    this.#number += 1;
    const number = this.#number;
    const isTooLong = this.#piece.peek(this.#limit) === undefined;
    if (text === undefined) yield { number, fault: isTooLong ? 'too-long' : 'not-json' };
    else yield { number, text };
  }

  #endField(): void {
    const text = this.#text()?.trim();
    if (!text) return;
    const field: Record<string, unknown> = JSON.parse(`{${text}}`);
    for (const [key, value] of Object.entries(field)) {
      if (typeof value === 'string') this.fields.set(key, value);
    }
  }

  #expectBlank(fault: string): void {
    const text = this.#text()?.replace(BYTE_ORDER_MARK, '').trim();
    if (text !== '') throw new SyntaxError(fault);
  }

  /** The piece at hand; undefined where it is too long or no UTF-8. */
  #text(): string | undefined {
    try {
      const bytes = this.#piece.peek(this.#limit);
      return bytes && this.#decoder.decode(bytes);
    } catch {
      return undefined;
    }
  }
}
