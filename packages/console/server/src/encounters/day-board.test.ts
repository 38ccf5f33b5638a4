import { createEncounter, listDayBoard, noteArrival } from '@careline/core/internal/encounters';
import { keepRecordPresence } from '@careline/core/internal/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../test/clinical-calls.ts';
import { encounterContent } from '../../test/content/encounter-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { insertReadings } from '../observations/reading-rows.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';

const DOCTOR = ['prohealth', 'search', 'my_encounters'];
const CLERK = ['prohealth', 'facility_encounters'];
const content = encounterContent(NOW);
const DAY = 86_400;

describe.each(databasesOfRun)('the day board on the $kind database', (kind) => {
  let at: CallClinic;
  let clerk: ClinicalCalls;
  beforeAll(async () => {
    at = await aCallClinic(kind, DOCTOR);
    await at.database.db
      .updateTable('staff')
      .set({ scopes: DOCTOR })
      .where('id', '=', at.clinic.staffId)
      .execute();
    clerk = clinicalCalls(at.database, at.clinic, { now: NOW, scopes: CLERK });
  });
  afterAll(() => at.database.remove());

  let booked = 0;
  async function book(days = 0) {
    booked += 1;
    const start = NOW + days * DAY + booked * 1200;
    const encounter = content.consultation(await at.newPatient(), at.clinic.facilityId, {
      careProviderId: at.clinic.staffId,
      period: { start, end: start + 1200 },
    });
    return (await at.call(createEncounter, { body: { encounter } })).data;
  }
  const arrive = async ({ id, vitaId, version }: Awaited<ReturnType<typeof book>>) => {
    const { metaInfo } = content.event('accept');
    await clerk(noteArrival, { body: { vitaId, encounterId: id, version: version ?? 0, metaInfo } });
  };
  const measured = (vitaId: string, time: number) =>
    runWork(at.database.db, (tx) =>
      insertReadings(tx, [
        {
          ...{ id: newId(), organisationId: at.clinic.organisationId, facilityId: at.clinic.facilityId },
          ...{ personId: vitaId, metric: 'weight', at: time, sortAt: time, source: 'manual' },
          values: [{ key: 'weight', text: '64', value: 64, unit: 'kg' }],
          ...{ createdAt: time, updatedAt: time },
        },
      ]),
    );
  const board = async () => (await clerk(listDayBoard, { query: {} })).data;
  const entryOf = async (vitaId: string) =>
    (await board()).find(({ encounter }) => encounter.vitaId === vitaId);

  it('has the consultations of today only, earliest first, with who they are', async () => {
    const [first, second] = [await book(), await book()];
    const tomorrow = await book(1);
    const entries = await board();
    const ids = entries.map(({ encounter }) => encounter.id);
    expect(ids.filter((id) => [first.id, second.id, tomorrow.id].includes(id))).toEqual([
      first.id,
      second.id,
    ]);
    expect(entries[0]).toMatchObject({ measuredAt: null, isWithProvider: false });
    expect(entries[0]).toHaveProperty('birthDate');
    expect(clerk.touched).toContain(first.vitaId);
  });

  it('knows who was measured since they arrived', async () => {
    const encounter = await book();
    await measured(encounter.vitaId, NOW - 3600);
    await arrive(encounter);
    expect(await entryOf(encounter.vitaId)).toMatchObject({ measuredAt: null });
    await measured(encounter.vitaId, NOW + 30);
    expect(await entryOf(encounter.vitaId)).toMatchObject({ measuredAt: NOW + 30 });
  });

  it('knows who is with the care provider, until they leave the visit', async () => {
    const encounter = await book();
    await arrive(encounter);
    const id = newId();
    const report = (doing: 'reading' | 'consulting' | 'left') =>
      at.call(keepRecordPresence, { body: { id, vitaId: encounter.vitaId, doing } });
    const isSeen = async () => (await entryOf(encounter.vitaId))?.isWithProvider;
    await report('reading');
    expect(await isSeen()).toBe(false);
    await report('consulting');
    expect(await isSeen()).toBe(true);
    await report('left');
    expect(await isSeen()).toBe(false);
  });

  it('goes on with the next page', async () => {
    const all = (await board()).map(({ encounter }) => encounter.id);
    const first = await clerk(listDayBoard, { query: { limit: '1' } });
    const second = await clerk(listDayBoard, { query: { limit: '1', after: first.next ?? '' } });
    expect([...first.data, ...second.data].map(({ encounter }) => encounter.id)).toEqual(all.slice(0, 2));
  });

  it('has nothing of another facility', async () => {
    const elsewhere = clinicalCalls(
      at.database,
      { ...at.clinic, facilityId: newId() },
      { now: NOW, scopes: CLERK },
    );
    expect((await elsewhere(listDayBoard, { query: {} })).data).toEqual([]);
  });
});
