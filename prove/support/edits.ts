/** Changes a text. Without its mark the text stays as it is, which the copy of the tree refuses. */
export type Edit = (text: string) => string;

export const insertBefore =
  (mark: string, inserted: string): Edit =>
  (text) =>
    text.replace(mark, () => `${inserted}${mark}`);

export const insertAfter =
  (mark: string, inserted: string): Edit =>
  (text) =>
    text.replace(mark, () => `${mark}${inserted}`);

export const both =
  (...edits: readonly Edit[]): Edit =>
  (text) =>
    edits.reduce((edited, edit) => edit(edited), text);

/** Registers a migration of a change: its import and its row. */
export const registerMigration = (name: string, variable: string): Edit =>
  both(
    insertBefore(
      "import type { Schema } from './schema.ts';",
      `import * as ${variable} from './migrations/${name}.ts';\n`,
    ),
    (text) =>
      text.replace(
        /(const MIGRATIONS: readonly Migration\[\] = \[\n(?: {2}\{.*\},\n)+)/,
        `$1  { name: '${name}', up: ${variable}.up },\n`,
      ),
  );
