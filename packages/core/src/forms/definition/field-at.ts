/** Where a field is: its section, its row where the section repeats one, and its stored key. */
export interface FieldAt {
  readonly section: string;
  readonly row?: number;
  readonly key: string;
}

/** `body.weight`, or `medications.0.name` in a row. */
export const fieldPath = ({ section, row, key }: FieldAt): string =>
  row === undefined ? `${section}.${key}` : `${section}.${row}.${key}`;

/** `person.gender`, or `phones.0.value` in a row, as a place; what `fieldPath` makes of it is the path again. */
export function placeOfPath(path: string): FieldAt {
  const [section = '', ...rest] = path.split('.');
  const key = rest.at(-1) ?? '';
  return rest.length > 1 ? { section, row: Number(rest[0]), key } : { section, key };
}
