// spec: 5, 186, readings-every-row

import { UNREADABLE_TIME } from '@careline/core/internal/fhir/values';
import {
  listOtherReadings,
  METRIC_TYPES,
  readMetricEndpoints,
  readMetricRecords,
  WHOLE_RECORD,
} from '@careline/core/internal/metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../test/clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../test/clinical-calls.ts';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';
import { aPerson } from '../../test/people.ts';
import { insertPersons } from '../patients/registration/persons.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';
import { insertReadings, type StoredReading } from './reading-rows.ts';

const NOW = 1_760_000_000;

describe.each(databasesOfRun)('readings outside the metrics on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;
  let call: ClinicalCalls;

  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
    call = clinicalCalls(database, clinic, { now: NOW });
  });
  afterAll(() => database.remove());

  async function newPatient(facilityId = clinic.facilityId): Promise<string> {
    const person = aPerson(clinic, { id: newId(), facilityIds: [facilityId] });
    await runWork(database.db, (tx) => insertPersons(tx, [person]));
    return person.id;
  }

  const aReading = (personId: string, facts: Partial<StoredReading> = {}): StoredReading => ({
    id: newId(),
    organisationId: clinic.organisationId,
    facilityId: clinic.facilityId,
    personId,
    metric: 'body',
    at: NOW,
    sortAt: facts.at ?? NOW,
    values: [{ key: 'weight', text: '70.0', value: 70, unit: 'kg' }],
    source: 'import',
    createdAt: NOW,
    updatedAt: NOW,
    ...facts,
  });
  const store = (...readings: readonly StoredReading[]) =>
    runWork(database.db, (tx) => insertReadings(tx, readings));
  const supersede = (id: string) =>
    database.db.updateTable('reading').set({ superseded_by: newId() }).where('id', '=', id).execute();
  const list = (openPatient: string, query: Record<string, string> = {}) =>
    call(listOtherReadings, { openPatient, query });

  const day = { at: null, onDate: '2020-02-29', sortAt: 1_582_914_600 };
  const noDay = { at: null, onDate: null };

  it.each<[string, Partial<StoredReading>, object | null]>([
    ['a live one of a metric', {}, null],
    ['one of a day', day, null],
    ['one whose clock was wrong', { at: 4_000_000_000, sortAt: 4_000_000_000 }, null],
    [
      'a code without a metric',
      { metric: null, system: 'http://loinc.org', code: '30525-0', display: 'Age' },
      {
        metric: null,
        system: 'http://loinc.org',
        code: '30525-0',
        display: 'Age',
        timestamp: NOW,
        standing: 'live',
      },
    ],
    ['a metric of a later version', { metric: 'aura' }, { metric: 'aura', standing: 'live' }],
    [
      'a month only',
      { ...noDay, timeText: '2019-05', sortAt: 1_556_649_000 },
      { timeText: '2019-05', standing: 'live' },
    ],
    [
      'a time nobody can read',
      { ...noDay, timeText: '04-21-1991 9:09', sortAt: UNREADABLE_TIME },
      { timeText: '04-21-1991 9:09', standing: 'live' },
    ],
    ['no time at all', { ...noDay, sortAt: UNREADABLE_TIME }, { standing: 'live' }],
    ['one that was deleted', { deleted: true }, { timestamp: NOW, standing: 'deleted' }],
    ['one of a day that was deleted', { ...day, deleted: true }, { date: '2020-02-29', standing: 'deleted' }],
    ['one its source took back', { status: 'entered-in-error' }, { standing: 'entered-in-error' }],
    ['one its source cancelled', { status: 'cancelled' }, { standing: 'entered-in-error' }],
    [
      'a deleted code without a metric',
      { metric: null, code: 'x', deleted: true },
      { metric: null, code: 'x', standing: 'deleted' },
    ],
    ['a deleted meal, which its timeline keeps', { metric: 'diet', deleted: true }, null],
  ])('include what no list of a metric shows: %s', async (_, facts, shown) => {
    const vitaId = await newPatient();
    const reading = aReading(vitaId, facts);
    await store(reading);
    const { data, next } = await list(vitaId);
    expect(next).toBeNull();
    expect(data).toEqual(shown === null ? [] : [expect.objectContaining({ id: reading.id, ...shown })]);
    expect(call.touched).toEqual([vitaId]);
  });

  it('include what a correction replaced, whatever it is', async () => {
    const vitaId = await newPatient();
    const [first, second] = [aReading(vitaId), aReading(vitaId, { metric: 'diet', deleted: true })];
    await store(first, second);
    await supersede(first.id);
    await supersede(second.id);
    const { data } = await list(vitaId);
    expect(data.map(({ standing }) => standing)).toEqual(['superseded', 'superseded']);
  });

  it('are paged, newest first, each once', async () => {
    const vitaId = await newPatient();
    const at = [NOW, NOW - 10, NOW - 10, NOW - 10, NOW - 20];
    const readings = at.map((time) => aReading(vitaId, { metric: null, code: 'x', at: time, sortAt: time }));
    await store(...readings);
    const seen: string[] = [];
    let after: string | null | undefined;
    do {
      const page = await list(vitaId, { limit: '2', ...(after && { after }) });
      expect(page.data.length).toBeLessThanOrEqual(2);
      seen.push(...page.data.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    const inOrder = readings.toSorted((a, b) => b.sortAt - a.sortAt || (a.id < b.id ? 1 : -1));
    expect(seen).toEqual(inOrder.map(({ id }) => id));
  });

  it('together with the lists of the metrics are everything about a person, each reading once', async () => {
    const vitaId = await newPatient();
    const facts: Partial<StoredReading>[] = [
      ...METRIC_TYPES.map((metric) => ({ metric })),
      ...METRIC_TYPES.map((metric) => ({ metric, deleted: true })),
      ...METRIC_TYPES.map((metric) => ({ metric, status: 'entered-in-error' })),
      ...METRIC_TYPES.map((metric) => ({ metric, ...noDay, timeText: '2019', sortAt: 1_546_281_000 })),
      ...METRIC_TYPES.map((metric) => ({ metric, ...noDay, deleted: true, sortAt: UNREADABLE_TIME })),
      { metric: null, code: 'x' },
    ];
    const readings = facts.map((each) => aReading(vitaId, each));
    await store(...readings);
    for (const { id } of readings.filter((_, index) => index % 7 === 0)) await supersede(id);
    const query = { from: String(WHOLE_RECORD.from), to: String(WHOLE_RECORD.to) };
    const shown: string[] = [];
    for (const metric of METRIC_TYPES) {
      const answer = await call(readMetricEndpoints[metric], { openPatient: vitaId, query });
      const reply = readMetricRecords(answer, vitaId, { keepDeleted: metric === 'diet' });
      expect(reply?.unreadable).toBe(0);
      shown.push(...(reply?.records ?? []).map(({ id }) => id));
    }
    const { data } = await list(vitaId, { limit: '500' });
    shown.push(...data.map(({ id }) => id));
    expect(shown.toSorted()).toEqual(readings.map(({ id }) => id).toSorted());
  });

  it('return not-found for an unknown patient and for one of another facility', async () => {
    for (const vitaId of [newId(), await newPatient(clinic.otherFacilityId)]) {
      await expect(list(vitaId)).rejects.toMatchObject({ code: 'not-found' });
    }
  });

  it('refuse a cursor that no answer gave', async () => {
    const vitaId = await newPatient();
    await expect(list(vitaId, { after: 'bm90aGluZw' })).rejects.toMatchObject({ code: 'input-invalid' });
  });
});
