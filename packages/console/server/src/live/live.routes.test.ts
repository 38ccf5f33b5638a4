import { streamLive } from '@careline/core/internal/live';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databasesOfRun } from '../../test/databases.ts';
import { type LiveReader, openLiveReader } from '../../test/live-reader.ts';
import {
  freePort,
  type NewTestStaff,
  startTestServer,
  type TestServer,
  type TestStaff,
} from '../../test/test-server.ts';
import { newId } from '../platform/database/new-id.ts';
import { createLog } from '../platform/http/log.ts';
import { startServer } from '../service/start-server.ts';
import { liveRoutes } from './live.routes.ts';

const DOCTOR = ['prohealth', 'my_encounters'];
const COACH = ['prohealth', 'search', 'hmCallInfo'];

describe.each(databasesOfRun)('the live stream on the $kind database', (kind) => {
  let server: TestServer;
  let clock = 0;
  let close = async (): Promise<void> => {};
  const open: LiveReader[] = [];

  beforeAll(async () => {
    const database = kind.kind === 'server' ? await kind.open() : undefined;
    const settings = database?.settings;
    const environment: Record<string, string> =
      settings && 'databaseUrl' in settings ? { DATABASE_URL: settings.databaseUrl } : {};
    server = await startTestServer({ routes: liveRoutes, clockOffset: () => clock, environment });
    close = async () => {
      await server.stop();
      await database?.remove();
    };
  });
  afterEach(() => {
    for (const reader of open.splice(0)) reader.leave();
    clock = 0;
  });
  afterAll(() => close());

  async function listening(
    staff: TestStaff,
    headers?: Readonly<Record<string, string>>,
    origin = server.origin,
  ) {
    const reader = await openLiveReader(origin, staff.token, headers);
    open.push(reader);
    return reader;
  }
  const staffWith = (scopes: readonly string[], more: NewTestStaff = {}) =>
    server.addStaff({ scopes, ...more });

  const note = (topic: string, facilityId = server.facilityId, id = newId()) =>
    sql`insert into live_event (facility_id, topic, subject_id) values (${facilityId}, ${topic}, ${id})`
      .execute(server.db)
      .then(() => id);

  /** Returns the events up to the one with this id, which comes last. */
  async function heardUntil(reader: LiveReader, id: string): Promise<readonly unknown[]> {
    for (const heard: { readonly topic: string; readonly id?: string }[] = []; ; ) {
      const event = await reader.next('change');
      if (!event) throw new Error('The stream has ended.');
      heard.push(...JSON.parse(event.data));
      if (heard.some((one) => one.id === id)) return heard;
    }
  }

  it('sends changes as they happen, and is not cached', async () => {
    const reader = await listening(await staffWith(DOCTOR));
    expect(Object.fromEntries(reader.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(await reader.next('ready')).toMatchObject({
      data: JSON.stringify({
        topics: [
          'encounters',
          'alerts',
          'tasks',
          'availability',
          'prescriptions',
          'labs',
          'case-sheets',
          'readings',
        ],
      }),
    });
    const id = await note('encounters');
    expect(await heardUntil(reader, id)).toContainEqual({ topic: 'encounters', id });
  });

  it('sends what notifications are computed from to someone who only has notifications', async () => {
    const reader = await listening(await staffWith(['notifications']));
    expect(await reader.next('ready')).toMatchObject({
      data: JSON.stringify({ topics: ['encounters', 'alerts', 'tasks', 'labs', 'notifications'] }),
    });
    const id = await note('tasks');
    expect(await heardUntil(reader, id)).toContainEqual({ topic: 'tasks', id });
  });

  it('sends nothing about other facilities and lists that the user may not read', async () => {
    const [doctor, coach] = [
      await listening(await staffWith(DOCTOR)),
      await listening(await staffWith(COACH)),
    ];
    for (const reader of [doctor, coach]) await reader.next('beat');
    const foreign = [
      await note('encounters', server.otherFacilityId),
      await note('worklist', server.otherFacilityId),
    ];
    const calls = await note('worklist');
    const last = await note('encounters');
    const [heardByDoctor, heardByCoach] = [await heardUntil(doctor, last), await heardUntil(coach, last)];
    expect(heardByCoach).toContainEqual({ topic: 'worklist', id: calls });
    for (const unknown of [calls, ...foreign]) expect(JSON.stringify(heardByDoctor)).not.toContain(unknown);
    for (const unknown of foreign) expect(JSON.stringify(heardByCoach)).not.toContain(unknown);
  });

  it('sends encounters of every facility where the user may list them all', async () => {
    const facilityIds = [server.facilityId, server.otherFacilityId];
    const reader = await listening(await staffWith(['all_encounters', 'prohealth'], { facilityIds }));
    await reader.next('beat');
    const alert = await note('alerts', server.otherFacilityId);
    const id = await note('encounters', server.otherFacilityId);
    expect(JSON.stringify(await heardUntil(reader, id))).not.toContain(alert);
  });

  it('resumes where the user stopped, also at another process', async () => {
    const staff = await staffWith(DOCTOR);
    const before = await listening(staff);
    const { id: lastEventId = '' } = (await before.next('beat')) ?? {};
    before.leave();
    const missed = await note('encounters');
    const { settings, database } = server;
    const port = await freePort();
    const log = createLog('off', () => undefined);
    const other = await startServer({
      settings: { ...settings, port },
      database,
      log,
      routes: liveRoutes,
    });
    try {
      const after = await listening(staff, { 'last-event-id': lastEventId }, `http://localhost:${port}`);
      expect(await heardUntil(after, missed)).toContainEqual({ topic: 'encounters', id: missed });
    } finally {
      await other.close();
    }
  });

  it.each([
    ['from long ago', () => `${Math.floor(Date.now() / 1000) - 86_400}.1`],
    ['of another database', () => `${Math.floor(Date.now() / 1000)}.9000000000000000000`],
  ])('says that it cannot know what was missed since the id %s', async (_, idOf) => {
    const reader = await listening(await staffWith(DOCTOR), { 'last-event-id': idOf() });
    expect(await reader.next('missed')).toMatchObject({ event: 'missed' });
  });

  it('starts again after an invalid id', async () => {
    const reader = await listening(await staffWith(DOCTOR), {
      'last-event-id': "1.1'; drop table person; --",
    });
    const id = await note('encounters');
    expect(await heardUntil(reader, id)).toContainEqual({ topic: 'encounters', id });
  });

  it('is refused without a list to read, with an audit row, and without a token', async () => {
    const nobody = await staffWith([]);
    const refused = await listening(nobody);
    expect(refused.response.status).toBe(403);
    const rows = await server.db
      .selectFrom('audit')
      .select(['outcome', 'person_ids'])
      .where('staff_id', '=', nobody.staffId)
      .execute();
    expect(rows).toEqual([{ outcome: 'refused', person_ids: [] }]);
    expect((await server.fetch('/api/data/live/stream')).status).toBe(401);
  });

  it('is opened eight times at most by one user, and again once one is closed', async () => {
    const staff = await staffWith(DOCTOR);
    const readers = await Promise.all(Array.from({ length: 8 }, () => listening(staff)));
    for (const reader of readers) await reader.next('ready');
    const ninth = await listening(staff);
    expect([ninth.response.status, ninth.response.headers.get('retry-after')]).toEqual([429, '60']);
    readers[0]?.leave();
    await expect.poll(async () => (await listening(staff)).response.status).toBe(200);
  });

  it('answers a HEAD without opening a stream', async () => {
    const staff = await staffWith(DOCTOR);
    const headers = { authorization: `Bearer ${staff.token}` };
    for (let asked = 0; asked < 10; asked += 1) {
      const { status } = await server.fetch('/api/data/live/stream', { method: 'HEAD', headers });
      expect(status).toBe(200);
    }
  });

  it('names the method it accepts', async () => {
    expect((await server.fetch(`/api/data${streamLive.path}`, { method: 'POST' })).status).toBe(405);
  });
});

describe('a server that shuts down', () => {
  it('ends its streams in order, so that shutdown does not wait for them', async () => {
    const server = await startTestServer({ routes: liveRoutes });
    const staff = await server.addStaff({ scopes: DOCTOR });
    const reader = await openLiveReader(server.origin, staff.token);
    await reader.next('beat');
    await server.stop();
    expect(await reader.next('end')).toMatchObject({ data: JSON.stringify({ reason: 'shutdown' }) });
    expect(await reader.next('end')).toBeUndefined();
  });
});
