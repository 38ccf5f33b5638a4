// spec: facilities-by-command

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import { facilityLines, facilityTable } from '../files/facility-rows.ts';
import { fileRows } from '../files/file-rows.ts';
import { isSent, type OutgoingRow } from '../files/outgoing-row.ts';
import { recogniseFile } from '../files/recognise-file.ts';
import { importBatch } from '../import-batch.ts';
import { findPlace } from '../import-place.ts';

const HEAD = 'facilityCode,facilityName,type,timeZone,address,phone,dutyDoctorPhone,callingFrom,callingTo';

describe('a table of facilities', () => {
  it.each([
    ['the columns', HEAD, ','],
    ['two of them, with semicolons', 'facilityName;facilityCode', ';'],
    ['tabs', 'facilityCode\tfacilityName', '\t'],
    ['a separator that it names', 'sep=;\nfacilityCode;facilityName', ';'],
    ['a separator that it names in quotes', '"sep=|"\r\nfacilityCode|facilityName', '|'],
    ['a mark of UTF-8', '\uFEFFfacilityCode,facilityName', ','],
    ['headings in words', 'Facility Code,Facility Name,Time Zone', ','],
    ['headings with underscores', 'facility_code,facility_name', ','],
    ['headings in capitals, in quotes', '"FACILITY CODE","FACILITY NAME"', ','],
    ['a heading of two lines', '"Facility\nCode",Facility Name', ','],
    ['a further column', 'facilityCode,facilityName,beds', ','],
    ['a column twice', 'facilityCode,facilityName,type,Type', undefined],
    ['no code', 'facilityName,type', undefined],
    ['another table', 'code,name,price', undefined],
    ['lines of JSON', '{"facilityCode":"A","facilityName":"B"}', undefined],
  ])('is recognised by its header row with %s: %#', (_, text, separator) => {
    expect(facilityTable(text)?.separator).toBe(separator);
  });

  const rowsOf = (...lines: string[]) =>
    [...facilityLines(lines.join('\r\n'))].map(({ number, text }) => [
      number,
      text === undefined ? undefined : Object.values(JSON.parse(text)),
    ]);

  it.each<[string, string[], unknown[]]>([
    ['fields', ['X-1, Lake'], [[2, ['X-1', 'Lake']]]],
    ['an empty field', ['X-1,'], [[2, ['X-1', null]]]],
    ['quotes', ['X-1,"Lake, ""old"""'], [[2, ['X-1', 'Lake, "old"']]]],
    ['a quote within a field', ['X-1,Lake "old" Road'], [[2, ['X-1', 'Lake "old" Road']]]],
    [
      'a line break in quotes',
      ['X-1,"Lake', 'Clinic"', 'X-2,Hill'],
      [
        [2, ['X-1', 'Lake Clinic']],
        [4, ['X-2', 'Hill']],
      ],
    ],
    ['empty lines and empty rows', ['', ',', 'X-1,Lake', ''], [[4, ['X-1', 'Lake']]]],
    ['an empty field too many', ['X-1,Lake,,'], [[2, ['X-1', 'Lake']]]],
    ['a field too many', ['X-1,Lake,Road'], [[2, undefined]]],
    ['a field too few', ['X-1'], [[2, undefined]]],
    [
      'a quote that is not closed',
      ['X-1,"Lake', 'X-2,Hill'],
      [
        [2, undefined],
        [3, ['X-2', 'Hill']],
      ],
    ],
    [
      'words after a quote',
      ['X-1,"Lake" Clinic', 'X-2,Hill'],
      [
        [2, undefined],
        [3, ['X-2', 'Hill']],
      ],
    ],
  ])('has rows with %s', (_, lines, expected) => {
    expect(rowsOf('facilityCode,facilityName', ...lines)).toEqual(expected);
  });

  it('keeps the lines of an address separate', () => {
    expect(rowsOf('facilityCode,facilityName,address', 'X-1,Lake,"12 Lake Road,', 'Bengaluru"')).toEqual([
      [2, ['X-1', 'Lake', '12 Lake Road, Bengaluru']],
    ]);
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

  const importLines = (...lines: string[]) => importText(`\uFEFF${lines.join('\r\n')}\r\n`);

  async function importText(text: string | Buffer) {
    const path = join(folder, 'facilities.csv');
    await writeFile(path, text);
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

  it('refuses rows one by one, with the reason', async () => {
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

  const UTF16 = Buffer.from('\uFEFFFacility Code;Facility Name\r\nU-1;झील क्लिनिक\r\n', 'utf16le');
  it.each([
    ['little endian', UTF16],
    ['big endian', Buffer.from(UTF16).swap16()],
    ['little endian, packed', gzipSync(UTF16)],
  ])('reads UTF-16 of either byte order: %s', async (_, bytes) => {
    await importText(bytes);
    expect(await stored('U-1')).toMatchObject({ name: 'झील क्लिनिक' });
  });

  it('ignores a column that facilities do not have, with a remark', async () => {
    const { taken, refused, remarks } = await importLines(
      'Facility Code,Facility Name,Beds,',
      'B-1,Bay Clinic,20,',
    );
    expect({ taken, refused, remarks }).toEqual({ taken: 1, refused: [], remarks: { 'column-ignored': 1 } });
  });

  it('says what to do with a table in another encoding', async () => {
    const bytes = Buffer.from('facilityCode,facilityName\nC-1,Caf\xe9 Clinic\n', 'latin1');
    await expect(importText(bytes)).rejects.toThrow('Save it as "CSV UTF-8" and import that.');
  });
});
