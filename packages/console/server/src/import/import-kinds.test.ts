import { isOwnUhid } from '@careline/core/internal/patients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic } from '../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';
import { countRows } from '../../test/postgres/count-rows.ts';
import type { ImportKind } from './batch-result.ts';
import { importBatch } from './import-batch.ts';
import { findPlace } from './import-place.ts';

const logLine = (patient: string, line: number, code = '58', value = '100') =>
  JSON.stringify({ source: 'log', patient, line, date: '04-21-1991', time: '9:09', code, value });
const LOG = [
  logLine('data-01', 1),
  logLine('data-01', 2, '33', '009'),
  logLine('data-02', 1, '60', '0Hi'),
  '{"source":"log","patient":"data-02","line":2}',
];

const PATIENT = '{"source":"s","id":"p1","name":[{"text":"Asha Patil"}],"birthDate":"1950"}';
const ENCOUNTER =
  '{ "source":"s", "id":"e1","patient":"p1","status":"finished","class":"AMB","start":"1951-12-02T02:43:19+00:00","score":75.0}';
const STRANGER = '{"source":"s","id":"e2","patient":"nobody","class":"AMB","start":"2009"}';

const CLAIM =
  '{"source":"s","id":"c1","kind":"Claim","patient":"p1","time":"2009-05-27","resource":{"resourceType":"Claim","total":{"value":75.10}}}';
const CLINIC = '{"source":"s","id":"c1","kind":"Organization","resource":{"resourceType":"Organization"}}';

describe.each(databasesOfRun)('rows of further kinds in a database: $kind', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await aClinic(database.db);
  });
  afterAll(() => database?.remove());

  const send = async (kind: ImportKind, lines: readonly string[], facility = 'North') => {
    const place = await findPlace(database.db, { facility });
    return importBatch(database.db, { kind, lines, place, requestId: 'import-test' });
  };
  const resources = () =>
    database.db.selectFrom('imported_resource').selectAll().orderBy('kind').orderBy('at').execute();
  const personOf = (source: string, sourceId: string) =>
    database.db
      .selectFrom('person')
      .selectAll()
      .where('source', '=', source)
      .where('source_id', '=', sourceId)
      .executeTakeFirstOrThrow();

  it('imports a diabetes log, and creates its patients', async () => {
    const result = await send('glucose-log', LOG);
    expect(result).toMatchObject({ taken: 3, kept: 0, there: 0 });
    expect(result.refused).toEqual([
      { index: 3, reason: 'wrong-shape', detail: expect.stringContaining('code') },
    ]);
    expect(result.remarks).toMatchObject({ 'person-made': 2, 'no-number': 1, 'no-metric': 1, 'no-unit': 1 });
    const { id, name } = await personOf('log', 'data-01');
    expect(name).toBe('');
    const identifiers = await database.db
      .selectFrom('identifier')
      .select(['system', 'value'])
      .where('person_id', '=', id)
      .orderBy('system')
      .execute();
    expect(identifiers[0]).toEqual({ system: 'log', value: 'data-01' });
    expect(isOwnUhid(identifiers[1]?.value ?? '')).toBe(true);
  });

  it('adds nothing for the same log, and refuses it where its patients are unknown', async () => {
    expect(await send('glucose-log', LOG)).toMatchObject({ taken: 0, there: 3, remarks: {} });
    const { refused } = await send('glucose-log', LOG.slice(0, 1), 'South');
    expect(refused).toEqual([{ index: 0, reason: 'other-facility' }]);
    expect(await countRows(database.db, 'person')).toBe(2);
    expect(await countRows(database.db, 'reading')).toBe(3);
  });

  it('gives a patient of a log the name from a later row', async () => {
    const { id } = await personOf('log', 'data-01');
    const named = '{"source":"log","id":"data-01","name":[{"text":"Ravi Kumar"}],"gender":"male"}';
    expect(await send('patients', [named])).toMatchObject({ taken: 1, remarks: { updated: 1 } });
    expect(await personOf('log', 'data-01')).toMatchObject({ id, name: 'Ravi Kumar' });
    expect(await send('glucose-log', LOG)).toMatchObject({ taken: 0, there: 3 });
    expect(await personOf('log', 'data-01')).toMatchObject({ id, name: 'Ravi Kumar' });
  });

  it('keeps flattened rows unchanged', async () => {
    await send('patients', [PATIENT]);
    const { id } = await personOf('s', 'p1');
    const result = await send('encounters', [ENCOUNTER, STRANGER, ENCOUNTER]);
    expect(result).toMatchObject({ taken: 0, kept: 1, there: 1 });
    expect(result.refused).toEqual([{ index: 1, reason: 'unknown-patient' }]);
    expect(await resources()).toMatchObject([
      {
        kind: 'encounters',
        person_id: id,
        content: ENCOUNTER,
        at: Date.parse('1951-12-02T02:43:19Z') / 1000,
      },
    ]);
    expect(await send('encounters', [ENCOUNTER])).toMatchObject({ kept: 0, there: 1 });
  });

  it('keeps FHIR resources with their digits, also those without a patient', async () => {
    const result = await send('resources', [CLAIM, CLINIC, CLINIC]);
    expect(result).toMatchObject({ kept: 2, there: 1, refused: [], remarks: { 'about-nobody': 1 } });
    const [claim, clinic] = await resources();
    expect(claim).toMatchObject({
      kind: 'Claim',
      content: '{"resourceType":"Claim","total":{"value":75.10}}',
    });
    expect(clinic).toMatchObject({ kind: 'Organization', person_id: null, at: null });
  });

  it('keeps a further content of an id in addition to the first', async () => {
    const other = CLAIM.replace('75.10', '75.1');
    expect(await send('resources', [other])).toMatchObject({ kept: 1, remarks: { 'further-version': 1 } });
    expect(await send('resources', [CLAIM, other])).toMatchObject({ kept: 0, there: 2 });
  });

  it.each([
    ['a kind that is no type', CLAIM.replace('"Claim"', '"claims/x"'), 'wrong-shape'],
    ['no id', '{"source":"s","kind":"Claim","resource":{}}', 'wrong-shape'],
    ['nesting without an end', `{"source":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 'not-json'],
    ['a NUL character', CLAIM.replace('2009', '\\u0000'), 'not-json'],
  ])('refuses %s', async (_label, line, reason) => {
    expect((await send('resources', [line])).refused).toMatchObject([{ index: 0, reason }]);
  });

  it('adds nothing when the same rows are sent twice at once', async () => {
    const lines = ['1', '2', '3'].map((id) => CLAIM.replace('"c1"', `"race${id}"`));
    const logs = ['1', '2', '3'].map((id) => logLine(`race-${id}`, 1));
    const all = await Promise.all([
      ...[send('resources', lines), send('resources', lines)],
      ...[send('glucose-log', logs), send('glucose-log', logs)],
    ]);
    const sum = (key: 'kept' | 'taken' | 'there') => all.reduce((total, result) => total + result[key], 0);
    expect([sum('kept'), sum('taken'), sum('there')]).toEqual([3, 3, 6]);
  });
});
