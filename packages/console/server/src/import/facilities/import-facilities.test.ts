// spec: facilities-by-command

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import { csvFields, facilityTable } from '../files/facility-rows.ts';
import { fileRows } from '../files/file-rows.ts';
import { isSent, type OutgoingRow } from '../files/outgoing-row.ts';
import { recogniseFile } from '../files/recognise-file.ts';
import { importBatch } from '../import-batch.ts';
import { findPlace } from '../import-place.ts';

const HEAD = 'facilityCode,facilityName,type,timeZone,address,phone,dutyDoctorPhone,callingFrom,callingTo';

describe('a line of a table', () => {
  it.each([
    ['fields', 'a,b, c', ['a', 'b', 'c']],
    ['empty ones', 'a,,', ['a', '', '']],
    ['quotes', '"a, b","say ""no""",c', ['a, b', 'say "no"', 'c']],
    ['a quote that is not closed', '"a,b', undefined],
    ['words after a quote', '"a"b,c', undefined],
  ])('has %s', (_, line, fields) => {
    expect(csvFields(line, ',')).toEqual(fields);
  });

  it.each([
    ['the columns', HEAD, ','],
    ['two of them, with semicolons', 'facilityName;facilityCode', ';'],
    ['a column nobody knows', 'facilityCode,facilityName,beds', undefined],
    ['a column twice', 'facilityCode,facilityName,type,type', undefined],
    ['no code', 'facilityName,type', undefined],
    ['another table', 'code,name,price', undefined],
  ])('is the head of facilities with %s: %s', (_, line, separator) => {
    expect(facilityTable(line)?.separator).toBe(separator);
  });
});

describe.each(databasesOfRun)('an import of facilities on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;
  let folder: string;

  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
    folder = await mkdtemp(join(tmpdir(), 'careline-import-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await database?.remove();
  });

  async function importLines(...lines: string[]) {
    const path = join(folder, 'facilities.csv');
    await writeFile(path, `\uFEFF${lines.join('\r\n')}\r\n`);
    expect(await recogniseFile(path)).toEqual({ kind: 'facilities' });
    const rows: OutgoingRow[] = [];
    const file = { path, kind: 'facilities', bytes: 1 } as const;
    for await (const row of fileRows(file, 'persons', 'fhir', () => undefined)) rows.push(row);
    const sent = rows.filter(isSent).map(({ text }) => text);
    const place = await findPlace(database.db, { facility: clinic.facilityId });
    const result = await importBatch(database.db, {
      kind: 'facilities',
      lines: sent,
      place,
      requestId: 'r',
    });
    return { ...result, unsent: rows.filter((row) => !isSent(row)).map(({ number }) => number) };
  }
  const stored = (code: string) =>
    database.db.selectFrom('facility').selectAll().where('code', '=', code).executeTakeFirstOrThrow();

  it('adds by code, changes by code, and adds nothing twice', async () => {
    const row = 'blr-2,Lake Clinic,clinic,Asia/Kolkata,"12 Lake Road, Bengaluru",080 2345 6789,,09:00,18:00';
    expect(await importLines(HEAD, row)).toMatchObject({ taken: 1, there: 0, refused: [] });
    expect(await stored('BLR-2')).toMatchObject({
      organisation_id: clinic.organisationId,
      name: 'Lake Clinic',
      address: '12 Lake Road, Bengaluru',
      phone: '+918023456789',
      calling_from_hour: 9,
      calling_to_hour: 18,
    });
    expect(await importLines(HEAD, row)).toMatchObject({ taken: 0, there: 1 });
    expect(await importLines('facilityName,facilityCode', 'Lakeside,BLR-2')).toMatchObject({
      taken: 1,
      remarks: { updated: 1 },
    });
    expect(await stored('BLR-2')).toMatchObject({ name: 'Lakeside', address: '12 Lake Road, Bengaluru' });
    const rows = await database.db
      .selectFrom('audit')
      .select(['action', 'details'])
      .where('action', 'like', 'facility/%')
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { action: 'facility/add', details: { given: { code: 'BLR-2' } } },
      {
        action: 'facility/update',
        details: { changes: { name: { before: 'Lake Clinic', after: 'Lakeside' } } },
      },
    ]);
  });

  it('refuses rows one by one, with what is wrong', async () => {
    const { taken, refused, unsent } = await importLines(
      'facilityCode,facilityName,phone',
      'X-1,North,',
      ',Nameless,',
      'X-2,Hill Clinic,on the wall',
      'X-3,"Broken',
      'X-4,Hill Clinic,',
    );
    expect(taken).toBe(1);
    expect(refused.map(({ index, reason, detail }) => [index, reason, detail?.split(':')[0]])).toEqual([
      [1, 'wrong-shape', 'facilityCode'],
      [0, 'name-taken', undefined],
      [2, 'wrong-shape', 'phone'],
    ]);
    expect(unsent).toEqual([5]);
  });
});
