import type { FieldAt } from '#forms';

/** `person.gender`, or `phones.0.value` in a row, as a place; what `fieldPath` makes of it is the path again. */
export function placeAt(path: string): FieldAt {
  const [section = '', ...rest] = path.split('.');
  const key = rest.at(-1) ?? '';
  return rest.length > 1 ? { section, row: Number(rest[0]), key } : { section, key };
}
