import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';

/** Function bodies are indented, so a semicolon before an unindented line ends a statement. */
export const BETWEEN_STATEMENTS = /;\n+(?=\S)/;

/** Runs an SQL file in the folder of this module, or of the bundle. */
export async function runFile(db: Kysely<unknown>, name: string): Promise<void> {
  const text = await readFile(new URL(`./${name}`, import.meta.url), 'utf8');
  for (const statement of text.split(BETWEEN_STATEMENTS)) await sql.raw(statement).execute(db);
}
