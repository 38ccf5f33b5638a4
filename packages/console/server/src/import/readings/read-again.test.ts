import { UNREADABLE_TIME } from '@careline/core/internal/fhir/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import { aPerson } from '../../../test/people.ts';
import { judgeStored } from '../../observations/alerts/judge-stored.ts';
import { insertPersons } from '../../patients/registration/persons.ts';
import { newId } from '../../platform/database/new-id.ts';
import { runWork } from '../../platform/database/work.ts';
import { insertImportedResources } from '../../record/imported-resources.ts';
import { readImportedAgain } from './read-again.ts';

const DAY = 86_400;
const NOW = Math.floor(Date.now() / 1000);
const YESTERDAY = NOW - DAY;
const iso = (at: number): string => new Date(at * 1000).toISOString();
const GLUCOSE = { metric: 'bloodglucose', system: 'http://loinc.org', code: '2339-0' };
const UNDATED = { at: null, on_date: null, time_precision: 'unreadable', sort_at: UNREADABLE_TIME };

describe.each(databasesOfRun)('readings of earlier imports, in a database: $kind', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;
  const asha = newId();

  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
    await runWork(database.db, (tx) => insertPersons(tx, [aPerson(clinic, { id: asha })]));
  });
  afterAll(() => database?.remove());

  /** Stores a row as the previous version did, without an alert. */
  async function store(sourceId: string, facts: object): Promise<string> {
    const id = newId();
    await database.db
      .insertInto('reading')
      .values({
        ...{ id, organisation_id: clinic.organisationId, facility_id: clinic.facilityId, person_id: asha },
        ...{ metric: null, source: 's', source_id: sourceId, content_hash: `h-${sourceId}` },
        values: JSON.stringify([{ key: 'value', text: '620', value: 620, unit: 'mg/dL' }]),
        ...{ at: YESTERDAY, sort_at: YESTERDAY, created_at: NOW - 60, updated_at: NOW - 60 },
        ...facts,
      })
      .execute();
    return id;
  }

  const alertsOf = (sourceId: string) =>
    database.db
      .selectFrom('reading_alert')
      .innerJoin('reading', 'reading.id', 'reading_id')
      .select(['level', 'reading_alert.sort_at as at', 'flag'])
      .where('source_id', '=', sourceId)
      .execute();
  const runOnce = async () => {
    const state = await readImportedAgain(database.db, { now: () => NOW });
    await judgeStored(database.db, { now: () => NOW });
    return state?.report;
  };

  const ENCOUNTER = { details: JSON.stringify({ encounter: 'e1' }) };
  const panel = [
    { key: '2951-2', text: '112', value: 112, unit: 'mmol/L' },
    { key: '2823-3', text: '6.9', value: 6.9, unit: 'mmol/L' },
  ];

  it('raise their alerts once, at their own time', async () => {
    await runWork(database.db, (tx) =>
      insertImportedResources(tx, [
        {
          ...{ id: newId(), organisationId: clinic.organisationId, facilityId: clinic.facilityId },
          ...{ personId: asha, kind: 'Encounter', source: 's', sourceId: 'e1', contentHash: 'h' },
          ...{ content: '{}', at: YESTERDAY, createdAt: NOW },
        },
        {
          ...{ id: newId(), organisationId: clinic.organisationId, facilityId: clinic.facilityId },
          ...{ personId: asha, kind: 'DiagnosticReport', source: 's', sourceId: 'd1', contentHash: 'h' },
          content: '{"result":[{"reference":"Observation/of-report"}]}',
          ...{ at: YESTERDAY, createdAt: NOW },
        },
      ]),
    );
    await store('small-t', { ...GLUCOSE, ...UNDATED, time_text: iso(YESTERDAY).toLowerCase() });
    await store('issued', { ...GLUCOSE, ...UNDATED, details: JSON.stringify({ issued: iso(YESTERDAY) }) });
    await store('of-encounter', { ...GLUCOSE, ...UNDATED, ...ENCOUNTER });
    await store('of-report', { ...GLUCOSE, ...UNDATED });
    await store('no-time', { ...GLUCOSE, ...UNDATED });
    await store('long-ago', { ...GLUCOSE, ...UNDATED, created_at: NOW - 400 * DAY });
    await store('old', { ...GLUCOSE, ...UNDATED, time_text: '2015-03-01t10:00:00z' });
    await store('no-unit', {
      ...{ system: 'http://loinc.org', code: '2951-2' },
      values: JSON.stringify([{ key: 'value', text: '112', value: 112 }]),
    });
    await store('panel', { code: '24326-1', values: JSON.stringify(panel) });
    await store('old-panel', {
      ...{ code: '24326-1', values: JSON.stringify(panel) },
      ...{ at: NOW - 400 * DAY, sort_at: NOW - 400 * DAY, created_at: NOW - 399 * DAY },
    });
    expect(await runOnce()).toEqual({ changed: 6, members: 4 });

    const sugar = { level: 'critical', at: YESTERDAY, flag: 'sugar:dangerous' };
    const expected = {
      'small-t': [sugar],
      issued: [sugar],
      'of-encounter': [sugar],
      'of-report': [sugar],
      'no-time': [{ ...sugar, at: NOW - 60 }],
      'long-ago': [],
      old: [],
      'no-unit': [{ level: 'critical', at: YESTERDAY, flag: 'laboratory:critical-low' }],
      panel: [],
      'panel#2951-2': [{ level: 'critical', at: YESTERDAY, flag: 'laboratory:critical-low' }],
      'panel#electrolytes': [{ level: 'critical', at: YESTERDAY, flag: 'potassium:dangerously-high' }],
      'old-panel#electrolytes': [],
    };
    const found = Object.fromEntries(
      await Promise.all(Object.keys(expected).map(async (id) => [id, await alertsOf(id)] as const)),
    );
    expect(found).toEqual(expected);
  });

  it('store where a time comes from', async () => {
    const rows = await database.db
      .selectFrom('reading')
      .select(['source_id', 'details'])
      .where('source_id', 'in', ['issued', 'of-encounter', 'of-report'])
      .orderBy('source_id')
      .execute();
    expect(rows.map(({ details }) => details?.timeFrom)).toEqual([
      'time-of-issue',
      'time-of-encounter',
      'time-of-report',
    ]);
  });

  it('are read once: a later start raises nothing twice and reopens nothing', async () => {
    const before = await database.db.selectFrom('reading_alert').selectAll().orderBy('reading_id').execute();
    expect(await runOnce()).toEqual({ changed: 0, members: 0 });
    await database.db.deleteFrom('rewriting').execute();
    await database.db.deleteFrom('judging').execute();
    expect(await runOnce()).toEqual({ changed: 0, members: 0 });
    expect(await database.db.selectFrom('reading_alert').selectAll().orderBy('reading_id').execute()).toEqual(
      before,
    );
  });

  it('continue where an interrupted run stopped', async () => {
    await database.db.deleteFrom('rewriting').execute();
    const day = {
      ...GLUCOSE,
      values: JSON.stringify([{ key: 'value', text: '104', value: 104, unit: 'mg/dL' }]),
    };
    for (let n = 0; n < 500; n += 1) await store(`calm-${n}`, day);
    const late = await store('late', { ...GLUCOSE, ...UNDATED, time_text: iso(YESTERDAY).toLowerCase() });
    const stop = new AbortController();
    const first = await readImportedAgain(database.db, {
      now: () => NOW,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    expect(first?.isDone).toBe(false);
    expect(await alertsOf('late')).toEqual([]);
    const rest = await readImportedAgain(database.db, { now: () => NOW });
    expect(rest).toEqual({ report: { changed: 1, members: 0 }, isDone: true });
    const alert = await database.db
      .selectFrom('reading_alert')
      .select('sort_at')
      .where('reading_id', '=', late)
      .executeTakeFirst();
    expect(alert?.sort_at).toBe(YESTERDAY);
  });
});
