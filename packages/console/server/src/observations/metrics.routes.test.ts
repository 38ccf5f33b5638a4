// spec: 168-170, 174, 186, 227, 228, 244, readings-added

import {
  addVitalEndpoints,
  type EnteredMetric,
  type MetricRecord,
  type NewReading,
  readMetricEndpoints,
} from '@careline/core/internal/metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../test/clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../test/clinical-calls.ts';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';
import { aPerson } from '../../test/people.ts';
import { insertPersons } from '../patients/registration/persons.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';
import { insertReadings, type StoredReading, sortAt } from './reading-rows.ts';

const NOW = 1_760_000_000;

describe.each(databasesOfRun)('readings on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;
  let call: ClinicalCalls;
  const elsewhere = newId();

  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
    call = clinicalCalls(database, clinic, { now: NOW });
    const person = aPerson(clinic, { id: elsewhere, facilityIds: [clinic.otherFacilityId] });
    await runWork(database.db, (tx) => insertPersons(tx, [person]));
  });
  afterAll(() => database.remove());

  async function newPatient(): Promise<string> {
    const person = aPerson(clinic);
    await runWork(database.db, (tx) => insertPersons(tx, [person]));
    return person.id;
  }

  const weight = (facts: Partial<NewReading> = {}): NewReading => ({
    id: newId(),
    metric: 'body',
    timestamp: NOW - 60,
    values: [{ key: 'weight', text: '72.50', unit: 'kg' }],
    metaInfo: { updatedAt: NOW - 5 },
    ...facts,
  });
  const add = (vitaId: string, reading: NewReading) =>
    call(addVitalEndpoints.body, { openPatient: vitaId, body: { data: reading } });
  const read = async (vitaId: string, from = '-4000000000', to = '4000000000') => {
    const query = { from, to };
    const { data } = await call(readMetricEndpoints.body, { openPatient: vitaId, query });
    return data as MetricRecord[];
  };

  const stored = (vitaId: string, facts: Partial<StoredReading>): StoredReading => ({
    id: newId(),
    organisationId: clinic.organisationId,
    facilityId: clinic.facilityId,
    personId: vitaId,
    metric: 'body',
    at: NOW,
    sortAt: facts.at ?? NOW,
    values: [{ key: 'weight', text: '70.0', value: 70, unit: 'kg' }],
    source: 'import',
    createdAt: NOW,
    updatedAt: NOW,
    ...facts,
  });
  const store = (readings: readonly StoredReading[]) =>
    runWork(database.db, (tx) => insertReadings(tx, readings));

  it('are returned with digits as entered, and number, author and server time', async () => {
    const vitaId = await newPatient();
    const reading = weight();
    const answer = await add(vitaId, reading);
    const metaInfo = { updatedAt: NOW - 5, deleted: false, source: 'manual', createdAt: NOW };
    expect(answer).toEqual({ vitaId, data: { id: reading.id, metaInfo } });
    expect(await read(vitaId)).toEqual([
      {
        id: reading.id,
        metric: 'body',
        timestamp: NOW - 60,
        values: [{ key: 'weight', text: '72.50', value: 72.5, unit: 'kg' }],
        author: 'Asha Coach',
        metaInfo,
      },
    ]);
    expect(call.touched).toEqual([vitaId]);
  });

  it('keep the confirmation of a number, and the comments', async () => {
    const vitaId = await newPatient();
    const value = { key: 'weight', text: '210', unit: 'kg', reason: 'Weighed twice' };
    await add(vitaId, weight({ values: [value], note: 'At the clinic' }));
    expect(await read(vitaId)).toMatchObject([{ values: [{ ...value, value: 210 }], note: 'At the clinic' }]);
  });

  it('are in order of time: before 1970, days, several in one second', async () => {
    const vitaId = await newPatient();
    const [a, b] = [newId(NOW), newId(NOW + 1)];
    await store([
      stored(vitaId, { id: b, at: 5 }),
      stored(vitaId, { id: a, at: 5 }),
      stored(vitaId, { at: -86_400 * 365 }),
      stored(vitaId, { at: null, onDate: '1970-01-01', sortAt: sortAt(null, '1970-01-01', 'Asia/Kolkata') }),
    ]);
    const records = await read(vitaId);
    expect(records.map(({ timestamp, date }) => timestamp ?? date)).toEqual([
      -31_536_000,
      '1970-01-01',
      5,
      5,
    ]);
    expect(records.slice(2).map((record) => record.id)).toEqual([a, b]);
  });

  it('include both ends of the window, and nothing outside it', async () => {
    const vitaId = await newPatient();
    await store([9, 10, 15, 20, 21].map((at) => stored(vitaId, { at })));
    expect((await read(vitaId, '10', '20')).map((record) => record.timestamp)).toEqual([10, 15, 20]);
  });

  it('include deleted ones marked as deleted, and not those a correction replaced', async () => {
    const vitaId = await newPatient();
    await store([stored(vitaId, { deleted: true }), stored(vitaId, {})]);
    await database.db
      .updateTable('reading')
      .set({ superseded_by: newId() })
      .where('person_id', '=', vitaId)
      .where('deleted', '=', false)
      .execute();
    expect((await read(vitaId)).map((record) => record.metaInfo.deleted)).toEqual([true]);
  });

  it('keep one row per source however often it is imported, and another for other content', async () => {
    const vitaId = await newPatient();
    const row = (contentHash: string) => stored(vitaId, { source: 'lab', sourceId: 'r1', contentHash });
    expect((await store([row('a'), row('a'), row('b')])).size).toBe(2);
    expect((await store([row('a')])).size).toBe(0);
    expect(await read(vitaId)).toHaveLength(2);
  });

  it('refuse an id that is already stored, and store nothing', async () => {
    const vitaId = await newPatient();
    const reading = weight();
    await add(vitaId, reading);
    const again = { ...reading, values: [{ key: 'weight', text: '80', unit: 'kg' }] };
    await expect(add(vitaId, again)).rejects.toMatchObject({ code: 'conflict' });
    expect((await read(vitaId)).map((record) => record.values[0]?.text)).toEqual(['72.50']);
  });

  it.each([
    ['a patient of another facility', () => elsewhere],
    ['an unknown patient', () => newId()],
  ])('return not-found for %s, for reading and adding', async (_, patient) => {
    const vitaId = patient();
    await expect(read(vitaId)).rejects.toMatchObject({ code: 'not-found' });
    await expect(add(vitaId, weight())).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([
    ['another metric than the path', weight({ metric: 'spo2' }), 'data.metric'],
    [
      'a source it may not name',
      weight({ metaInfo: { updatedAt: 0, source: 'import' } }),
      'data.metaInfo.source',
    ],
    [
      'something new that is deleted',
      weight({ metaInfo: { updatedAt: 0, deleted: true } }),
      'data.metaInfo.deleted',
    ],
    ['a time to come', weight({ timestamp: NOW + 90_000 }), 'data.timestamp'],
    ['a day to come', weight({ timestamp: undefined, date: '2099-01-01' }), 'data.date'],
  ])('refuse %s', async (_, reading, path) => {
    await expect(add(await newPatient(), reading)).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path, message: expect.any(String) }] },
    });
  });

  const typed = (metric: EnteredMetric, ...values: readonly [key: string, text: string, unit: string][]) =>
    weight({ metric, values: values.map(([key, text, unit]) => ({ key, text, unit })) });

  it.each<[string, NewReading, string]>([
    ['a saturation of 970 %', typed('spo2', ['value', '970', '%']), 'data.values.0'],
    ['an HbA1c in furlong', typed('hba1c', ['value', '6.1', 'furlong']), 'data.values.0'],
    ['an annotation that is no unit', typed('temperature', ['value', '37', '{banana}']), 'data.values.0'],
    [
      'a systolic of 1280',
      typed('bloodpressure', ['systolic', '1280', 'mm[Hg]'], ['diastolic', '82', 'mm[Hg]']),
      'data.values.0',
    ],
    [
      'a pair the wrong way round',
      typed('bloodpressure', ['systolic', '80', 'mm[Hg]'], ['diastolic', '120', 'mm[Hg]']),
      'data.values.1',
    ],
    ['half a pair', typed('bloodpressure', ['systolic', '120', 'mm[Hg]']), 'data.diastolic'],
    ['a rare value without a reason', typed('spo2', ['value', '60', '%']), 'data.values.0'],
    ['a value the metric does not have', typed('spo2', ['banana', '60', '%']), 'data.values.0'],
  ])('refuse by hand what the form refuses: %s', async (_, reading, path) => {
    const vitaId = await newPatient();
    const adding = call(addVitalEndpoints[reading.metric as EnteredMetric], {
      openPatient: vitaId,
      body: { data: reading },
    });
    await expect(adding).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path, message: expect.any(String) }] },
    });
  });

  it('accept a unit in any spelling, and a rare value with its reason', async () => {
    const vitaId = await newPatient();
    const rare = { key: 'value', text: '60', unit: 'percent', reason: 'Measured twice' };
    const reading = weight({ metric: 'spo2', values: [rare] });
    await call(addVitalEndpoints.spo2, { openPatient: vitaId, body: { data: reading } });
    const query = { from: '-4000000000', to: '4000000000' };
    const { data } = await call(readMetricEndpoints.spo2, { openPatient: vitaId, query });
    expect(data).toMatchObject([{ values: [{ ...rare, value: 60 }] }]);
  });
});
