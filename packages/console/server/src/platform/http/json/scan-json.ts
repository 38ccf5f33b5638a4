const MAX_DEPTH = 32;

/** Returns the string token at `index`, including quotes. The text must be valid JSON. */
function stringAt(text: string, index: number): string {
  let end = index + 1;
  while (text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  return text.slice(index, end + 1);
}

function faultOfString(value: string): string | undefined {
  if (value.includes('\u0000')) return 'The body contains a NUL character.';
  return value.isWellFormed() ? undefined : 'The body contains half a surrogate pair.';
}

/**
 * Returns what is wrong with text that `JSON.parse` accepts, or undefined. Finds what parsing hides: repeated keys in
 * an object (parsers differ in which one counts), excessive nesting, and characters that cannot be stored.
 */
export function scanJson(text: string): string | undefined {
  const open: (Set<string> | undefined)[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '{') open.push(new Set());
    else if (character === '[') open.push(undefined);
    else if (character === '}' || character === ']') open.pop();
    else if (character === '"') {
      const token = stringAt(text, index);
      const value = token.includes('\\') ? (JSON.parse(token) as string) : token.slice(1, -1);
      index += token.length - 1;
      const fault = faultOfString(value) ?? faultOfKey(open.at(-1), value, text, index + 1);
      if (fault) return fault;
    }
    if (open.length > MAX_DEPTH) return `The body is nested more than ${MAX_DEPTH} deep.`;
  }
  return undefined;
}

function faultOfKey(
  keys: Set<string> | undefined,
  value: string,
  text: string,
  after: number,
): string | undefined {
  if (!keys) return undefined;
  let next = after;
  while (' \t\n\r'.includes(text[next] ?? '.')) next += 1;
  if (text[next] !== ':') return undefined;
  if (keys.has(value)) return 'A key appears twice in one object.';
  keys.add(value);
  return undefined;
}
