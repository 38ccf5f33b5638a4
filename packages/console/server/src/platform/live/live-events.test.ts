import { claimPatient, releasePatient } from '@careline/core/internal/calls/worklist';
import {
  addEncounterEvent,
  createEncounter,
  moveEncounter,
  noteArrival,
} from '@careline/core/internal/encounters';
import { acknowledgeAlert } from '@careline/core/internal/metrics';
import { getRecordSummary } from '@careline/core/internal/overview';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { encounterContent } from '../../../test/content/encounter-content.ts';
import { databases } from '../../../test/databases.ts';
import { insertReadings } from '../../observations/reading-rows.ts';
import { newId } from '../database/new-id.ts';
import { runWork } from '../database/work.ts';
import { dropOldEvents, readFrom, readLatest, readSince } from './read-events.ts';

const SCOPES = ['prohealth', 'search', 'hmCallInfo', 'facility_encounters'];
const content = encounterContent(NOW);
const { metaInfo } = content.event('accept');

describe.each(databases)('change events on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind, SCOPES);
  });
  afterAll(() => at.database.remove());

  /** Returns the events that became visible during `work`. */
  async function during(work: () => Promise<unknown>) {
    const { snapshot } = await readLatest(at.database.db, 0);
    await work();
    return (await readSince(at.database.db, snapshot)).events;
  }

  async function booked() {
    const encounter = content.consultation(await at.newPatient(), at.clinic.facilityId);
    await at.call(createEncounter, { body: { encounter } });
    return { vitaId: encounter.vitaId, encounterId: encounter.id };
  }

  const store = (vitaId: string) => {
    const { organisationId, facilityId } = at.clinic;
    const reading = {
      id: newId(),
      organisationId,
      facilityId,
      personId: vitaId,
      metric: 'bloodpressure',
      at: NOW - 600,
      sortAt: NOW - 600,
      values: [
        { key: 'systolic', text: '186', value: 186, unit: 'mm[Hg]' },
        { key: 'diastolic', text: '112', value: 112, unit: 'mm[Hg]' },
      ],
      source: 'device',
      createdAt: NOW,
      updatedAt: NOW,
    };
    return runWork(at.database.db, (tx) => insertReadings(tx, [reading])).then(() => reading.id);
  };

  it('name the encounter for every change', async () => {
    const key = await booked();
    const { facilityId } = at.clinic;
    const changes = {
      move: () =>
        at.call(moveEncounter, {
          body: { ...key, version: 1, period: { start: NOW - 300, end: NOW + 900 }, move: content.move() },
        }),
      arrive: () => at.call(noteArrival, { body: { ...key, version: 2, metaInfo } }),
      cancel: () => at.call(addEncounterEvent, { body: { ...key, event: content.event('cancel') } }),
    };
    for (const change of Object.values(changes)) {
      expect(await during(change)).toEqual([{ topic: 'encounters', facilityId, subjectId: key.encounterId }]);
    }
    expect(await during(booked)).toEqual([
      { topic: 'encounters', facilityId, subjectId: expect.stringMatching(/-/) },
    ]);
  });

  it('say that there were several when an import brings many', async () => {
    const { encounterId } = await booked();
    const copy = () =>
      sql`
      insert into encounter (id, organisation_id, facility_id, person_id, consultation_mode, encounter_class, encounter_type,
        service_type, status, starts_at, source, created_at, updated_at)
      select gen_random_uuid(), organisation_id, facility_id, person_id, consultation_mode, encounter_class, encounter_type,
        service_type, status, starts_at + n, 'import', created_at, updated_at
      from encounter cross join generate_series(1, 40) n where id = ${encounterId}`.execute(at.database.db);
    expect(await during(copy)).toEqual([
      { topic: 'encounters', facilityId: at.clinic.facilityId, subjectId: undefined },
    ]);
  });

  it('do not report a written reminder', async () => {
    const { encounterId } = await booked();
    const remind = () =>
      at.database.db
        .updateTable('encounter')
        .set({ reminded_for: NOW })
        .where('id', '=', encounterId)
        .execute();
    expect(await during(remind)).toEqual([]);
  });

  it('report a claim that is taken or released, and not a renewed one', async () => {
    const vitaId = await at.newPatient();
    const claim = () => at.call(claimPatient, { body: { vitaId, takeOver: false } as never });
    const topics = async (work: () => Promise<unknown>) => (await during(work)).map(({ topic }) => topic);
    expect(await topics(claim)).toEqual(['worklist']);
    expect(await topics(claim)).toEqual([]);
    expect(await topics(() => at.call(releasePatient, { body: { vitaId } as never }))).toEqual(['worklist']);
  });

  it('report alerts at every facility that knows the patient', async () => {
    const vitaId = await at.newPatient();
    const { facilityId, otherFacilityId } = at.clinic;
    await at.database.db
      .insertInto('person_facility')
      .values({ facility_id: otherFacilityId, person_id: vitaId } as never)
      .execute();
    let readingId = '';
    const raise = async () => {
      readingId = await store(vitaId);
    };
    const answer = () =>
      at.call(acknowledgeAlert, { body: { vitaId, readingId, reason: 'care-under-way' } as never });
    for (const work of [raise, answer]) {
      const alerts = (await during(work)).filter(({ topic }) => topic === 'alerts');
      expect(alerts.map((one) => one.facilityId).sort()).toEqual([facilityId, otherFacilityId].sort());
    }
  });

  it('report a stored or corrected reading by the id that the summary names, and not those of an import', async () => {
    const vitaId = await at.newPatient();
    const { record } = (await at.call(getRecordSummary, { query: { vitaId } })).data;
    const records = async (work: () => Promise<unknown>) =>
      (await during(work)).filter(({ topic }) => topic === 'readings').map(({ subjectId }) => subjectId);
    let readingId = '';
    const measure = async () => {
      readingId = await store(vitaId);
    };
    expect(await records(measure)).toEqual([record]);
    expect(record).not.toBe(vitaId);
    const correct = () =>
      at.database.db
        .updateTable('reading')
        .set({ updated_at: NOW + 1 })
        .where('id', '=', readingId)
        .execute();
    expect(await records(correct)).toEqual([record]);
    const others: string[] = [];
    for (let count = 0; count < 21; count += 1) others.push(await at.newPatient());
    const copy = () =>
      sql`
      insert into reading (id, organisation_id, facility_id, person_id, metric, at, sort_at, values, source, created_at, updated_at)
      select gen_random_uuid(), organisation_id, facility_id, p::uuid, metric, at, sort_at, values, 'import', created_at, updated_at
      from reading cross join unnest(${others}::text[]) p where id = ${readingId}`.execute(at.database.db);
    expect(await records(copy)).toEqual([]);
  });

  it('report a saved call', async () => {
    const save = async () => {
      const { contactId, vitaId } = await at.dialled();
      await at.reach(contactId, vitaId);
    };
    expect((await during(save)).map(({ topic }) => topic)).toContain('worklist');
  });

  it('contain nothing about a patient', async () => {
    const { rows } = await sql<{ held: string }>`
      select live_event::text as held from live_event
      where exists (select from person p where live_event::text like '%' || p.id || '%')`.execute(
      at.database.db,
    );
    expect(rows).toEqual([]);
  });

  it('are sent from a transaction on to a user who reconnects, and deleted after half an hour', async () => {
    const { db } = at.database;
    const { snapshot } = await readLatest(db, 0);
    const { encounterId } = await booked();
    const from = await readFrom(db, snapshot.split(':')[0] ?? '');
    expect(from.events).toContainEqual(expect.objectContaining({ subjectId: encounterId }));
    await sql`update live_event set at = at - interval '31 minutes'`.execute(db);
    await dropOldEvents(db);
    expect((await readFrom(db, '1')).events).toEqual([]);
  });

  it.runIf(kind.kind === 'server')(
    'are sent once each, also when an earlier transaction ends later',
    async () => {
      const { db } = at.database;
      const [early, late] = [await booked(), await booked()];
      const cancel = ({ encounterId }: typeof early) =>
        sql`update encounter set status = 'CANCELLED' where id = ${encounterId}`;
      let end = (): void => {};
      const mayEnd = new Promise<void>((resolve) => {
        end = resolve;
      });
      let { snapshot } = await readLatest(db, 0);
      const next = async () => {
        const read = await readSince(db, snapshot);
        snapshot = read.snapshot;
        return read.events.map(({ subjectId }) => subjectId);
      };
      let written = (): void => {};
      const isWritten = new Promise<void>((resolve) => {
        written = resolve;
      });
      const slow = db.transaction().execute(async (tx) => {
        await cancel(early).execute(tx);
        written();
        await mayEnd;
      });
      await isWritten;
      await cancel(late).execute(db);
      expect(await next()).toEqual([late.encounterId]);
      expect(await next()).toEqual([]);
      end();
      await slow;
      expect(await next()).toEqual([early.encounterId]);
      expect(await next()).toEqual([]);
    },
  );
});
