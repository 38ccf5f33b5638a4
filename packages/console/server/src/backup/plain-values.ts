import { sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** What the text of a value depends on. */
const SPELLING = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local extra_float_digits = 1`,
  `set local bytea_output = 'hex'`,
];

/** Reading or writing everything takes as long as it takes. */
const PATIENCE = [`set local statement_timeout = 0`, `set local idle_in_transaction_session_timeout = 0`];

/** In this transaction values are spelled in one way, whatever the server's settings are, and nothing times out. */
export async function spellPlainly(tx: Transaction<Schema>): Promise<void> {
  for (const statement of [...SPELLING, ...PATIENCE]) await sql.raw(statement).execute(tx);
}
