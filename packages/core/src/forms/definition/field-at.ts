/** Position of a field: section, row in a repeated group, and stored key. */
export interface FieldAt {
  readonly section: string;
  readonly row?: number;
  readonly key: string;
}

/** Returns `body.weight`, or `medications.0.name` in a row. */
export const fieldPath = ({ section, row, key }: FieldAt): string =>
  row === undefined ? `${section}.${key}` : `${section}.${row}.${key}`;

/** Parses `person.gender`, or `phones.0.value` in a row. `fieldPath` is the inverse. */
export function placeOfPath(path: string): FieldAt {
  const [section = '', ...rest] = path.split('.');
  const key = rest.at(-1) ?? '';
  return rest.length > 1 ? { section, row: Number(rest[0]), key } : { section, key };
}
