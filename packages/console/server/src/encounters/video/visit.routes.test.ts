// spec: 106

import {
  addEncounterEvent,
  createEncounter,
  type Encounter,
  moveEncounter,
} from '@careline/core/internal/encounters';
import {
  admitPatient,
  enterVisit,
  getVideo,
  inviteByVideo,
  leaveVisit,
  lookAtVisit,
  openVideo,
  pollVisit,
  type Signal,
  sendSignals,
} from '@careline/core/internal/encounters/video';
import type { AnswerOf, BodyOf, Endpoint } from '@careline/core/internal/http';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { clinicalCalls } from '../../../test/clinical-calls.ts';
import { encounterContent } from '../../../test/content/encounter-content.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { App } from '../../platform/http/app-context.ts';
import { createLog } from '../../platform/http/log.ts';
import { pathOf } from '../../platform/http/mount-at.ts';
import { asProblem, problemResponse } from '../../platform/http/problem-response.ts';
import { recordOf } from '../../platform/http/request-record.ts';
import { videoRoutes } from './video.routes.ts';
import { PLAIN_VIDEO } from './video-service.ts';
import { mountVisits } from './visit.routes.ts';

const HOUR = 3600;
const content = encounterContent(NOW);
const SIGNAL: Signal = { kind: 'media', microphone: true, camera: true, thin: false };

describe.each(databasesOfRun)('video visits on the $kind database', (kind) => {
  let at: CallClinic;
  /** The clock of the visit endpoints. */
  let now = NOW;
  let app: App;
  const stop = new AbortController();
  const otherStaffId = newId();

  beforeAll(async () => {
    at = await aCallClinic(kind);
    await at.database.db
      .updateTable('staff')
      .set({ scopes: ['my_encounters'] })
      .where('id', '=', at.clinic.staffId)
      .execute();
    await at.database.db
      .insertInto('staff')
      .values({
        id: otherStaffId,
        organisation_id: at.clinic.organisationId,
        name: 'Ravi Rao',
        email: `${otherStaffId}@test.example`,
      })
      .execute();
    app = anApp();
  });
  afterAll(async () => {
    stop.abort();
    await at.database.remove();
  });

  /** Creates a server process with its own limits and waiting requests. */
  function anApp(): App {
    const one: App = new Hono();
    const log = createLog('off', () => undefined);
    one.onError((error, c) =>
      problemResponse(asProblem(error, recordOf(c.env.incoming), log), recordOf(c.env.incoming)),
    );
    mountVisits(one, {
      db: at.database.db,
      service: PLAIN_VIDEO,
      now: () => now,
      stopping: stop.signal,
      hold: 3_000,
    });
    return one;
  }

  /** Creates a browser that keeps its cookie and sends a seat token if it has one. */
  function aBrowser(token?: string, to: () => App = () => app) {
    let cookie: string | undefined;
    async function ask<E extends Endpoint>(endpoint: E, body: BodyOf<E>): Promise<AnswerOf<E>> {
      const headers = {
        'content-type': 'application/json',
        ...(cookie && { cookie }),
        ...(token && { authorization: `Seat ${token}` }),
      };
      const incoming = { headers: {}, socket: { remoteAddress: '192.0.2.1' } };
      const asked = { method: 'POST', headers, body: JSON.stringify(body) };
      const response = await to().request(pathOf(endpoint), asked, { incoming });
      cookie = /^[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? cookie;
      const answer = (await response.json()) as { code: string; reason?: string };
      if (!response.ok)
        throw Object.assign(new Error(answer.code), { code: answer.code, reason: answer.reason });
      return answer as unknown as AnswerOf<E>;
    }
    return Object.assign(ask, { cookie: () => cookie });
  }

  const doctor = (moment = now) =>
    clinicalCalls(at.database, at.clinic, { now: moment, scopes: ['my_encounters'] });
  const colleague = (scopes: readonly string[]) =>
    clinicalCalls(at.database, { ...at.clinic, staffId: otherStaffId }, { now, scopes });

  let booked = 0;
  /** Creates a confirmed video consultation about ten minutes from now, each at a new time. */
  async function confirmed(): Promise<Encounter> {
    now = NOW;
    booked += 1;
    const start = NOW + 600 + booked * 20;
    const encounter = content.consultation(await at.newPatient(), at.clinic.facilityId, {
      consultationMode: 'VIRTUAL',
      encounterClass: 'VR',
      period: { start, end: start + 20 },
      careProviderId: at.clinic.staffId,
    });
    return (await doctor(NOW)(createEncounter, { body: { encounter } })).data;
  }

  const named = ({ id: encounterId, vitaId }: Encounter) => ({ encounterId, vitaId });
  async function linkOf(encounter: Encounter): Promise<string> {
    const { data } = await doctor()(inviteByVideo, { body: { ...named(encounter), by: 'copy' } });
    return (data.link ?? '').split('#')[1] ?? '';
  }
  const cancel = (encounter: Encounter) =>
    doctor()(addEncounterEvent, {
      body: { ...named(encounter), version: encounter.version, event: content.event('cancel') },
    });
  const open = async (encounter: Encounter) => {
    const { data } = await doctor()(openVideo, { body: named(encounter) });
    return { ask: aBrowser(data.token), connection: data.room.you.connection, room: data.room };
  };
  const enter = async (secret: string) => {
    const ask = aBrowser();
    const { room } = await ask(enterVisit, { secret, consent: true });
    return { ask, connection: room.you.connection, room };
  };
  /** Creates a call with both in the room and the patient admitted. */
  async function inCall() {
    const encounter = await confirmed();
    const secret = await linkOf(encounter);
    const staff = await open(encounter);
    const patient = await enter(secret);
    await staff.ask(admitPatient, { connection: staff.connection });
    return { encounter, secret, staff, patient };
  }
  const poll = (
    { ask, connection }: Pick<Awaited<ReturnType<typeof enter>>, 'ask' | 'connection'>,
    after = 0,
  ) => ask(pollVisit, { connection, after, etag: '' });
  const video = async (encounter: Encounter) =>
    (await doctor()(getVideo, { query: { id: encounter.id } })).data;

  it.each<[string, (encounter: Encounter, secret: string) => Promise<unknown> | undefined]>([
    ['that was never made', () => undefined],
    ['that somebody used', (_, secret) => enter(secret)],
    ['of which there is a newer one', (encounter) => linkOf(encounter)],
    ['of an encounter that is cancelled', (encounter) => cancel(encounter)],
    [
      'of a time before it was moved',
      (encounter) =>
        doctor()(moveEncounter, {
          body: {
            ...named(encounter),
            version: encounter.version ?? 0,
            period: { start: encounter.period.start + HOUR, end: encounter.period.start + HOUR + 60 },
            move: content.move(),
          },
        }),
    ],
    [
      'whose time is over',
      async (encounter) => {
        now = encounter.period.start + 60 + HOUR;
      },
    ],
  ])('a link %s opens nothing, and gets the same answer as every other', async (name, spoil) => {
    const encounter = await confirmed();
    const secret = name === 'that was never made' ? 'A'.repeat(22) : await linkOf(encounter);
    await spoil(encounter, secret);
    const stranger = aBrowser();
    await expect(stranger(lookAtVisit, { secret })).rejects.toMatchObject({ code: 'not-found' });
    await expect(stranger(enterVisit, { secret, consent: true })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(stranger.cookie()).toBeUndefined();
  });

  it('one of fifty browsers with one link gets in', async () => {
    const secret = await linkOf(await confirmed());
    // Each attempt comes from a different network, as far as the limits are concerned.
    const tries = Array.from({ length: 50 }, () => {
      const own = anApp();
      return aBrowser(undefined, () => own)(enterVisit, { secret, consent: true });
    });
    const answers = await Promise.allSettled(tries);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('an early link says when it opens, and viewing or trying does not use it up', async () => {
    const encounter = await confirmed();
    const secret = await linkOf(encounter);
    now = encounter.period.start - HOUR;
    const early = aBrowser();
    expect(await early(lookAtVisit, { secret })).toEqual({
      state: 'early',
      startsAt: encounter.period.start,
      opensAt: encounter.period.start - 1800,
      language: 'en',
      timeZone: 'Asia/Kolkata',
    });
    await expect(early(enterVisit, { secret, consent: true })).rejects.toMatchObject({ code: 'not-found' });
    await expect(open(encounter)).rejects.toMatchObject({ code: 'conflict', facts: { reason: 'early' } });
    now = NOW;
    expect(await early(lookAtVisit, { secret })).toMatchObject({ state: 'ready' });
  });

  it('links are limited to thirty failed tries a minute per network, and good ones are free', async () => {
    const own = anApp();
    const stranger = aBrowser(undefined, () => own);
    const good = await linkOf(await confirmed());
    for (let tries = 0; tries < 40; tries += 1) await stranger(lookAtVisit, { secret: good });
    const codes: string[] = [];
    for (let tries = 0; tries < 40; tries += 1)
      await stranger(lookAtVisit, { secret: 'B'.repeat(22) }).catch(({ code }) => codes.push(code));
    expect(codes.filter((code) => code === 'not-found').length).toBeLessThanOrEqual(31);
    expect(codes.at(-1)).toBe('rate-limited');
  });

  it('the database contains no link and no token, and no answer names the patient', async () => {
    const { encounter, secret, patient } = await inCall();
    const { db } = at.database;
    const rows = await Promise.all([
      db.selectFrom('video_invitation').selectAll().execute(),
      db.selectFrom('video_seat').selectAll().execute(),
      db.selectFrom('audit').selectAll().execute(),
    ]);
    const token = patient.ask.cookie()?.split('=')[1] ?? '';
    expect(token).toHaveLength(43);
    const { name } = await db
      .selectFrom('person')
      .select('name')
      .where('id', '=', encounter.vitaId)
      .executeTakeFirstOrThrow();
    const invite = videoRoutes(PLAIN_VIDEO).find(({ endpoint }) => endpoint === inviteByVideo);
    const repeated = invite?.storedAnswer?.({ vitaId: encounter.vitaId, data: { link: secret } } as never);
    expect(repeated).toEqual({ vitaId: encounter.vitaId, data: {} });
    for (const canary of [secret, token]) expect(JSON.stringify(rows)).not.toContain(canary);
    for (const canary of [name, encounter.vitaId])
      expect(JSON.stringify(await poll(patient))).not.toContain(canary);
  });

  it('entering, admitting and hanging up are in the audit, and the participants in the encounter', async () => {
    const { encounter, staff, patient } = await inCall();
    now = NOW + 300;
    await patient.ask(leaveVisit, { connection: patient.connection, how: 'hang-up' });
    await staff.ask(leaveVisit, { connection: staff.connection, how: 'hang-up' });
    const audit = await at.database.db
      .selectFrom('audit')
      .select(['action', 'staff_id'])
      .where(sql<boolean>`${encounter.vitaId} = any(person_ids)`)
      .where('action', 'like', 'visit/%')
      .orderBy('id')
      .execute();
    expect(audit).toEqual([
      { action: 'visit/enter', staff_id: null },
      { action: 'visit/admit', staff_id: at.clinic.staffId },
      { action: 'visit/leave', staff_id: null },
      { action: 'visit/leave', staff_id: at.clinic.staffId },
    ]);
    expect((await video(encounter)).presence).toEqual([
      { party: 'care-provider', name: expect.any(String), from: NOW, until: NOW + 300, admittedAt: null },
      { party: 'patient', name: null, from: NOW, until: NOW + 300, admittedAt: NOW },
    ]);
  });

  it('signals reach the other page in order, once it has admitted the patient, and no earlier page', async () => {
    const encounter = await confirmed();
    const staff = await open(encounter);
    const patient = await enter(await linkOf(encounter));
    const send = (signal: Signal) =>
      patient.ask(sendSignals, { connection: patient.connection, to: staff.connection, signals: [signal] });
    await expect(send(SIGNAL)).rejects.toMatchObject({ reason: 'not-admitted' });
    await staff.ask(admitPatient, { connection: staff.connection });
    // Another process serves the doctor and must find what is sent here.
    const elsewhere = anApp();
    const waiting = poll(staff);
    await waiting;
    const { etag } = await poll(staff);
    const held = aBrowser(
      (await doctor()(openVideo, { body: named(encounter) })).data.token,
      () => elsewhere,
    );
    await expect(poll(staff)).rejects.toMatchObject({ code: 'token-invalid' });
    const again = await held(pollVisit, { connection: staff.connection + 1, after: 0, etag });
    expect(again.signals).toEqual([]);
    await send(SIGNAL);
    const arriving = held(pollVisit, { connection: staff.connection + 1, after: 0, etag: again.etag });
    const offers = [1, 2, 3].map((n): Signal => ({ kind: 'description', type: 'offer', sdp: `v=${n}` }));
    await patient.ask(sendSignals, {
      connection: patient.connection,
      to: staff.connection + 1,
      signals: offers,
    });
    const { signals } = await arriving;
    expect(signals.map(({ signal }) => signal)).toEqual(offers);
    const last = signals.at(-1)?.id ?? 0;
    const after = await held(pollVisit, { connection: staff.connection + 1, after: last, etag: '' });
    expect(after.signals).toEqual([]);
  });

  it.each<[string, object]>([
    ['of another kind', { kind: 'script', text: 'x' }],
    ['that is too large', { kind: 'description', type: 'offer', sdp: 'x'.repeat(15_001) }],
  ])('a signal %s is refused', async (_, signal) => {
    const { staff, patient } = await inCall();
    const signals = [signal as Signal];
    const { connection } = patient;
    await expect(
      patient.ask(sendSignals, { connection, to: staff.connection, signals }),
    ).rejects.toMatchObject({
      code: 'input-invalid',
    });
  });

  it('a reloaded page takes the seat over; an admitted patient stays admitted', async () => {
    const { patient } = await inCall();
    const again = await patient.ask(enterVisit, { consent: true });
    expect(again.room).toMatchObject({ admitted: true, you: { connection: patient.connection + 1 } });
    await expect(poll(patient)).rejects.toMatchObject({ code: 'conflict', reason: 'replaced' });
  });

  it.each([
    ['care-provider', 'patient waits to be let in anew'],
    ['patient', 'care provider stays'],
  ] as const)('the %s hangs up: the %s', async (who, _) => {
    const { staff, patient } = await inCall();
    const leaving = who === 'patient' ? patient : staff;
    const staying = who === 'patient' ? staff : patient;
    await leaving.ask(leaveVisit, { connection: leaving.connection, how: 'hang-up' });
    const { room } = await poll(staying);
    expect(room.admitted).toBe(false);
    expect([room.you.left, room.other?.left]).toEqual(
      who === 'patient' ? [null, 'patient'] : ['care-provider', 'care-provider'],
    );
    const back = await patient.ask(enterVisit, { consent: true });
    expect(back.room).toMatchObject({ admitted: false, you: { left: null } });
  });

  it('the room ends with its encounter, for both', async () => {
    const { encounter, staff, patient } = await inCall();
    await doctor()(addEncounterEvent, {
      body: {
        ...named(encounter),
        event: content.event('complete', { outcome: { code: 'advised' } }),
      },
    });
    for (const one of [staff, patient]) {
      const { room } = await poll(one);
      expect(room.ended).toBe('completed');
      await expect(
        one.ask(sendSignals, { connection: one.connection, to: 1, signals: [SIGNAL] }),
      ).rejects.toMatchObject({ code: 'conflict' });
    }
  });

  it('a new link revokes the seat of the old one', async () => {
    const { encounter, patient } = await inCall();
    await linkOf(encounter);
    await expect(poll(patient)).rejects.toMatchObject({ code: 'token-invalid' });
  });

  it.each<[string, readonly string[], string | undefined]>([
    ['a coordinator', ['facility_encounters'], 'scope-missing'],
    ['another clinician', ['my_encounters'], 'scope-missing'],
  ])('only the care provider can sit in the room: not %s', async (_, scopes, code) => {
    const encounter = await confirmed();
    await expect(colleague(scopes)(openVideo, { body: named(encounter) })).rejects.toMatchObject({ code });
    expect((await colleague(['facility_encounters'])(getVideo, { query: { id: encounter.id } })).vitaId).toBe(
      encounter.vitaId,
    );
  });

  it('a seat ends with its user’s account', async () => {
    const { staff } = await inCall();
    const { db } = at.database;
    const set = (active: boolean) =>
      db.updateTable('staff').set({ active }).where('id', '=', at.clinic.staffId).execute();
    await set(false);
    await expect(poll(staff)).rejects.toMatchObject({ code: 'token-invalid' });
    await set(true);
    expect((await poll(staff)).room.party).toBe('care-provider');
  });

  it('an encounter at the facility or elsewhere has no room', async () => {
    const { id } = await confirmed();
    const elsewhere = clinicalCalls(at.database, at.clinic, {
      now,
      scopes: ['my_encounters'],
      facilityId: at.clinic.otherFacilityId,
    });
    await expect(elsewhere(getVideo, { query: { id } })).rejects.toMatchObject({ code: 'not-found' });
  });
});
