import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Schema } from '../platform/database/schema.ts';
import { DEMO_ACCOUNTS } from './demo-staff.ts';

type Tx = Transaction<Schema>;

const SETTING = 'demo-scopes';
/** By the id of the person: every scope the account was ever given by the demo. */
const givenSchema = v.record(v.string(), v.array(v.string()));

async function readGiven(tx: Tx): Promise<v.InferOutput<typeof givenSchema>> {
  const row = await tx.selectFrom('setting').select('value').where('name', '=', SETTING).executeTakeFirst();
  return row ? v.parse(givenSchema, row.value) : {};
}

async function keepGiven(tx: Tx): Promise<void> {
  const value = JSON.stringify(Object.fromEntries(DEMO_ACCOUNTS.map(({ id, scopes }) => [id, scopes])));
  await tx
    .insertInto('setting')
    .values({ name: SETTING, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

async function addScopes(tx: Tx, id: string, scopes: readonly string[]): Promise<void> {
  await sql`
    update staff set scopes = scopes || array(
      select added from unnest(${[...scopes]}::text[]) with ordinality as new (added, place)
      where added <> all(staff.scopes) order by place)
    where id = ${id} and demo`.execute(tx);
}

/**
 * Gives the accounts of a demo that an older version made what this one gives them beside it. What they were given once is
 * not given again: a scope that an administrator of the demo took away stays away.
 */
export async function grantNewScopes(tx: Tx): Promise<void> {
  const given = await readGiven(tx);
  for (const { id, scopes } of DEMO_ACCOUNTS) {
    const added = scopes.filter((scope) => !given[id]?.includes(scope));
    if (added.length > 0) await addScopes(tx, id, added);
  }
  await keepGiven(tx);
}
