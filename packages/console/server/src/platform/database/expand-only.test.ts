import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contractions, statementsOf } from '../../../test/patients/contractions.ts';
import { migrationNames } from './migrate.ts';
import { BETWEEN_STATEMENTS } from './migrations/run-file.ts';

const folder = new URL('migrations/', import.meta.url);
/** It makes a new database, which no earlier version serves from. */
const BASELINE = '0079-tables.ts';
const isNew = (file: string) =>
  /^\d{4}-.*\.ts$/.test(file) && !file.endsWith('.test.ts') && file !== BASELINE;

/** Returns the statements of a migration, from its module or from the SQL file next to it. */
function statementsIn(file: string): readonly string[] {
  const beside = new URL(file.replace(/\.ts$/, '.sql'), folder);
  return existsSync(beside)
    ? readFileSync(beside, 'utf8').split(BETWEEN_STATEMENTS)
    : statementsOf(readFileSync(new URL(file, folder), 'utf8'));
}

/**
 * Names the migration that a version must know to keep serving. Such a migration may remove what older versions use.
 */
const OLDEST = /export const oldest = '([^']+)'/;

describe('migrations that the previous version tolerates', () => {
  it.each([
    ['a new table', 'create table a (id uuid primary key, b text not null)'],
    ['a column that may be empty', 'alter table reading add column doubt text'],
    ['a column with a default', `alter table a add column b text not null default 'x', add column c int`],
    ['a check of new rows only', 'alter table a add constraint c check (b > 0) not valid'],
    ['checking the old rows afterwards', 'alter table a validate constraint c'],
    ['a rule that is given up', 'alter table a drop constraint c'],
    ['a column that may be empty from now on', 'alter table a alter column b drop not null'],
    ['a new function', 'create function f() returns int language sql as $$ select 1 $$'],
    ['an index by another name', 'alter index a_b rename to c'],
    ['a right that is given', 'grant select on a to b'],
    ['what is accounted for', '-- expands: both names answer in between\nalter table a rename to b'],
  ])('%s', (_, statement) => {
    expect(contractions([statement])).toEqual([]);
  });

  it.each([
    ['drops a table', 'drop table a', 'asks for the table'],
    ['renames a table', 'alter table a rename to b', 'old name'],
    ['renames a column', 'alter table a rename column b to c', 'old name'],
    ['renames a column without saying column', 'alter table a rename b to c', 'old name'],
    ['renames a constraint', 'alter table a rename constraint b to c', 'constraints'],
    ['drops a column', 'alter table a drop column b', 'reads and writes the column'],
    [
      'drops one of two columns',
      'alter table a add column c text, drop column if exists b',
      'reads and writes',
    ],
    ['drops a column without saying column', 'alter table a drop b', 'reads and writes the column'],
    ['drops a default', 'alter table a alter column b drop default', 'no value of its own'],
    ['asks for a value from now on', 'alter table a alter column b set not null', 'may write nothing'],
    ['adds a column without a default', 'alter table a add column b text not null', 'give it a default'],
    [
      'adds such a column second',
      'alter table a add b int not null default 1, add c text not null',
      'default',
    ],
    ['changes a type', 'alter table a alter column b type bigint using b::bigint', 'old type'],
    ['changes a type in the long form', 'alter table a alter b set data type bigint', 'old type'],
    ['adds a computed column', 'alter table a add column b int generated always as (c + 1) stored', 'anew'],
    ['checks old rows at once', 'alter table a add constraint c check (b > 0)', 'not valid'],
    ['adds a reference at once', 'alter table a add foreign key (b) references c', 'not valid'],
    ['adds a key', 'alter table a add constraint c unique (b)', 'index is built'],
    ['builds an index', 'create index a_b on a (b)', 'index'],
    ['builds an index of one of the two tables', 'create unique index on "a" (b)', 'index'],
    ['changes rows', 'update a set b = 1', 'portions'],
    ['changes rows by another query', 'with x as (select 1) update a set b = 1', 'portions'],
    ['removes rows', 'delete from a where b', 'portions'],
    ['takes a right', 'revoke update on a from b', 'right'],
    ['hides it in capitals and lines', 'ALTER TABLE a\n  DROP COLUMN\n  b', 'reads and writes'],
  ])('refuses what %s', (_, statement, reason) => {
    expect(contractions([statement]).join()).toContain(reason);
  });

  it('allow everything for a table that is created in the same migration', () => {
    const made = [
      'create table a (b int)',
      'create index a_b on a (b)',
      'alter table a add constraint c unique (b)',
    ];
    expect(contractions(made)).toEqual([]);
  });

  it('are found in their source as statements', () => {
    const source = [
      "import { sql } from 'kysely';",
      '/** `drop table a` in words. */',
      'const S = [`alter table a drop column b`,',
      "  'drop table c'];",
    ].join('\n');
    expect(statementsOf(source)).toEqual(['alter table a drop column b', 'drop table c']);
  });

  it.each(readdirSync(folder).filter(isNew))('%s', (file) => {
    const source = readFileSync(new URL(file, folder), 'utf8');
    const oldest = OLDEST.exec(source)?.[1];
    const statements = statementsIn(file);
    if (oldest === undefined) expect(contractions(statements)).toEqual([]);
    else expect(migrationNames()).toContain(oldest);
    expect(statements.length, 'no statement was found').toBeGreaterThan(0);
  });

  it('are all read except the baseline', () => {
    expect(readdirSync(folder).filter(isNew)).toHaveLength(migrationNames().length - 1);
  });
});
