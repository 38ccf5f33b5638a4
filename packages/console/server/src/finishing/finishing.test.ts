// spec: 176, 177

import { addCallLog, dial, getTouchpoint } from '@careline/core/internal/calls';
import { listPatientTasks } from '@careline/core/internal/care';
import {
  addAddendum,
  addEncounterEvent,
  createEncounter,
  type Encounter,
  finishEncounter,
  getEncounter,
  listPatientEncounters,
} from '@careline/core/internal/encounters';
import type { NewLeftOpen } from '@careline/core/internal/finishing';
import { dayOf } from '@careline/core/internal/formatting';
import { storeLabReport } from '@careline/core/internal/labs';
import { acknowledgeAlert } from '@careline/core/internal/metrics';
import { listOpenItems, listTimeline, reviewResult } from '@careline/core/internal/overview';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../test/clinical-calls.ts';
import { encounterContent, HEALTH_CHECK_STAFF } from '../../test/content/encounter-content.ts';
import { aLabReport, aResult } from '../../test/content/lab-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { insertReadings } from '../observations/reading-rows.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';

const DAY = 86_400;
const DOCTOR = ['prohealth', 'search', 'my_encounters', 'hmCallInfo'];
const COORDINATOR = ['prohealth', 'facility_encounters'];
const WHY = 'Sent to the emergency room, Dr Rao informed';
const content = encounterContent(NOW);
const OUTCOME = { code: 'advised', note: 'Salt less' } as const;

describe.each(databasesOfRun)('finishing an encounter on the $kind database', (kind) => {
  let at: CallClinic;
  let coordinator: ClinicalCalls;
  let colleague: ClinicalCalls;
  let checks: ClinicalCalls;

  async function addStaff(name: string, scopes: readonly string[]): Promise<ClinicalCalls> {
    const id = newId();
    const { organisationId, facilityId } = at.clinic;
    const row = {
      id,
      organisation_id: organisationId,
      name,
      email: `${id}@test.example`,
      scopes: [...scopes],
    };
    await at.database.db.insertInto('staff').values(row).execute();
    await at.database.db
      .insertInto('staff_facility')
      .values({ staff_id: id, facility_id: facilityId, position: 0 })
      .execute();
    return clinicalCalls(at.database, { ...at.clinic, staffId: id }, { now: NOW, scopes, isAudited: true });
  }

  beforeAll(async () => {
    at = await aCallClinic(kind, DOCTOR);
    await at.database.db
      .updateTable('staff')
      .set({ scopes: DOCTOR })
      .where('id', '=', at.clinic.staffId)
      .execute();
    coordinator = await addStaff('Ravi Coordinator', COORDINATOR);
    colleague = await addStaff('Dr Farhan Ali', ['prohealth', 'search', 'my_encounters']);
    checks = await addStaff('Nila Checks', HEALTH_CHECK_STAFF);
  });
  afterAll(() => at.database.remove());

  let booked = 0;
  /** Adds a confirmed consultation of the doctor, at an unused time. */
  async function confirmed(vitaId?: string): Promise<Encounter> {
    booked += 1;
    const start = NOW - booked * 1800;
    const encounter = content.consultation(vitaId ?? (await at.newPatient()), at.clinic.facilityId, {
      careProviderId: at.clinic.staffId,
      period: { start, end: start + 1200 },
    });
    return (await at.call(createEncounter, { body: { encounter } })).data;
  }

  async function measured(vitaId: string, systolic: string, time = NOW - 60): Promise<string> {
    const id = newId();
    await runWork(at.database.db, (tx) =>
      insertReadings(tx, [
        {
          id,
          organisationId: at.clinic.organisationId,
          facilityId: at.clinic.facilityId,
          personId: vitaId,
          metric: 'bloodpressure',
          at: time,
          sortAt: time,
          values: [
            { key: 'systolic', text: systolic, value: Number(systolic), unit: 'mm[Hg]' },
            { key: 'diastolic', text: '80', value: 80, unit: 'mm[Hg]' },
          ],
          source: 'device',
          createdAt: NOW,
          updatedAt: NOW,
        },
      ]),
    );
    return id;
  }

  const complete = (
    { id, vitaId, version }: Encounter,
    leftOpen?: NewLeftOpen[],
    outcome: Parameters<typeof content.event>[1] = { outcome: OUTCOME },
  ) =>
    at.call(addEncounterEvent, {
      body: {
        vitaId,
        encounterId: id,
        version,
        event: { ...content.event('complete', outcome), ...(leftOpen && { leftOpen }) },
      },
    });
  const reopen = ({ id, vitaId, version }: Encounter, note: string, by: ClinicalCalls = at.call) =>
    by(addEncounterEvent, {
      body: {
        vitaId,
        encounterId: id,
        version,
        event: { id: newId(), event: 'reopen', note, metaInfo: content.event('accept').metaInfo },
      },
    });
  const added = (
    { id, vitaId }: Encounter,
    text: string,
    by: ClinicalCalls = at.call,
    addendumId = newId(),
  ) =>
    by(addAddendum, {
      body: {
        vitaId,
        encounterId: id,
        addendum: { id: addendumId, text, metaInfo: content.event('accept').metaInfo },
      },
    });
  const read = async ({ id }: Pick<Encounter, 'id'>, by: ClinicalCalls = at.call) =>
    (await by(getEncounter, { query: { id } })).data;
  const openItems = async (vitaId: string, by: ClinicalCalls = at.call) =>
    (await by(listOpenItems, { query: { vitaId } })).data;
  const refusal = (error: { code: string; facts: { openItems?: unknown } }) => [
    error.code,
    error.facts.openItems,
  ];

  it('lists every open item of the patient, critical items first', async () => {
    const vitaId = await at.newPatient();
    const raised = await measured(vitaId, '170', NOW - DAY);
    const older = await measured(vitaId, '190', NOW - 2 * DAY);
    const newest = await measured(vitaId, '186', NOW - 3600);
    const apart = await measured(vitaId, '171', NOW - 5 * DAY);
    const { data: labs } = await at.call(storeLabReport, {
      body: { report: aLabReport(vitaId, NOW, [aResult('hba1c', '5.1', '%')]) },
    });
    const items = await openItems(vitaId);
    expect(items.map(({ kind: of, id, level, count }) => [of, id, level, count])).toEqual([
      ['alert', newest, 'critical', 3],
      ['alert', apart, 'review', 1],
      ['lab-report', labs.id, 'review', 1],
    ]);
    expect(items[0]?.alerts?.map(({ readingId }) => readingId)).toEqual([newest, raised, older]);
    expect(items[0]?.facts?.values?.[0]?.text).toBe('190');
  });

  it('is refused with the list while a critical item has no reason, and stores nothing', async () => {
    const encounter = await confirmed();
    const id = await measured(encounter.vitaId, '186');
    expect(await complete(encounter).then(() => 'stored', refusal)).toEqual([
      'items-open',
      [expect.objectContaining({ kind: 'alert', id, level: 'critical' })],
    ]);
    const { encounter: after, events } = await read(encounter);
    expect([after.status, after.outcome, events.length]).toEqual(['CONFIRMED', null, 3]);
  });

  it.each<[string, (id: string) => NewLeftOpen[]]>([
    ['the reason of another reading', () => [{ kind: 'alert', id: newId(), reason: WHY }]],
    ['the reason of another kind', (id) => [{ kind: 'sign', id, reason: WHY }]],
    ['an empty list', () => []],
  ])('is refused with %s', async (_, reasons) => {
    const encounter = await confirmed();
    const id = await measured(encounter.vitaId, '186');
    await expect(complete(encounter, reasons(id))).rejects.toMatchObject({ code: 'items-open', status: 409 });
  });

  it('stores the reason with who, when and what was open, in the encounter and in the timeline', async () => {
    const encounter = await confirmed();
    const { vitaId } = encounter;
    const review = await measured(vitaId, '170', NOW - 3 * DAY);
    const id = await measured(vitaId, '186');
    await complete(encounter, [{ kind: 'alert', id, reason: WHY }]);
    const left = [
      {
        kind: 'alert',
        id,
        level: 'critical',
        reason: WHY,
        facts: { measure: 'systolic', values: [{ text: '186' }, { text: '80' }] },
      },
      { kind: 'alert', id: review, level: 'review', reason: null },
    ];
    const { encounter: after, events } = await read(encounter);
    expect(after.status).toBe('COMPLETED');
    expect(events.at(-1)).toMatchObject({
      event: 'complete',
      author: { id: at.clinic.staffId },
      metaInfo: { createdAt: NOW },
      leftOpen: left,
    });
    const { data } = await at.call(listTimeline, { query: { vitaId, kind: 'encounter' } });
    expect(data).toMatchObject([{ encounter: { id: encounter.id }, leftOpen: left }]);
  });

  it('needs no reason once the alert is acknowledged', async () => {
    const encounter = await confirmed();
    const { vitaId } = encounter;
    const readingId = await measured(vitaId, '186');
    await at.call(acknowledgeAlert, { body: { vitaId, readingId, reason: 'care-under-way' } });
    expect((await complete(encounter)).data.status).toBe('COMPLETED');
    expect((await read(encounter)).events.at(-1)?.leftOpen ?? []).toEqual([]);
  });

  it('is refused for an alert that was raised after the list was read', async () => {
    const encounter = await confirmed();
    const { vitaId } = encounter;
    const first = await measured(vitaId, '186', NOW - 600);
    const [listed] = await openItems(vitaId);
    expect(listed?.id).toBe(first);
    const second = await measured(vitaId, '210', NOW - 30);
    const result = await complete(encounter, [{ kind: 'alert', id: first, reason: WHY }]).then(
      () => 'stored',
      refusal,
    );
    expect(result).toEqual(['items-open', [expect.objectContaining({ id: second, count: 2 })]]);
  });

  it('is stored once when two people complete it at the same time', async () => {
    const encounter = await confirmed();
    const codes = await Promise.all(
      [complete(encounter), complete(encounter)].map((one) =>
        one.then(
          ({ data }) => data.status,
          (error) => error.code,
        ),
      ),
    );
    expect(codes.sort()).toEqual(['COMPLETED', 'conflict']);
    expect((await read(encounter)).events.filter(({ event }) => event === 'complete')).toHaveLength(1);
  });

  it('names critical items without their facts to staff who may not read them', async () => {
    const vitaId = await at.newPatient();
    const id = await measured(vitaId, '186');
    await measured(vitaId, '170', NOW - 3 * DAY);
    const item = { kind: 'alert', id, level: 'critical', count: 1, at: null };
    expect(await openItems(vitaId, checks)).toEqual([item]);
    const check = content.encounter(vitaId, at.clinic.facilityId, { period: { start: NOW - 600 } });
    const { data } = await checks(createEncounter, { body: { encounter: check } });
    const { metaInfo } = content.event('accept');
    const body = { vitaId, encounterId: data.id, version: data.version ?? 0, metaInfo };
    expect(await checks(finishEncounter, { body }).then(() => 'stored', refusal)).toEqual([
      'items-open',
      [item],
    ]);
    const leftOpen: NewLeftOpen[] = [{ kind: 'alert', id, reason: 'The duty doctor was informed' }];
    const finished = await checks(finishEncounter, { body: { ...body, leftOpen } });
    expect(finished.data.status).toBe('COMPLETED');
    const seen = async (by: ClinicalCalls) => (await read(data, by)).events.at(-1)?.leftOpen?.[0]?.reason;
    expect([await seen(at.call), await seen(checks)]).toEqual(['The duty doctor was informed', null]);
  });

  it('does not ask about patients of another facility', async () => {
    const vitaId = await at.newPatient();
    await expect(at.callElsewhere(listOpenItems, { query: { vitaId } })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('no longer lists a result once it was reviewed, and lists a later version of it again', async () => {
    const vitaId = await at.newPatient();
    const { data: labs } = await at.call(storeLabReport, {
      body: { report: aLabReport(vitaId, NOW, [aResult('hba1c', '5.1', '%')]) },
    });
    const review = () => at.call(reviewResult, { body: { vitaId, kind: 'lab-report', id: labs.id } });
    expect((await review()).data).toEqual([]);
    expect((await review()).data).toEqual([]);
    const correction = aLabReport(vitaId, NOW, [aResult('hba1c', '5.2', '%')], {
      reportId: labs.id,
      follows: 1,
      reason: 'The laboratory reported again',
    });
    await at.call(storeLabReport, { body: { report: correction } });
    expect(await openItems(vitaId)).toMatchObject([{ kind: 'lab-report', id: labs.id }]);
    await expect(
      at.call(reviewResult, { body: { vitaId, kind: 'report', id: labs.id } }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  describe('a completed encounter', () => {
    it('is reopened with a reason; the earlier outcome stays with the event', async () => {
      const encounter = await confirmed();
      const { data: done } = await complete(encounter);
      const { data } = await reopen(done, 'The potassium came back', coordinator);
      expect(data).toMatchObject({
        status: 'CONFIRMED',
        outcome: null,
        careProvider: { id: at.clinic.staffId },
      });
      const { events } = await read(encounter);
      expect(events.at(-1)).toMatchObject({
        event: 'reopen',
        status: 'CONFIRMED',
        note: 'The potassium came back',
        author: { name: 'Ravi Coordinator' },
        outcome: { code: 'advised', note: 'Salt less', reviewOn: null, referredTo: null },
      });
      expect((await complete(data)).data.status).toBe('COMPLETED');
    });

    it('sends the patient nothing when it is reopened', async () => {
      const encounter = await confirmed();
      const written = () =>
        at.database.db
          .selectFrom('patient_message')
          .select('template')
          .where('person_id', '=', encounter.vitaId)
          .execute();
      const { data: done } = await complete(encounter);
      const before = await written();
      await reopen(done, 'Wrong outcome');
      expect(await written()).toEqual(before);
    });

    it('asks again about critical items when it is completed again', async () => {
      const encounter = await confirmed();
      const id = await measured(encounter.vitaId, '186');
      const { data: done } = await complete(encounter, [{ kind: 'alert', id, reason: WHY }]);
      const { data: open } = await reopen(done, 'Wrong outcome');
      await expect(complete(open)).rejects.toMatchObject({ code: 'items-open' });
    });

    it('replaces the open review of the earlier completion', async () => {
      const encounter = await confirmed();
      const on = (days: number) => dayOf(NOW + days * DAY, 'Asia/Kolkata');
      const { data: done } = await complete(encounter, undefined, {
        outcome: { code: 'review', reviewOn: on(14), reviewFor: 'Pressure' },
      });
      const { data: open } = await reopen(done, 'Sooner');
      const tasks = async () =>
        (await at.call(listPatientTasks, { query: { vitaId: encounter.vitaId } })).data
          .filter(({ state }) => state === 'open')
          .map(({ dueOn }) => dueOn);
      expect(await tasks()).toEqual([on(14)]);
      await runWork(at.database.db, (tx) =>
        tx
          .updateTable('follow_up')
          .set({ created_at: NOW })
          .where('person_id', '=', encounter.vitaId)
          .execute(),
      );
      const later = clinicalCalls(at.database, at.clinic, { now: NOW + 60, scopes: DOCTOR });
      await later(addEncounterEvent, {
        body: {
          vitaId: open.vitaId,
          encounterId: open.id,
          version: open.version,
          event: content.event('complete', {
            outcome: { code: 'review', reviewOn: on(7), reviewFor: 'Pressure' },
          }),
        },
      });
      expect(await tasks()).toEqual([on(7)]);
    });

    it.each<[string, () => Promise<unknown>, string]>([
      [
        'by another clinician',
        async () => reopen((await complete(await confirmed())).data, 'Mine', colleague),
        'scope-missing',
      ],
      ['that is not completed', async () => reopen(await confirmed(), 'Early'), 'conflict'],
      [
        'from an earlier version',
        async () => {
          const encounter = await confirmed();
          await complete(encounter);
          return reopen(encounter, 'Late');
        },
        'conflict',
      ],
    ])('is not reopened %s', async (_, act, code) => {
      await expect(act()).rejects.toMatchObject({ code });
    });

    it('accepts addenda of other clinicians, oldest first, in the encounter and in the timeline', async () => {
      const encounter = await confirmed();
      const { data: done } = await complete(encounter);
      await added(done, 'The ECG was normal');
      const { data } = await added(done, 'पोटैशियम दोबारा 4.8', colleague);
      expect(data).toMatchObject([
        { text: 'The ECG was normal', author: { id: at.clinic.staffId }, metaInfo: { createdAt: NOW } },
        { text: 'पोटैशियम दोबारा 4.8', author: { name: 'Dr Farhan Ali' } },
      ]);
      const { encounter: after, addenda } = await read(encounter);
      expect([after.version, addenda]).toEqual([done.version, data]);
      const { data: line } = await at.call(listTimeline, {
        query: { vitaId: done.vitaId, kind: 'encounter' },
      });
      expect(line).toMatchObject([{ addenda: data }]);
    });

    it('keeps its addenda when it is reopened', async () => {
      const { data: done } = await complete(await confirmed());
      await added(done, 'The ECG was normal');
      await reopen(done, 'Wrong outcome');
      expect((await read(done)).addenda).toMatchObject([{ text: 'The ECG was normal' }]);
    });

    it.each<[string, () => Promise<unknown>, string]>([
      ['to one that is not completed', async () => added(await confirmed(), 'Early'), 'conflict'],
      [
        'with an id that is taken',
        async () => {
          const { data: done } = await complete(await confirmed());
          const id = newId();
          await added(done, 'Once', at.call, id);
          return added(done, 'Twice', at.call, id);
        },
        'conflict',
      ],
      [
        'by staff of the health checks to a consultation',
        async () => added((await complete(await confirmed())).data, 'Seen', checks),
        'scope-missing',
      ],
    ])('refuses an addendum %s', async (_, act, code) => {
      await expect(act()).rejects.toMatchObject({ code });
    });

    it('stores addenda and reasons as written', async () => {
      const encounter = await confirmed();
      const id = await measured(encounter.vitaId, '186');
      const { data: done } = await complete(encounter, [{ kind: 'alert', id, reason: WHY }]);
      await added(done, 'The ECG was normal');
      const { db } = at.database;
      await expect(db.updateTable('encounter_addendum').set({ text: '' }).execute()).rejects.toThrow();
      await expect(db.deleteFrom('left_open').execute()).rejects.toThrow();
    });
  });

  describe('saving a call', () => {
    async function saved(leftOpen?: (id: string) => NewLeftOpen[]) {
      const vitaId = await at.newPatient();
      const id = await measured(vitaId, '186', NOW - DAY);
      const contact = at.content.contact(vitaId);
      await at.call(dial, { body: { contact } });
      const body = at.content.saved(contact.id, vitaId);
      await at.call(addCallLog, { body: leftOpen ? { ...body, leftOpen: leftOpen(id) } : body });
      const { data } = await at.call(getTouchpoint, { query: { id: contact.id } });
      return { id, vitaId, data };
    }

    it('is never refused for open items', async () => {
      const { id, vitaId, data } = await saved();
      expect(data.contact.status.status).toBe('reached');
      expect(data.leftOpen).toMatchObject([{ kind: 'alert', id, reason: null }]);
      expect(await openItems(vitaId)).toContainEqual(expect.objectContaining({ id, level: 'critical' }));
    });

    it('stores the reasons with the call', async () => {
      const { id, data } = await saved((of) => [{ kind: 'alert', id: of, reason: WHY }]);
      expect(data.leftOpen).toMatchObject([{ kind: 'alert', id, level: 'critical', reason: WHY }]);
    });
  });

  it('leaves the lists of encounters unchanged', async () => {
    const { data: done } = await complete(await confirmed());
    const { data } = await at.call(listPatientEncounters, { query: { vitaId: done.vitaId } });
    expect(data).toMatchObject([{ id: done.id, status: 'COMPLETED' }]);
  });
});
