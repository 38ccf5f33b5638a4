import { type Kysely, sql } from 'kysely';
import { generate, PostgresDialect } from 'kysely-codegen';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseOfRun, type TestDatabase } from '../../../../test/databases.ts';
import type { Schema } from '../schema.ts';

/** Columns whose TypeScript type is narrower than their database type. */
const NARROWER = {
  'person.gender': 'ColumnType<string, Uppercase<string> | undefined, Uppercase<string>>',
  'staff.case_sheet_access': 'CaseSheetAccess | null',
};

const IMPORTS = { JsonColumns: './json-columns.ts', CaseSheetAccess: '@careline/core/internal/record' };

/**
 * Maps each jsonb column to a type with its name, so that a column missing from `JsonColumns` is a compile
 * error.
 */
async function jsonTypes(db: Kysely<Schema>): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'jsonb'`.execute(db);
  return Object.fromEntries(rows.map(({ name }) => [name, `JsonColumns['${name}']`]));
}

/** Generates the text of `tables.ts`, with each table's comment above its interface. */
async function rowTypes(db: Kysely<Schema>): Promise<string> {
  const text = await generate({
    db,
    dialect: new PostgresDialect(),
    excludePattern: 'migration',
    outFile: null,
    typeMapping: { int8: 'number', bytea: 'Uint8Array' },
    overrides: { columns: { ...(await jsonTypes(db)), ...NARROWER } },
    customImports: IMPORTS,
  });
  const { rows } = await sql<{ name: string; comment: string }>`
    select relname as name, obj_description(oid, 'pg_class') as comment from pg_class
    where relnamespace = 'public'::regnamespace and obj_description(oid, 'pg_class') is not null`.execute(db);
  const comments = new Map(rows.map(({ name, comment }) => [name.replaceAll('_', ''), comment]));
  return text.replace(/^export interface (\w+) \{$/gm, (line, name: string) => {
    const comment = comments.get(name.toLowerCase());
    return comment === undefined ? line : `/** ${comment} */\n${line}`;
  });
}

let database: TestDatabase;
beforeAll(async () => {
  database = await databaseOfRun.open();
});
afterAll(() => database.remove());

it('the row types match the database; `vitest --update` rewrites them', async () => {
  await expect(await rowTypes(database.db)).toMatchFileSnapshot('tables.ts');
});
