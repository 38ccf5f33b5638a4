import {
  addEncounterEvent,
  createEncounter,
  moveEncounter,
  noteArrival,
} from '@careline/core/internal/encounters';
import {
  type AppointmentReach,
  listAppointments,
  listBookingRequests,
  readWaitingRoom,
} from '@careline/core/internal/encounters/appointments';
import { dayOf } from '@careline/core/internal/formatting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../test/clinical-calls.ts';
import { encounterContent } from '../../test/content/encounter-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';

const DOCTOR = ['prohealth', 'my_encounters', 'my_appointments'];
const content = encounterContent(NOW);
const TODAY = dayOf(NOW, 'Asia/Kolkata');

describe.each(databasesOfRun)('appointments on the $kind database', (kind) => {
  let at: CallClinic;
  let reception: ClinicalCalls;
  let responder: ClinicalCalls;
  const as = (scopes: readonly string[], facilityId = at.clinic.facilityId) =>
    clinicalCalls(at.database, { ...at.clinic, facilityId }, { now: NOW, scopes });
  beforeAll(async () => {
    at = await aCallClinic(kind, DOCTOR);
    await at.database.db
      .updateTable('staff')
      .set({ scopes: DOCTOR })
      .where('id', '=', at.clinic.staffId)
      .execute();
    reception = as(['facility_appointments']);
    responder = as(['booking_requests']);
  });
  afterAll(() => at.database.remove());

  let booked = 0;
  async function book(facts: Parameters<typeof content.consultation>[2] = {}) {
    booked += 1;
    const start = NOW + booked * 1200;
    const encounter = content.consultation(await at.newPatient(), at.clinic.facilityId, {
      careProviderId: at.clinic.staffId,
      period: { start, end: start + 1200 },
      ...facts,
    });
    return (await reception(createEncounter, { body: { encounter } })).data;
  }
  const arrive = async ({ id, vitaId, version }: Awaited<ReturnType<typeof book>>) => {
    const { metaInfo } = content.event('accept');
    const body = { vitaId, encounterId: id, version: version ?? 0, metaInfo };
    return (await reception(noteArrival, { body })).data;
  };
  const list = async (by: ClinicalCalls, reach: AppointmentReach, query: object = {}) =>
    (await by(listAppointments, { query: { reach, day: TODAY, ...query } })).data;
  const idsOf = (rows: Awaited<ReturnType<typeof list>>) => rows.map(({ encounter }) => encounter.id);

  it('are those of a day, unassigned ones first, and each facility sees its own', async () => {
    const [first, second] = [await book(), await book()];
    const unassigned = await book({ careProviderId: undefined });
    const tomorrow = await book({ period: { start: NOW + 90_000, end: NOW + 91_200 } });
    const ids = [unassigned.id, first.id, second.id];
    const found = idsOf(await list(reception, 'facility'));
    expect(found.filter((id) => [...ids, tomorrow.id].includes(id))).toEqual(ids);
    expect(reception.touched).toContain(first.vitaId);
    expect(await list(as(['facility_appointments'], newId()), 'facility')).toEqual([]);
  });

  it('are the user’s own with the narrowest scope, which opens no wider reach', async () => {
    const own = await book();
    const doctor = as(['my_appointments']);
    expect(idsOf(await list(doctor, 'own'))).toContain(own.id);
    await expect(list(doctor, 'facility')).rejects.toMatchObject({ code: 'scope-missing' });
    await expect(list(reception, 'all')).rejects.toMatchObject({ code: 'scope-missing' });
  });

  it('get the next token on arrival, except by video', async () => {
    const [one, video, other] = [await book(), await book({ consultationMode: 'VIRTUAL' }), await book()];
    const token = (await arrive(one)).token ?? 0;
    expect((await arrive(video)).token).toBeNull();
    expect((await arrive(other)).token).toBe(token + 1);
    const arrived = idsOf(await list(reception, 'facility', { standing: 'arrived' }));
    expect(arrived).toEqual(expect.arrayContaining([one.id, video.id, other.id]));
    expect(idsOf(await list(reception, 'facility', { standing: 'expected' }))).not.toContain(one.id);
  });

  it('are tokens in the waiting room: one inside, the others in the order of the day, and no patients', async () => {
    const board = as(['facility_appointments']);
    const tokensOf = async () => {
      const { data } = await board(readWaitingRoom, { query: {} });
      return data.find(({ careProvider }) => careProvider?.id === at.clinic.staffId);
    };
    const before = await tokensOf();
    const [early, late] = [await book(), await book()];
    const lateToken = (await arrive(late)).token ?? 0;
    const earlyToken = (await arrive(early)).token ?? 0;
    const queue = await tokensOf();
    expect(queue?.waiting).toBe((before?.waiting ?? 0) + 2);
    expect(queue?.next.filter((token) => [earlyToken, lateToken].includes(token))).toEqual([
      earlyToken,
      lateToken,
    ]);
    await at.database.db
      .updateTable('encounter')
      .set({ started_at: NOW + 1 })
      .where('id', '=', early.id)
      .execute();
    const called = await tokensOf();
    expect(called).toMatchObject({ now: earlyToken, waiting: (before?.waiting ?? 0) + 1 });
    expect(called?.next).not.toContain(earlyToken);
    const raw = JSON.stringify(await board(readWaitingRoom, { query: {} }));
    for (const secret of [
      early.id,
      early.vitaId,
      late.id,
      late.vitaId,
      early.patient?.name,
      early.patient?.uhid,
    ])
      if (secret) expect(raw).not.toContain(secret);
    expect(board.touched).toEqual([]);
    expect(new Set(called && Object.keys(called))).toEqual(
      new Set(['careProvider', 'now', 'next', 'waiting']),
    );
  });

  it('go on with the next page', async () => {
    const all = idsOf(await list(reception, 'facility'));
    const first = await reception(listAppointments, {
      query: { reach: 'facility', day: TODAY, limit: '2' },
    });
    const rest = await list(reception, 'facility', { after: first.next ?? '' });
    expect([...idsOf(first.data), ...idsOf(rest)]).toEqual(all);
  });

  it('wait for a care provider, the longest waiting first, and are then assigned', async () => {
    const asked = await book({ careProviderId: undefined });
    const requests = async () => (await responder(listBookingRequests, { query: {} })).data;
    const found = await requests();
    expect(idsOf(found as never)).toContain(asked.id);
    const since = found.map(({ waitsSince }) => waitsSince);
    expect(since).toEqual(since.toSorted((a, b) => a - b));
    const current = found.find(({ encounter }) => encounter.id === asked.id)?.encounter;
    await responder(addEncounterEvent, {
      body: {
        vitaId: asked.vitaId,
        encounterId: asked.id,
        version: current?.version ?? 0,
        event: content.event('assign_care_provider', { careProviderId: at.clinic.staffId }),
      },
    });
    expect(idsOf((await requests()) as never)).not.toContain(asked.id);
  });

  it('stay in the list of the day that they were moved from, once, with their new time', async () => {
    const one = await book();
    const move = async (encounter: typeof one, start: number) => {
      const { id: encounterId, vitaId, version } = encounter;
      const { metaInfo } = content.event('accept');
      const period = { start, end: start + 1200 };
      const body = {
        vitaId,
        encounterId,
        version: version ?? 0,
        period,
        move: { id: newId(), reason: 'patient-asked', metaInfo },
      };
      return (await reception(moveEncounter, { body: body as never })).data;
    };
    const onDay = async (day: string, query: object = {}) =>
      (await list(reception, 'facility', { day, ...query })).filter(
        ({ encounter }) => encounter.id === one.id,
      );
    const later = await move(one, one.period.start + 10);
    const there = NOW + 3 * 86_400;
    await move(later, there);
    const found = await onDay(TODAY);
    expect(found).toMatchObject([{ movedFrom: later.period.start, movedTo: there }]);
    expect(await onDay(TODAY, { standing: 'moved' })).toEqual(found);
    expect(await onDay(TODAY, { standing: 'expected' })).toEqual([]);
    expect(await onDay(dayOf(there, 'Asia/Kolkata'))).toMatchObject([
      { movedFrom: later.period.start, movedTo: null },
    ]);
    expect(await list(as(['facility_appointments'], newId()), 'facility', { standing: 'moved' })).toEqual([]);
    const everywhere = await list(as(['all_appointments']), 'all', { standing: 'moved' });
    expect(idsOf(everywhere)).toContain(one.id);
  });

  it('are only those of patients who are enrolled in a project, if it is asked for', async () => {
    const [inside, outside] = [await book(), await book()];
    const { organisationId: organisation_id, facilityId: facility_id, staffId } = at.clinic;
    const projectId = newId();
    const day = { from_day: TODAY, programmes: [], created_at: NOW, updated_at: NOW };
    await at.database.db
      .insertInto('project')
      .values({
        ...{ id: projectId, organisation_id, name: 'Camp', kind: 'camp', description: '', ...day },
        ...{ author_id: staffId, updated_by: staffId },
      })
      .execute();
    await at.database.db
      .insertInto('project_patient')
      .values({
        ...{ id: newId(), project_id: projectId, person_id: inside.vitaId, facility_id },
        ...{ enrolled_at: NOW, enrolled_by: staffId },
      })
      .execute();
    const found = idsOf(await list(reception, 'facility', { projectId }));
    expect(found).toContain(inside.id);
    expect(found).not.toContain(outside.id);
    expect(idsOf(await list(reception, 'facility', { projectId: newId() }))).toEqual([]);
  });

  it('are moved and cancelled by the reception, and never completed', async () => {
    const one = await book();
    const happens = (event: 'complete' | 'cancel') =>
      reception(addEncounterEvent, {
        body: {
          vitaId: one.vitaId,
          encounterId: one.id,
          version: one.version ?? 0,
          event: content.event(event),
        },
      });
    await expect(happens('complete')).rejects.toMatchObject({ code: 'scope-missing' });
    expect((await happens('cancel')).data.status).toBe('CANCELLED');
    expect(idsOf(await list(reception, 'facility', { standing: 'off' }))).toContain(one.id);
  });
});
