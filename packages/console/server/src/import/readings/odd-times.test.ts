import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic } from '../../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import { listAlerts } from '../../observations/alerts/reading-alerts.ts';
import { readReadings } from '../../observations/readings.ts';
import { importBatch } from '../import-batch.ts';
import { findPlace } from '../import-place.ts';
import { addBatch, emptyReport, reportLines } from '../import-report.ts';

const NOW = Math.floor(Date.now() / 1000);
const iso = (days: number): string => new Date((NOW + days * 86_400) * 1000).toISOString();
const year = Number(iso(0).slice(0, 4));

describe.each(databasesOfRun)('dangerous values with unusual times, in a database: $kind', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await aClinic(database.db);
    await send('patients', [{ source: 's', id: 'p1', name: [{ text: 'Asha Patil' }], gender: 'female' }]);
  });
  afterAll(() => database?.remove());

  const send = async (kind: 'patients' | 'readings', rows: readonly object[]) => {
    const place = await findPlace(database.db, { facility: 'North' });
    const lines = rows.map((row) => JSON.stringify(row));
    return importBatch(database.db, { kind, lines, place, requestId: 'import-test' });
  };
  const storedAlerts = (id: string) =>
    database.db
      .selectFrom('reading_alert')
      .innerJoin('reading', 'reading.id', 'reading_id')
      .select(['level', 'reading_alert.sort_at as at', 'reading.details'])
      .where('source_id', '=', id)
      .execute();
  const dangerous = (id: string, times: object) => ({
    ...{ source: 's', id, patient: 'p1', status: 'final', code: '2339-0', value: 620, unit: 'mg/dL' },
    ...times,
  });

  it.each<[string, object]>([
    ['no time at all', {}],
    ['words', { effectiveDateTime: 'last Tuesday' }],
    ['the day or the month first', { effectiveDateTime: `04/05/${year}` }],
    ['a day that does not exist', { effectiveDateTime: `${year}-02-30` }],
    ['an hour that does not exist', { effectiveDateTime: `${iso(0).slice(0, 10)}T25:10` }],
    ['a year alone', { effectiveDateTime: String(year) }],
    ['the last month alone', { effectiveDateTime: iso(-29).slice(0, 7) }],
    ['a small t and z', { effectiveDateTime: iso(-1).toLowerCase() }],
    ['unix seconds', { effectiveDateTime: NOW - 86_400 }],
    ['a time of its issue', { issued: iso(-1) }],
    ['a time of its report', { reportTime: iso(-1) }],
    ['a time of its encounter', { effectiveDateTime: 'yesterday', encounterTime: iso(-1) }],
  ])('raise an alert: %s', async (label, times) => {
    await send('readings', [dangerous(label, times)]);
    expect(await storedAlerts(label)).toMatchObject([{ level: 'critical' }]);
  });

  it.each<[string, object]>([
    ['a year long ago, in words', { effectiveDateTime: '04-31-1991 9:09' }],
    ['a month long ago', { effectiveDateTime: '2015-03' }],
    ['a time of issue long ago', { issued: '2015-03-01T10:00:00Z' }],
  ])('raise none for a time that is certainly long ago: %s', async (label, times) => {
    await send('readings', [dangerous(label, times)]);
    expect(await storedAlerts(label)).toEqual([]);
  });

  it('name the time that was used', async () => {
    const { remarks } = await send('readings', [
      dangerous('named', { effectiveDateTime: 'this morning', issued: iso(-1) }),
    ]);
    expect(remarks).toMatchObject({ 'time-of-issue': 1 });
    expect((await storedAlerts('named'))[0]?.details).toMatchObject({
      timeFrom: 'time-of-issue',
      effectiveDateTime: 'this morning',
    });
  });

  it.each<[string, object, string]>([
    ['no time at all', {}, 'no time at all: an alert is dated at the import'],
    ['words', { effectiveDateTime: 'last Tuesday' }, 'a time that cannot be read: stored as text'],
    [
      'a time of its issue',
      { issued: iso(-1) },
      'no readable time of measurement: the time of issue is used',
    ],
    [
      'a time of its report',
      { reportTime: iso(-1) },
      'no readable time of measurement: the time of the report is used',
    ],
    [
      'a time of its encounter',
      { effectiveDateTime: 'yesterday', encounterTime: iso(-1) },
      'no readable time of measurement: the time of the encounter is used',
    ],
  ])('are in the report of the import: %s', async (label, times, line) => {
    const result = await send('readings', [dangerous(`reported, ${label}`, times)]);
    const lines = reportLines(addBatch(emptyReport('readings'), result, [{ file: 'a', number: 1 }]));
    expect(lines).toContain(`            1  ${line}`);
    expect(result.measures).toEqual({ '2339-0': { taken: 1 } });
    expect(await storedAlerts(`reported, ${label}`)).toHaveLength(1);
  });

  it('raise an alert without a unit too, so they do not count as values that were not judged', async () => {
    const { measures } = await send('readings', [{ ...dangerous('without a unit', {}), unit: undefined }]);
    expect(measures).toEqual({ '2339-0': { taken: 1 } });
    expect(await storedAlerts('without a unit')).toHaveLength(1);
  });

  it('say so with the reading and with its alert', async () => {
    await send('readings', [dangerous('sent', { reportTime: iso(-1) })]);
    const stored = await database.db
      .selectFrom('reading')
      .select(['id', 'person_id', 'organisation_id', 'facility_id'])
      .where('source_id', '=', 'sent')
      .executeTakeFirstOrThrow();
    const { id, person_id: vitaId, organisation_id: organisationId, facility_id: facilityId } = stored;
    const window = { vitaId, metric: 'bloodglucose', from: NOW - 172_800, to: NOW };
    const records = await readReadings(database.db, window);
    expect(records.find((record) => record.id === id)).toMatchObject({ timeFrom: 'time-of-report' });
    const { data } = await listAlerts(database.db, {
      ...{ organisationId, facilityId, timeZone: 'Asia/Kolkata', now: NOW, days: 7, limit: 50 },
      state: 'open',
    });
    expect(data.find(({ readingId }) => readingId === id)).toMatchObject({ timeFrom: 'time-of-report' });
  });
});
