import { sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** Settings that affect how values are formatted as text. */
const SPELLING = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local extra_float_digits = 1`,
  `set local bytea_output = 'hex'`,
];

/** No timeouts: reading or writing everything may take long. */
const PATIENCE = [`set local statement_timeout = 0`, `set local idle_in_transaction_session_timeout = 0`];

/** Makes value formatting independent of the server's settings and disables timeouts, for this transaction. */
export async function spellPlainly(tx: Transaction<Schema>): Promise<void> {
  for (const statement of [...SPELLING, ...PATIENCE]) await sql.raw(statement).execute(tx);
}
