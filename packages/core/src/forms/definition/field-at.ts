/** Where a field is: its section, its row where the section repeats one, and its stored key. */
export interface FieldAt {
  readonly section: string;
  readonly row?: number;
  readonly key: string;
}

/** `body.weight`, or `medications.0.name` in a row. */
export const fieldPath = ({ section, row, key }: FieldAt): string =>
  row === undefined ? `${section}.${key}` : `${section}.${row}.${key}`;
