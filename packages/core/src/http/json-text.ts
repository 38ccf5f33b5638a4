/** What a value is of itself; a library that gave `Array.prototype` a `toJSON` (Prototype 1.6) has its way with dates alone. */
function ofItself(this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  const own = this[key];
  return typeof own === 'object' && !Array.isArray(own) ? value : own;
}

/** A body as JSON, the same on every page; undefined has none. */
export const jsonText = (body: unknown): string => JSON.stringify(body, ofItself);
