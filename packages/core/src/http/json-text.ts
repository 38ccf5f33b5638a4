/** Ignores a `toJSON` that a library added to `Array.prototype` (Prototype 1.6); only dates use theirs. */
function ofItself(this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  const own = this[key];
  return typeof own === 'object' && !Array.isArray(own) ? value : own;
}

/** Returns a body as JSON, the same on every page; undefined for no body. */
export const jsonText = (body: unknown): string => JSON.stringify(body, ofItself);
