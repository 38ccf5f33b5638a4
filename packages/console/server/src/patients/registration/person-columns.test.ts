import { MERGE_FIELDS } from '@careline/core/internal/patients/duplicates';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic } from '../../../test/call-clinic.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { mergedColumns, PERSON_COLUMNS } from './person-columns.ts';

describe.each(databasesOfRun)('on the $kind database', (kind) => {
  let clinic: CallClinic;
  beforeAll(async () => {
    clinic = await aCallClinic(kind);
  });
  afterAll(() => clinic.database.remove());

  it('the table of columns matches the database', async () => {
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = 'person'::regclass and attnum > 0 and not attisdropped`.execute(clinic.database.db);
    expect(Object.keys(PERSON_COLUMNS).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });
});

it('every field that is chosen in a merge has a column', () => {
  const fields = MERGE_FIELDS.filter((field) => field !== 'uhid');
  expect(fields.filter((field) => mergedColumns(field).length === 0)).toEqual([]);
});
