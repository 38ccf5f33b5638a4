/** Half the limit of a batch. Longer entries, such as base64 documents, are refused one by one. */
export const MAX_ENTRY_BYTES = 2 * 1024 * 1024;

/** Only short fields of the bundle itself are read, such as its type. */
const MAX_FIELD_BYTES = 4096;

export interface BundleEntry {
  /** From 1, in the order of the bundle. */
  readonly number: number;
  /** JSON of the entry; undefined if it is too long or not UTF-8, as stated in `fault`. */
  readonly text?: string;
  readonly fault?: 'too-long' | 'not-json';
}

/** Collects bytes piece by piece, and drops them beyond a limit. */
class Gathered {
  #parts: Buffer[] = [];
  #size = 0;

  add(bytes: Buffer, limit: number): void {
    this.#size += bytes.length;
    if (this.#size <= limit) this.#parts.push(bytes);
    else this.#parts = [];
  }

  /** Returns the bytes so far, or undefined if there were too many. */
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

/** Where the current bytes belong: outside the object, to one of its fields, or to its array `entry`. */
type Region = 'outside' | 'field' | 'entries';

/**
 * Splits one JSON object into the elements of its array `entry`, holding only one in memory. It looks only at brackets,
 * commas and strings; a JSON parser checks the entries later.
 */
export class BundleSplitter {
  /** Short text fields of the object itself, such as `resourceType` and `type`, as far as it was read. */
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

  /**
   * Adds bytes and yields complete entries.
   * @throws SyntaxError if the bytes are not a single JSON object
   */
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

  /**
   * Ends the input.
   * @throws SyntaxError if the object is incomplete or followed by something else
   */
  end(): void {
    if (!this.#ended) throw new SyntaxError('it ends in the middle');
    this.#expectBlank('there is data after its end');
  }

  #passString(byte: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (byte === BACKSLASH) this.#escaped = true;
    else if (byte === QUOTE) this.#inString = false;
  }

  /** Deeper commas are left to the parser. */
  #isStructure(byte: number): boolean {
    if (byte === COMMA) return this.#depth <= 2;
    return byte === BRACE || byte === BRACKET || byte === BRACE_END || byte === BRACKET_END;
  }

  /** Returns whether a piece ends here: at a boundary of the object, its fields, the array or its entries. */
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
    this.#expectBlank('it is not an object');
    if (this.#ended) throw new SyntaxError('it contains more than one value');
    if (byte !== BRACE) throw new SyntaxError('it is not an object');
  }

  *#endEntry(last: boolean): Generator<BundleEntry> {
    const text = this.#text();
    // Only an empty array may have an empty entry.
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

  /** Returns the current piece, or undefined if it is too long or not UTF-8. */
  #text(): string | undefined {
    try {
      const bytes = this.#piece.peek(this.#limit);
      return bytes && this.#decoder.decode(bytes);
    } catch {
      return undefined;
    }
  }
}
