import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';

/** Only the lines of a function's body are indented, so a semicolon before any other line ends a statement. */
const BETWEEN_STATEMENTS = /;\n+(?=\S)/;

/** Makes every table, function and trigger of the baseline in an empty database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = await readFile(new URL('./0079-tables.sql', import.meta.url), 'utf8');
  for (const statement of text.split(BETWEEN_STATEMENTS)) await sql.raw(statement).execute(db);
}
