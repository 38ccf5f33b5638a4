// spec: alerts-raised

import { readFile } from 'node:fs/promises';
import { isOwnUhid } from '@careline/core/internal/patients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';
import { countRows } from '../../test/postgres/count-rows.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { ImportKind } from './batch-result.ts';
import { importBatch } from './import-batch.ts';
import { findPlace } from './import-place.ts';

const linesOf = async (name: string): Promise<string[]> => {
  const text = await readFile(new URL(`./fixtures/${name}.ndjson`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '');
};
const patients = await linesOf('patients');
const readings = await linesOf('readings');

describe.each(databasesOfRun)('an import into a database: $kind', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;
  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
  });
  afterAll(() => database?.remove());

  const send = async (kind: ImportKind, lines: readonly string[], facility = 'North', programme?: string) => {
    const place = await findPlace(database.db, { facility, programme });
    return importBatch(database.db, { kind, lines, place, requestId: 'import-test' });
  };

  const count = (table: keyof Schema) => countRows(database.db, table);

  const readingOf = (id: string) =>
    database.db.selectFrom('reading').selectAll().where('source_id', '=', id).orderBy('created_at').execute();

  it('refuses readings of unknown people', async () => {
    const result = await send('readings', readings.slice(0, 2));
    expect(result).toMatchObject({ taken: 0, there: 0 });
    expect(result.refused.map(({ reason }) => reason)).toEqual(['unknown-patient', 'unknown-patient']);
  });

  it('imports patients with their own UHID at the facility', async () => {
    expect(await send('patients', patients)).toEqual({
      taken: 4,
      kept: 0,
      there: 0,
      refused: [],
      remarks: { 'no-phone': 2, 'no-name': 1, 'birth-date-unreadable': 1 },
    });
    const uhids = await database.db
      .selectFrom('identifier')
      .select('value')
      .where('system', '=', 'uhid')
      .execute();
    expect(uhids.filter(({ value }) => isOwnUhid(value))).toHaveLength(4);
    expect(await count('person_facility')).toBe(4);
    const ana = await database.db
      .selectFrom('person')
      .selectAll()
      .where('source_id', '=', 'p1')
      .executeTakeFirstOrThrow();
    expect(ana).toMatchObject({ name: "Ana María O'Kon", gender: 'FEMALE', birth_date: '1961-02-28' });
    expect(ana.details).toMatchObject({ maritalStatus: 'M', sourceFile: 'export/1.json' });
    expect(ana.name_key).toContain('nunez');
  });

  it('imports readings, and reports the result of each line', async () => {
    const result = await send('readings', readings);
    expect(result).toMatchObject({ taken: 6, there: 0 });
    expect(result.refused).toEqual([
      { index: 6, reason: 'unknown-patient' },
      { index: 7, reason: 'not-json', detail: 'not readable as JSON' },
      { index: 8, reason: 'wrong-shape', detail: 'id: expected "id"' },
    ]);
    expect(result.remarks).toEqual({
      'no-metric': 2,
      'zone-assumed': 2,
      'further-version': 1,
      'before-birth': 1,
      'day-only': 2,
      'no-value': 1,
      'not-final': 1,
      'time-unreadable': 1,
      implausible: 1,
    });
    expect(await count('reading')).toBe(6);
  });

  it('withdraws a reading that its source retracts, with its alert', async () => {
    const [sample] = readings;
    const { source, patient } = JSON.parse(sample ?? '');
    const code = { system: 'http://loinc.org', code: '2339-0', value: 41, unit: 'mg/dL' };
    const row = { source, patient, id: 'low', ...code, effectiveDateTime: new Date().toISOString() };
    const line = (status: string) => JSON.stringify({ ...row, status });
    await send('readings', [line('final')]);
    const alerts = () => database.db.selectFrom('reading_alert').select(['end_reason']).execute();
    expect(await alerts()).toEqual([{ end_reason: null }]);
    await send('readings', [line('entered-in-error')]);
    const rows = await readingOf('low');
    const [first, never] = ['final', 'entered-in-error'].map((one) =>
      rows.find(({ status }) => status === one),
    );
    expect(rows).toHaveLength(2);
    expect([first?.superseded_by, never?.superseded_by]).toEqual([never?.id, null]);
    expect(await alerts()).toEqual([{ end_reason: 'superseded' }]);
    await database.db.deleteFrom('reading_alert').execute();
    await database.db.deleteFrom('reading').where('source_id', '=', 'low').execute();
  });

  it('keeps digits, times and both contents of one id', async () => {
    const [pressure] = await readingOf('r1');
    expect(pressure?.at).toBe(Date.parse('1958-08-23T06:41:21Z') / 1000);
    expect(pressure?.values.map(({ text }) => text)).toEqual(['128.36891160653593', '81.30']);
    expect(pressure?.details).toEqual({ category: ['vital-signs'], encounter: 'e1' });
    const [weight] = await readingOf('r2');
    expect(weight).toMatchObject({ at: null, on_date: '2009-05-27', time_precision: 'day' });
    expect(weight?.values[0]).toEqual({ key: 'weight', text: '75.0', value: 75, unit: 'kg' });
    expect((await readingOf('r3')).map(({ values }) => values[0]?.unit).sort()).toEqual([
      '{score}',
      undefined,
    ]);
  });

  it('adds nothing the second time', async () => {
    const tables = ['person', 'identifier', 'person_phone', 'person_facility', 'reading'] as const;
    const before = await Promise.all(tables.map(count));
    expect(await send('patients', patients)).toMatchObject({ taken: 0, there: 4, refused: [] });
    const again = await send('readings', readings);
    expect(again).toMatchObject({ taken: 0, there: 6, remarks: {} });
    expect(again.refused).toHaveLength(3);
    expect(await Promise.all(tables.map(count))).toEqual(before);
  });

  it('adds nothing when the same lines are sent twice at once', async () => {
    const line = (id: string) =>
      `{"source":"race","id":"${id}","name":[{"text":"Twice ${id}"}],"birthDate":"1950"}`;
    const lines = ['1', '2', '3'].map(line);
    const results = await Promise.all([send('patients', lines), send('patients', lines)]);
    expect(results.map(({ taken }) => taken).reduce((sum, taken) => sum + taken)).toBe(3);
    expect(results.map(({ there }) => there).reduce((sum, there) => sum + there)).toBe(3);
  });

  it('replaces a patient by newer content, and keeps vitaId and UHID', async () => {
    const find = () => database.db.selectFrom('person').selectAll().where('source_id', '=', 'p3').execute();
    const [before] = await find();
    const newer = (patients[2] ?? '')
      .replace('Baby of Mia BANKS', 'John BANKS')
      .replace('0491570156', '0491570199');
    expect(await send('patients', [newer])).toMatchObject({ taken: 1, there: 0, remarks: { updated: 1 } });
    const after = await find();
    expect(after).toMatchObject([{ id: before?.id, name: 'John BANKS', created_at: before?.created_at }]);
    const numbers = await database.db
      .selectFrom('person_phone')
      .select('value')
      .where('person_id', '=', before?.id ?? '')
      .execute();
    expect(numbers).toEqual([{ value: '0491570199' }]);
    const uhids = await database.db
      .selectFrom('identifier')
      .select('value')
      .where('person_id', '=', before?.id ?? '')
      .where('system', '=', 'uhid')
      .execute();
    expect(uhids).toHaveLength(1);
  });

  it('refuses readings at a facility that does not know the patient, until it does', async () => {
    const [line = ''] = readings;
    const other = line.replace('"id":"r1"', '"id":"r1-south"');
    expect((await send('readings', [other], 'South')).refused).toEqual([
      { index: 0, reason: 'other-facility' },
    ]);
    await send('patients', patients.slice(0, 1), 'south');
    expect(await send('readings', [other], clinic.otherFacilityId)).toMatchObject({ taken: 1 });
  });

  it('enrols in a programme once', async () => {
    await send('patients', patients, 'North', 'careline');
    await send('patients', patients, 'North', 'careline');
    expect(await count('enrolment')).toBe(4);
  });

  it.each([
    ['a facility', { facility: 'Nowhere' }, /There is no open facility "Nowhere"\. There are: .*South/],
    ['a programme', { programme: 'none' }, /There is no programme "none"\. There are: ahc/],
  ])('names the existing ones where %s does not exist', async (_label, wanted, message) => {
    await expect(findPlace(database.db, wanted)).rejects.toThrow(message);
  });

  it('adds one audit row for each batch, naming the affected patients', async () => {
    const rows = await database.db
      .selectFrom('audit')
      .select(['action', 'outcome', 'person_ids', 'details'])
      .orderBy('id')
      .execute();
    expect(rows[1]).toMatchObject({
      action: 'import/patients',
      outcome: 'done',
      details: { taken: 4, refused: 0 },
    });
    expect(rows[1]?.person_ids).toHaveLength(4);
    expect(rows[2]?.person_ids).toHaveLength(3);
  });
});
