import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';

/** Only the lines of a function's body are indented, so a semicolon before any other line ends a statement. */
export const BETWEEN_STATEMENTS = /;\n+(?=\S)/;

/** Runs a file of SQL that stands beside this module, and beside the bundle. */
export async function runFile(db: Kysely<unknown>, name: string): Promise<void> {
  const text = await readFile(new URL(`./${name}`, import.meta.url), 'utf8');
  for (const statement of text.split(BETWEEN_STATEMENTS)) await sql.raw(statement).execute(db);
}
