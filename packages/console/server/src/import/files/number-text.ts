/** A number with the digits its source wrote: `75.0` stays `75.0`, and sixteen digits stay sixteen. */
export class NumberText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The number itself; undefined where it is too large for one. */
  get value(): number | undefined {
    const value = Number(this.text);
    return Number.isFinite(value) ? value : undefined;
  }

  /** How it stands in JSON again, for what is kept as it came. */
  toJSON(): unknown {
    return this.value !== undefined && String(this.value) === this.text ? this.value : this.text;
  }
}

/** Strings are matched first, so digits inside them are never taken for numbers. */
const STRINGS_AND_NUMBERS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
/** No text can begin with it: a line that holds a NUL character is refused before. */
const MARK = '\u0000';

/** A NUL in a string can only be written as an escape; PostgreSQL cannot store one. */
const ESCAPED_NUL = /\\u0000/;

/** PostgreSQL cannot store half a character either. */
function refuseHalfPair<T>(text: string, value: T): T {
  if (!text.isWellFormed()) throw new SyntaxError('it holds half a surrogate pair');
  return value;
}

/** FHIR nests about ten deep; what is far deeper would exhaust the stack of whoever walks it. */
const MAX_DEPTH = 64;

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((held) => isDeeper(held, depth - 1));
}

/**
 * Reads one line of JSON, every number as `NumberText` (JavaScript's own reader would round them).
 * @throws SyntaxError where it is not JSON, holds a NUL character or half a surrogate pair, or is nested too deep
 */
export function parseKeepingNumbers(line: string): unknown {
  if (isDeeper(JSON.parse(line), MAX_DEPTH)) throw new SyntaxError('it holds values nested too deep');
  if (ESCAPED_NUL.test(line)) throw new SyntaxError('it holds a NUL character');
  const marked = line.replace(STRINGS_AND_NUMBERS, (token) =>
    token.startsWith('"') ? token : `"\\u0000${token}"`,
  );
  const parsed: unknown = JSON.parse(marked, (key, value: unknown) => {
    if (typeof value !== 'string') return refuseHalfPair(key, value);
    return value.startsWith(MARK) ? new NumberText(value.slice(1)) : refuseHalfPair(value, value);
  });
  return parsed;
}

/** JSON of a parsed value, every number with the digits its source wrote. */
export function jsonText(value: unknown): string {
  if (value instanceof NumberText) return value.text;
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const held = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${held.map(([key, each]) => `${JSON.stringify(key)}:${jsonText(each)}`).join(',')}}`;
}
