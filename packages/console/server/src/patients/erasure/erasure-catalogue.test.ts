import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { runWork } from '../../platform/database/work.ts';
import { erasePerson, planErasure } from './erasure.ts';

interface Column {
  readonly table: string;
  readonly column: string;
}

/** Returns every column with a foreign key to a patient. */
async function namingColumns(db: Kysely<Schema>): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as "column"
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'person'::regclass and not c.relispartition
    order by 1, 2`.execute(db);
  return rows;
}

/** A value of a column's type. The content does not matter. */
const ANY_VALUE = sql`case
  when a.attndims > 0 or t.typcategory = 'A' then quote_literal('{}')
  when t.typname = 'uuid' then 'gen_random_uuid()'
  when t.typname in ('json', 'jsonb') then quote_literal('{}')
  when t.typname = 'bytea' then quote_literal('')
  when t.typname = 'bool' then 'false'
  when t.typcategory = 'D' then 'now()'
  when t.typcategory = 'N' then '1'
  else quote_literal('2025-01-01') end`;

/**
 * Inserts a row that names a patient, with any value in its required columns. Checks and triggers are off.
 * `known` contains the values, by column name, that triggers of later statements look up.
 */
async function insertAnyRow(
  db: Kysely<Schema>,
  { table, column }: Column,
  vitaId: string,
  known: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await sql<{ name: string; value: string }>`
    select a.attname as name, ${ANY_VALUE} as value
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attname <> ${column}
      and a.attnotnull and not a.atthasdef and a.attidentity = '' and a.attgenerated = ''`.execute(db);
  const names = [column, ...rows.map(({ name }) => name)].map((name) => sql.ref(name));
  const values = rows.map(({ name, value }) => (known[name] ? sql`${known[name]}::uuid` : sql.raw(value)));
  await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join([sql`${vitaId}::uuid`, ...values])}) on conflict do nothing`.execute(
    db,
  );
}

/** Turns off checks and cascades, so rows may have any content. The database belongs to this test. */
async function checkNothing(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as "table", conname as name from pg_constraint
    where contype in ('c', 'x', 'f') and conrelid <> 0 and coninhcount = 0
      and connamespace = 'public'::regnamespace`.execute(db);
  for (const { table, name } of rows)
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(db);
}

describe.each(databasesOfRun)('on the $kind database', (kind) => {
  let clinic: CallClinic;
  beforeAll(async () => {
    clinic = await aCallClinic(kind);
  });
  afterAll(() => clinic.database.remove());

  it('no table names a patient after the record is removed, whichever migration created it', async () => {
    const { db } = clinic.database;
    const { vitaId } = await clinic.dialled();
    const naming = (await namingColumns(db)).filter(
      ({ column, table }) => `${table}.${column}` !== 'person.id',
    );
    expect(naming.length).toBeGreaterThan(20);
    await checkNothing(db);
    const { organisationId, facilityId, staffId } = clinic.clinic;
    const known = { organisation_id: organisationId, facility_id: facilityId, staff_id: staffId };
    await db.connection().execute(async (one) => {
      await sql`set session_replication_role = replica`.execute(one);
      for (const column of naming)
        if (column.table !== 'person') await insertAnyRow(one, column, vitaId, known);
      await sql`set session_replication_role = origin`.execute(one);
    });
    await runWork(db, async (tx) => {
      const plan = await planErasure(tx, vitaId, 0);
      if (!plan) throw new Error('nobody to erase');
      await erasePerson(tx, { ...plan, recordUntil: 0 }, { requestId: 'r1', now: NOW });
    });
    const left: string[] = [];
    for (const { table, column } of naming) {
      const { rows } =
        await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${vitaId}`.execute(db);
      if (rows.length > 0) left.push(`${table}.${column}`);
    }
    expect(left).toEqual([]);
  });
});
