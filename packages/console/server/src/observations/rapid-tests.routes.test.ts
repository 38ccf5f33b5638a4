// spec: 99

import {
  addRapidTest,
  type NewRapidTest,
  rapidTestOf,
  readMetricEndpoints,
  readMetricRecords,
  WHOLE_RECORD,
} from '@careline/core/internal/metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { aRapidTest } from '../../test/content/rapid-test-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { aPerson } from '../../test/people.ts';
import { insertPersons } from '../patients/registration/persons.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';

describe.each(databasesOfRun)('rapid tests on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  const add = (test: NewRapidTest) => at.call(addRapidTest, { body: { test } });
  async function listed(vitaId: string) {
    const query = { from: String(WHOLE_RECORD.from), to: String(WHOLE_RECORD.to) };
    const answer = await at.call(readMetricEndpoints.rapidtest, { openPatient: vitaId, query });
    return readMetricRecords(answer, vitaId)?.records ?? [];
  }

  async function elsewhere(): Promise<string> {
    const person = aPerson(at.clinic, { facilityIds: [at.clinic.otherFacilityId] });
    await runWork(at.database.db, (tx) => insertPersons(tx, [person]));
    return person.id;
  }

  it('are readings of their own metric, with time, note, author and server time', async () => {
    const vitaId = await at.newPatient();
    const test = aRapidTest(vitaId, NOW, {
      test: 'dengue',
      result: 'positive',
      note: 'Fever for three days',
    });
    const metaInfo = { updatedAt: NOW, deleted: false, source: 'manual', createdAt: NOW };
    expect(await add(test)).toEqual({ vitaId, data: { id: test.id, metaInfo } });
    expect(at.call.touched).toEqual([vitaId]);
    const [reading] = await listed(vitaId);
    expect(reading).toMatchObject({
      id: test.id,
      metric: 'rapidtest',
      display: 'Whole blood rapid test',
      timestamp: NOW,
      note: 'Fever for three days',
      author: 'Asha Coach',
      metaInfo,
    });
    expect(reading && rapidTestOf(reading)).toEqual({ test: 'dengue', result: 'positive' });
  });

  it('with a day have no time', async () => {
    const vitaId = await at.newPatient();
    await add(aRapidTest(vitaId, NOW, { timestamp: undefined, date: '2025-10-01' }));
    expect(await listed(vitaId)).toMatchObject([{ date: '2025-10-01' }]);
  });

  it('with an id that is already stored are a conflict, and nothing is stored', async () => {
    const vitaId = await at.newPatient();
    const test = aRapidTest(vitaId, NOW);
    await add(test);
    await expect(add({ ...test, result: 'positive' })).rejects.toMatchObject({ code: 'conflict' });
    expect(await listed(vitaId)).toHaveLength(1);
  });

  it.each([
    ['an unknown patient', async () => newId()],
    ['a patient of another facility', elsewhere],
  ])('of %s are not found', async (_, whose) => {
    await expect(add(aRapidTest(await whose(), NOW))).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([
    ['a time to come', { timestamp: NOW + 90_000 }, 'test.timestamp'],
    ['a day to come', { timestamp: undefined, date: '2099-01-01' }, 'test.date'],
    ['a source it may not name', { metaInfo: { updatedAt: NOW, source: 'import' } }, 'test.metaInfo.source'],
  ])('are refused with %s', async (_, facts, path) => {
    await expect(add(aRapidTest(await at.newPatient(), NOW, facts))).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path, message: expect.any(String) }] },
    });
  });
});
