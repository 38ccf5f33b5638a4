/** A number with its digits as written: `75.0` stays `75.0`, and sixteen digits stay sixteen. */
export class NumberText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The number, or undefined if it is too large. */
  get value(): number | undefined {
    const value = Number(this.text);
    return Number.isFinite(value) ? value : undefined;
  }

  /** Returns the number as raw JSON, for content that is stored unchanged. */
  toJSON(): unknown {
    return this.value !== undefined && String(this.value) === this.text ? this.value : this.text;
  }
}

/** Strings come first in the pattern, so that digits inside them are not taken for numbers. */
const STRINGS_AND_NUMBERS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
/** No text can begin with this, because lines with a NUL character are refused. */
const MARK = '\u0000';

/** JSON can only contain NUL as an escape. PostgreSQL cannot store it. */
const ESCAPED_NUL = /\\u0000/;

/** PostgreSQL cannot store half a surrogate pair either. */
function refuseHalfPair<T>(text: string, value: T): T {
  if (!text.isWellFormed()) throw new SyntaxError('it contains half a surrogate pair');
  return value;
}

/** FHIR has about ten levels. Much deeper nesting would overflow the stack of recursive code. */
const MAX_DEPTH = 64;

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((held) => isDeeper(held, depth - 1));
}

/**
 * Parses one line of JSON with every number as `NumberText`, because `JSON.parse` would round them.
 * @throws SyntaxError if it is not JSON, contains a NUL character or half a surrogate pair, or is nested too deep
 */
export function parseKeepingNumbers(line: string): unknown {
  if (isDeeper(JSON.parse(line), MAX_DEPTH)) throw new SyntaxError('it contains values nested too deep');
  if (ESCAPED_NUL.test(line)) throw new SyntaxError('it contains a NUL character');
  const marked = line.replace(STRINGS_AND_NUMBERS, (token) =>
    token.startsWith('"') ? token : `"\\u0000${token}"`,
  );
  const parsed: unknown = JSON.parse(marked, (key, value: unknown) => {
    if (typeof value !== 'string') return refuseHalfPair(key, value);
    return value.startsWith(MARK) ? new NumberText(value.slice(1)) : refuseHalfPair(value, value);
  });
  return parsed;
}

/** Returns the JSON of a parsed value, with every number's digits as written. */
export function jsonText(value: unknown): string {
  if (value instanceof NumberText) return value.text;
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const held = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${held.map(([key, each]) => `${JSON.stringify(key)}:${jsonText(each)}`).join(',')}}`;
}
