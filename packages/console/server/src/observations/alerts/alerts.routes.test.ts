// spec: 231, alerts-acknowledged, alerts-end, alerts-listed, alerts-raised

import { startOfDay } from '@careline/core/internal/formatting';
import { acknowledgeAlert, listReadingAlerts, type ReadingAlert } from '@careline/core/internal/metrics';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../../test/clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../../test/clinical-calls.ts';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import { aPerson } from '../../../test/people.ts';
import type { NewPerson } from '../../patients/registration/new-person.ts';
import { insertPersons } from '../../patients/registration/persons.ts';
import { newId } from '../../platform/database/new-id.ts';
import { runWork } from '../../platform/database/work.ts';
import { insertReadings, type StoredReading, sortAt } from '../reading-rows.ts';

/** 9 October 2025, 14:23:20 in India. */
const NOW = 1_760_000_000;
const ZONE = 'Asia/Kolkata';
const DAY = 86_400;

describe.each(databasesOfRun)('reading alerts on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;
  let call: ClinicalCalls;

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.remove());

  /** Creates a new clinic, so that each test starts with an empty list. */
  async function aNewClinic(): Promise<void> {
    clinic = await aClinic(database.db);
    call = clinicalCalls(database, clinic, { now: NOW });
  }

  async function aPatient(facts: Partial<NewPerson> = {}): Promise<string> {
    const person = aPerson(clinic, facts);
    await runWork(database.db, (tx) => insertPersons(tx, [person]));
    return person.id;
  }

  const pressure = (systolic: string, diastolic: string, unit = 'mm[Hg]') => [
    { key: 'systolic', text: systolic, value: Number(systolic), unit },
    { key: 'diastolic', text: diastolic, value: Number(diastolic), unit },
  ];

  const aReading = (vitaId: string, facts: Partial<StoredReading> = {}): StoredReading => {
    const at = facts.at === undefined ? NOW - 600 : facts.at;
    return {
      id: newId(),
      organisationId: clinic.organisationId,
      facilityId: clinic.facilityId,
      personId: vitaId,
      metric: 'bloodpressure',
      sortAt: sortAt(at, facts.onDate, ZONE),
      values: pressure('186', '112'),
      source: 'device',
      createdAt: NOW,
      updatedAt: NOW,
      ...facts,
      at,
    };
  };

  const store = (...readings: readonly StoredReading[]) =>
    runWork(database.db, (tx) => insertReadings(tx, readings));

  const list = async (query: Record<string, string> = {}) => call(listReadingAlerts, { query });
  const ids = (alerts: readonly ReadingAlert[]) => alerts.map((alert) => alert.readingId);

  it('have the patient, the entered values and the required action', async () => {
    await aNewClinic();
    const vitaId = await aPatient({
      name: 'Ravi Kumar',
      identifiers: [{ system: 'uhid', value: 'CL000000018' }],
    });
    const reading = aReading(vitaId);
    await store(reading);
    const { data, next } = await list();
    const episode = { id: reading.id, level: 'critical', count: 1, since: NOW - 600, worst: reading.id };
    expect(data).toEqual([
      {
        episode: { ...episode, readings: [expect.objectContaining({ readingId: reading.id })] },
        readingId: reading.id,
        vitaId,
        appUserInfo: { name: 'Ravi Kumar', gender: 'MALE' },
        birthDate: '1960-05-01',
        uhid: 'CL000000018',
        metric: 'bloodpressure',
        timestamp: NOW - 600,
        values: [
          { key: 'systolic', text: '186', unit: 'mm[Hg]' },
          { key: 'diastolic', text: '112', unit: 'mm[Hg]' },
        ],
        flag: 'pressure:dangerous',
        measure: 'systolic',
        level: 'critical',
        missing: [],
        raisedAt: NOW,
      },
    ]);
    expect(next).toBeNull();
    expect(call.touched).toEqual([vitaId]);
  });

  it('list readings without a time under their day', async () => {
    await aNewClinic();
    const vitaId = await aPatient();
    await store(aReading(vitaId, { at: null, onDate: '2025-10-08' }));
    const { data } = await list();
    expect(data).toMatchObject([{ date: '2025-10-08', level: 'critical' }]);
    expect(data[0]).not.toHaveProperty('timestamp');
  });

  it.each<[string, Partial<StoredReading>, readonly string[]]>([
    ['unit', { values: pressure('186', '112').map(({ unit: _, ...rest }) => rest) }, ['unit']],
    ['time that can be read', { at: null, timeText: 'last week' }, ['age']],
  ])('raise one for a dangerous pair without %s, and name the missing part', async (_, facts, missing) => {
    await aNewClinic();
    const vitaId = await aPatient();
    await store(aReading(vitaId, { values: pressure('186', '112'), ...facts }));
    expect((await list()).data).toMatchObject([{ vitaId, level: 'critical', missing }]);
  });

  describe('are not listed for', () => {
    beforeAll(aNewClinic);

    it.each<[string, Partial<StoredReading>]>([
      ['what needs no look', { values: pressure('148', '92') }],
      ['what was deleted', { deleted: true }],
      ['what its source took back', { status: 'entered-in-error' }],
      ['a code that is no metric', { metric: null, code: '8478-0' }],
      ['a number nobody alive can have', { values: pressure('999', '212') }],
      ['a time that has not come', { at: NOW + 2 * DAY }],
    ])('%s', async (_, facts) => {
      await store(aReading(await aPatient(), facts));
      expect((await list()).data).toEqual([]);
    });

    it('corrected readings', async () => {
      const reading = aReading(await aPatient());
      await store(reading);
      await database.db
        .updateTable('reading')
        .set({ superseded_by: newId() })
        .where('id', '=', reading.id)
        .execute();
      expect((await list()).data).toEqual([]);
    });

    it('patients of other facilities, and those who have died', async () => {
      const elsewhere = await aPatient({ facilityIds: [clinic.otherFacilityId] });
      const dead = await aPatient({ deceased: '2025-10-01' });
      await store(aReading(elsewhere), aReading(dead));
      expect((await list()).data).toEqual([]);
      const there = clinicalCalls(database, clinic, { facilityId: clinic.otherFacilityId, now: NOW });
      const { data } = await there(listReadingAlerts, { query: {} });
      expect(data.map((alert) => alert.vitaId)).toEqual([elsewhere]);
    });
  });

  it('count days of the facility, including the current one', async () => {
    await aNewClinic();
    const vitaId = await aPatient();
    const midnight = startOfDay('2025-10-09', ZONE);
    const at = (seconds: number) => aReading(vitaId, { at: seconds });
    const [today, yesterday, lastWeek, before] = [
      at(midnight),
      at(midnight - 1),
      at(midnight - 6 * DAY),
      at(midnight - 6 * DAY - 1),
    ] as const;
    await store(today, yesterday, lastWeek, before);
    expect(ids((await list({ days: '1' })).data)).toEqual([today.id]);
    expect(ids((await list({ days: '2' })).data)).toEqual([today.id, yesterday.id]);
    expect(ids((await list()).data)).toEqual([today.id, yesterday.id, lastWeek.id]);
    expect(ids((await list({ days: '31' })).data)).toHaveLength(4);
  });

  it('use the strictest limits for a woman in the motherhood programme, with or without a child, and name missing facts', async () => {
    await aNewClinic();
    const enrolment = {
      id: newId(),
      programme: 'healthy_motherhood',
      facilityId: clinic.facilityId,
      enrolledAt: NOW - 90 * DAY,
    };
    const facts = { gender: 'female', birthDate: '1996-02-01' } as const;
    const mother = await aPatient({ ...facts, enrolments: [enrolment] });
    const woman = await aPatient(facts);
    const severe = { values: pressure('162', '96') };
    await store(aReading(mother, severe), aReading(woman, { ...severe, at: NOW - 700 }));
    const { data } = await list();
    expect(data).toMatchObject([
      { vitaId: mother, flag: 'ob:severe', level: 'critical', missing: ['pregnancy'] },
      // A woman aged 29 who was never asked about a pregnancy.
      { vitaId: woman, flag: 'ish:grade2', level: 'review', missing: ['pregnancy'] },
    ]);
  });

  describe('with more than a page', () => {
    const readings: StoredReading[] = [];

    beforeAll(async () => {
      await aNewClinic();
      const vitaId = await aPatient();
      readings.length = 0;
      // Every third reading is normal, and many share the same second.
      for (let n = 0; n < 120; n += 1) {
        const values = n % 3 === 0 ? pressure('120', '78') : pressure('186', '112');
        readings.push(aReading(vitaId, { at: NOW - Math.floor(n / 7), values }));
      }
      await store(...readings);
    });

    it('are paged, each reading once', async () => {
      const seen: ReadingAlert[] = [];
      let after: string | undefined;
      for (let page = 0; page < 10; page += 1) {
        const answer = await list({ limit: '15', ...(after ? { after } : {}) });
        expect(answer.data.length).toBeLessThanOrEqual(15);
        seen.push(...answer.data);
        if (answer.next === null) break;
        after = answer.next;
      }
      expect(new Set(ids(seen)).size).toBe(80);
      expect(seen).toHaveLength(80);
      const times = seen.map((alert) => alert.timestamp ?? 0);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    });

    it('contain nothing in the future, whatever the author’s clock says', async () => {
      const { personId } = readings[0] as StoredReading;
      const future = aReading(personId, { at: NOW + 3 * DAY });
      await store(future);
      const after = Buffer.from(JSON.stringify([NOW + 9 * DAY, newId()])).toString('base64url');
      expect(ids((await list({ after })).data)).not.toContain(future.id);
    });

    it('accept only the cursor of an answer', async () => {
      await expect(list({ after: 'eyJub25zZW5zZSI6MX0' })).rejects.toMatchObject({ code: 'input-invalid' });
    });
  });

  describe('when a reading is stored', () => {
    beforeAll(aNewClinic);
    const raised = async (state = 'all') => ids((await list({ days: '31', state })).data);

    it.each<[string, number, number, boolean]>([
      ['taken just now', NOW - 60, NOW, true],
      ['taken 31 days before it was stored', NOW - 30 * DAY, NOW + DAY, true],
      ['taken longer before, as in an import', NOW - 30 * DAY, NOW + 1.5 * DAY, false],
      ['ahead of our clock by less than a day', NOW + 3600, NOW, true],
    ])('are raised for one %s', async (_, at, createdAt, isRaised) => {
      const reading = aReading(await aPatient(), { at, createdAt });
      await store(reading);
      expect((await raised()).includes(reading.id)).toBe(isRaised);
    });

    it('use the registered pregnancy', async () => {
      const vitaId = await aPatient({ gender: 'female', birthDate: '1996-02-01' });
      const { organisationId, facilityId, staffId } = clinic;
      const place = { organisation_id: organisationId, facility_id: facilityId, person_id: vitaId };
      const pregnancy = { edd: '2025-12-24', basis: 'lmp', author_id: staffId, created_at: NOW - 90 * DAY };
      await database.db
        .insertInto('pregnancy')
        .values({ ...place, ...pregnancy, id: newId() })
        .execute();
      await store(aReading(vitaId, { values: pressure('162', '96') }));
      const { data } = await list();
      expect(data.filter((alert) => alert.vitaId === vitaId)).toMatchObject([
        { flag: 'ob:severe', level: 'critical', missing: [] },
      ]);
    });

    it('are raised once, however often the reading is stored', async () => {
      const reading = aReading(await aPatient(), { source: 'lab', sourceId: 'r1', contentHash: 'a' });
      await store(reading, { ...reading, id: newId() });
      await store({ ...reading, id: newId() });
      expect((await raised()).filter((id) => id === reading.id)).toHaveLength(1);
    });
  });

  describe('when their reading is', () => {
    beforeAll(aNewClinic);

    it.each<[string, object]>([
      ['deleted', { deleted: true }],
      ['superseded', { superseded_by: newId() }],
      ['entered-in-error', { status: 'entered-in-error' }],
      ['entered-in-error', { status: 'entered-in-error', deleted: true }],
    ])('%s, end and keep the reason', async (reason, change) => {
      const reading = aReading(await aPatient());
      await store(reading);
      expect(ids((await list()).data)).toContain(reading.id);
      const set = { ...change, updated_at: NOW + 5 };
      await database.db.updateTable('reading').set(set).where('id', '=', reading.id).execute();
      expect(ids((await list()).data)).not.toContain(reading.id);
      const { data } = await list({ state: 'all' });
      expect(data.find(({ readingId }) => readingId === reading.id)).toMatchObject({
        ended: { at: NOW + 5, reason },
      });
      const { personId: vitaId, id: readingId } = reading;
      await expect(
        call(acknowledgeAlert, { body: { vitaId, readingId, reason: 'care-under-way' } }),
      ).rejects.toMatchObject({ code: 'conflict' });
    });
  });

  describe('when acknowledged', () => {
    let reading: StoredReading;
    beforeEach(async () => {
      await aNewClinic();
      reading = aReading(await aPatient());
      await store(reading);
    });
    type Body = Parameters<typeof acknowledge>[0];
    const acknowledge = (
      body: Partial<{ vitaId: string; readingId: string; reason: string; note: string }> = {},
      by = call,
    ) => {
      const whole = { vitaId: reading.personId, readingId: reading.id, reason: 'care-under-way', ...body };
      return by(acknowledgeAlert, { body: whole as never });
    };

    it('show who, when and why, and are on that list', async () => {
      const note = 'The dose was doubled on Monday.';
      const { vitaId, data } = await acknowledge({ note: ` ${note} ` });
      expect(call.touched).toEqual([vitaId]);
      expect(call.noted).toEqual({ readingId: reading.id, reason: 'care-under-way' });
      const acknowledged = {
        at: NOW,
        by: { id: clinic.staffId, name: expect.any(String) },
        reason: 'care-under-way',
        note,
      };
      expect(data).toMatchObject({ readingId: reading.id, acknowledged });
      expect((await list()).data).toEqual([]);
      for (const state of ['acknowledged', 'all']) {
        expect((await list({ state })).data).toMatchObject([{ readingId: reading.id, acknowledged }]);
      }
    });

    it('accept one acknowledgement: the second learns who was first', async () => {
      await acknowledge();
      await expect(acknowledge({ reason: 'measured-again' })).rejects.toMatchObject({
        code: 'conflict',
        facts: { by: { name: expect.any(String), at: NOW } },
      });
      const { data } = await list({ state: 'acknowledged' });
      expect(data).toMatchObject([{ acknowledged: { reason: 'care-under-way' } }]);
    });

    it.each<[string, () => Promise<Body>]>([
      ['a reading nobody has', async () => ({ readingId: newId() })],
      ['another patient', async () => ({ vitaId: await aPatient() })],
      [
        'a patient of another facility',
        async () => {
          const vitaId = await aPatient({ facilityIds: [clinic.otherFacilityId] });
          const elsewhere = aReading(vitaId);
          await store(elsewhere);
          return { vitaId, readingId: elsewhere.id };
        },
      ],
      [
        'a reading without an alert',
        async () => {
          const calm = aReading(reading.personId, { values: pressure('120', '78') });
          await store(calm);
          return { readingId: calm.id };
        },
      ],
    ])('return not found for %s', async (_, body) => {
      await expect(acknowledge(await body())).rejects.toMatchObject({ code: 'not-found' });
    });

    it.each([
      ['a reason that is none', { reason: 'seen' }],
      ['something else without a word on it', { reason: 'other' }],
      ['something else with blanks for a note', { reason: 'other', note: '  ' }],
      ['a note without end', { note: 'x'.repeat(501) }],
    ])('refuse acknowledgement for %s', async (_, body) => {
      await expect(acknowledge(body)).rejects.toThrow();
    });

    it('stay so when the reading is ended', async () => {
      await acknowledge({ reason: 'wrong-value' });
      const set = { deleted: true, updated_at: NOW + 5 };
      await database.db.updateTable('reading').set(set).where('id', '=', reading.id).execute();
      expect((await list({ state: 'acknowledged' })).data).toMatchObject([
        { acknowledged: { reason: 'wrong-value' }, ended: { reason: 'deleted' } },
      ]);
    });
  });
});
