import type { NotificationChoice } from '@careline/core/internal/notifications';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic } from '../../../test/call-clinic.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { type PushService, pushService } from '../../../test/push-service.ts';
import { insertReadings } from '../../observations/reading-rows.ts';
import { newId } from '../../platform/database/new-id.ts';
import { runWork } from '../../platform/database/work.ts';
import { createLog } from '../../platform/http/log.ts';
import { dropOldPushes } from './note-pushes.ts';
import { storeDevice } from './notification-devices.ts';
import { openPushKeys } from './push-keys.ts';
import { sendPushes } from './send-pushes.ts';

/** 9 October 2025, 14:23 in India. */
const DAYTIME = 1_759_999_980;
const HOUR = 3600;
/** Half past eleven in the evening. */
const NIGHT = DAYTIME + 9 * HOUR + 7 * 60;
/** Seven in the morning of the next day. */
const MORNING = NIGHT + 7.5 * HOUR;
const RIGHTS = ['prohealth', 'search', 'my_encounters', 'notifications'];

const CHOICE: NotificationChoice = {
  rules: [
    { alert: 'task-assigned', channels: ['PUSH_NOTIFICATIONS'] },
    { alert: 'critical-reading', channels: ['PUSH_NOTIFICATIONS'] },
    { alert: 'encounter-assigned', channels: ['EMAIL'] },
  ],
  quietHours: { from: '21:00', to: '07:00' },
  urgentInQuietHours: false,
  showNames: false,
  mailAt: '08:00',
};

describe.each(databasesOfRun)('pushes on the $kind database', (kind) => {
  let at: CallClinic;
  let service: PushService;
  let clock: number;
  let vitaId: string;
  let colleague: string;
  let readerId: string;
  let sessionId: string;
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));

  const db = () => at.database.db;
  const reader = () => readerId;

  async function aPerson(name: string, scopes: readonly string[]): Promise<string> {
    const { organisationId, facilityId } = at.clinic;
    const id = newId();
    await db()
      .insertInto('staff')
      .values({ id, organisation_id: organisationId, name, email: `${id}@test.example`, scopes: [...scopes] })
      .execute();
    await db().insertInto('staff_facility').values({ staff_id: id, facility_id: facilityId }).execute();
    return id;
  }

  beforeAll(async () => {
    at = await aCallClinic(kind, [], DAYTIME);
    colleague = await aPerson('Meena Coach', []);
  });
  afterAll(() => at.database.remove());

  beforeEach(async () => {
    service = await pushService();
    clock = DAYTIME;
    lines.length = 0;
    vitaId = await at.newPatient({ name: 'Zeenat Khan' });
    readerId = await aPerson('Asha Coach', RIGHTS);
    sessionId = newId();
    await db()
      .insertInto('staff_session')
      .values({
        id: sessionId,
        staff_id: reader(),
        facility_id: at.clinic.facilityId,
        issuer: 'https://login.example',
        session_key: sessionId,
        browser: 'Firefox',
        system: 'Android',
        first_used_at: DAYTIME,
        last_used_at: DAYTIME,
      })
      .execute();
  });
  afterEach(async () => {
    await service.close();
    await db().deleteFrom('notification_device').execute();
  });

  const choose = (choice: Partial<NotificationChoice>) => {
    const row = {
      staff_id: reader(),
      type: 'NOTIFICATION',
      info: JSON.stringify({ ...CHOICE, ...choice }),
      updated_at: 1,
    };
    return db()
      .insertInto('staff_preference')
      .values(row)
      .onConflict((clash) => clash.columns(['staff_id', 'type']).doUpdateSet(row))
      .execute();
  };

  const turnOn = (locale: 'en' | 'hi' = 'en', owner = { staffId: reader(), sessionId }) => {
    const { endpoint, keys } = service.subscribe();
    return db()
      .transaction()
      .execute((tx) => storeDevice(tx, owner, { endpoint, keys, locale }, DAYTIME - 60));
  };

  const of = () => {
    const { organisationId: organisation_id, facilityId: facility_id } = at.clinic;
    return { organisation_id, facility_id, person_id: vitaId };
  };

  async function task(updatedAt = clock): Promise<string> {
    const id = newId();
    await db()
      .insertInto('follow_up')
      .values({
        id,
        ...of(),
        source: 'manual',
        what: 'Ask about the cough',
        due_on: '2025-12-01',
        assignee_id: reader(),
        author_id: colleague,
        state: 'open',
        version: 1,
        created_at: updatedAt,
        updated_at: updatedAt,
      })
      .execute();
    return id;
  }

  const send = (more: object = {}) =>
    sendPushes({
      db: db(),
      log,
      reach: 'loopback',
      contact: 'mailto:it@clinic.example',
      now: () => clock,
      random: () => 0.5,
      timeoutMs: 2_000,
      ...more,
    });
  const messages = () => service.received.map(({ message }) => message as Record<string, unknown>);
  const devices = () => db().selectFrom('notification_device').selectAll().execute();

  async function visit(): Promise<void> {
    const id = newId();
    await db()
      .insertInto('encounter')
      .values({
        id,
        ...of(),
        source: 'manual',
        consultation_mode: 'PHYSICAL',
        encounter_class: 'AMB',
        encounter_type: 'PHC',
        service_type: 'GP_CONSULTATION',
        status: 'CONFIRMED',
        starts_at: clock + HOUR,
        care_provider_id: reader(),
        created_at: clock,
        updated_at: clock,
      })
      .execute();
    await db()
      .insertInto('encounter_event')
      .values({
        id: newId(),
        ...of(),
        encounter_id: id,
        event: 'create',
        status: 'CONFIRMED',
        author_id: colleague,
        source: 'manual',
        created_at: clock,
        updated_at: clock,
      })
      .execute();
  }

  /** The reader sees the patient today. */
  async function criticalReading(): Promise<void> {
    await visit();
    const { organisationId, facilityId } = at.clinic;
    const value = (key: string, number: number) => ({
      key,
      text: String(number),
      value: number,
      unit: 'mm[Hg]',
    });
    const reading = {
      id: newId(),
      organisationId,
      facilityId,
      personId: vitaId,
      metric: 'bloodpressure',
      at: clock,
      sortAt: clock,
      values: [value('systolic', 192), value('diastolic', 80)],
      source: 'device',
      createdAt: clock,
      updatedAt: clock,
    };
    await runWork(db(), (tx) => insertReadings(tx, [reading]));
  }

  it('reaches a browser: signed for its service, encrypted for it alone, without a name', async () => {
    await choose({});
    await turnOn();
    const id = await task();
    await send();
    expect(messages()).toEqual([
      {
        title: 'Task for you',
        body: expect.not.stringContaining('Zeenat'),
        lang: 'en',
        tag: `task:${id}`,
        path: `/prohealth/patient/${vitaId}/tasks`,
        isUrgent: false,
      },
    ]);
    const { headers } = service.received[0] ?? {};
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    expect(headers?.authorization).toMatch(
      new RegExp(`^vapid t=.*, k=${(await openPushKeys(db())).publicKey}$`),
    );
    await send();
    expect(messages()).toHaveLength(1);
    expect((await devices())[0]?.sent_at).toBe(DAYTIME);
    expect(lines.join()).not.toMatch(/send\/|Zeenat/);
  });

  interface Case {
    readonly make?: () => Promise<unknown>;
    readonly choice?: Partial<NotificationChoice>;
    readonly at?: number;
    readonly before?: () => Promise<unknown>;
    readonly titles: readonly string[];
    readonly named?: boolean;
  }
  const staff = (set: object) => () =>
    db().updateTable('staff').set(set).where('id', '=', reader()).execute();
  const CASES: readonly (readonly [string, Case])[] = [
    ['a chosen kind by day', { titles: ['Task for you'] }],
    ['a kind chosen for the mail only', { make: visit, titles: [] }],
    [
      'the name, if the person wants it',
      { choice: { showNames: true }, titles: ['Task for you'], named: true },
    ],
    ['nothing in quiet hours', { at: NIGHT, titles: [] }],
    ['a critical reading', { make: criticalReading, titles: ['Critical reading'] }],
    ['not even a critical reading in quiet hours', { make: criticalReading, at: NIGHT, titles: [] }],
    [
      'a critical reading in quiet hours, if the person wants it',
      {
        make: criticalReading,
        at: NIGHT,
        choice: { urgentInQuietHours: true },
        titles: ['Critical reading'],
      },
    ],
    ['nothing else then', { at: NIGHT, choice: { urgentInQuietHours: true }, titles: [] }],
    ['everything without quiet hours', { at: NIGHT, choice: { quietHours: null }, titles: ['Task for you'] }],
    ['nothing to a deactivated person', { before: staff({ active: false }), titles: [] }],
    ['nothing to a person who lost the right', { before: staff({ scopes: ['prohealth'] }), titles: [] }],
    [
      'nothing once the person signed out',
      {
        before: () =>
          db().updateTable('staff_session').set({ ended_at: 1 }).where('id', '=', sessionId).execute(),
        titles: [],
      },
    ],
    [
      'nothing of a facility where the person no longer works',
      {
        before: () =>
          db()
            .updateTable('staff_session')
            .set({ facility_id: at.clinic.otherFacilityId })
            .where('id', '=', sessionId)
            .execute(),
        titles: [],
      },
    ],
    [
      'nothing that the person has read',
      {
        before: () =>
          db()
            .insertInto('notification_mark')
            .values({ staff_id: reader(), key: '*', read_at: DAYTIME + 1 })
            .execute(),
        titles: [],
      },
    ],
    ['nothing older than the browser', { make: () => task(DAYTIME - 100), titles: [] }],
  ];

  it.each(CASES)('sends %s', async (_, { make, choice = {}, at: time = DAYTIME, before, titles, named }) => {
    await choose(choice);
    await turnOn();
    clock = time;
    await (make ?? task)();
    await before?.();
    await send();
    expect(messages().map(({ title }) => title)).toEqual(titles);
    for (const { body } of messages()) expect(String(body).includes('Zeenat Khan')).toBe(named === true);
  });

  it('waits for the end of quiet hours, and then sends one message for all', async () => {
    await choose({});
    await turnOn();
    clock = NIGHT;
    await task();
    await task();
    await send();
    expect(messages()).toEqual([]);
    clock = MORNING - 60;
    await send();
    expect(messages()).toEqual([]);
    clock = MORNING;
    await send();
    expect(messages()).toEqual([
      expect.objectContaining({
        title: '2 new notifications',
        body: expect.stringMatching(/^Task for you: 2\n/),
        path: '/notifications',
      }),
    ]);
  });

  it('sends in the language of the browser', async () => {
    await choose({});
    await turnOn('hi');
    await task();
    await send();
    expect(messages()).toEqual([expect.objectContaining({ title: 'आपके लिए कार्य', lang: 'hi' })]);
  });

  it.each([404, 410])('forgets a browser that its service no longer knows (%i)', async (status) => {
    await choose({});
    await turnOn();
    service.answer(status);
    await task();
    await send();
    expect(await devices()).toEqual([]);
  });

  it('tries again with growing pauses, and gives up after three days', async () => {
    await choose({ quietHours: null });
    await turnOn();
    service.answer(503);
    await task();
    await send();
    expect((await devices())[0]).toMatchObject({ attempts: 1, next_try_at: DAYTIME + 5 });
    await send();
    expect((await devices())[0]?.attempts).toBe(1);
    clock += 5;
    service.answer(201);
    await send();
    expect(messages()).toHaveLength(1);
    expect((await devices())[0]?.attempts).toBe(0);
    service.answer(503);
    const started = clock;
    for (let tries = 0; tries < 15; tries += 1) {
      const [device] = await devices();
      if (!device) break;
      clock = Math.max(clock + 1, device.next_try_at);
      await task();
      await send();
    }
    expect(await devices()).toEqual([]);
    expect(clock - started).toBeGreaterThan(3 * 24 * HOUR - HOUR);
    expect(lines.some((line) => line.includes('push-device-removed'))).toBe(true);
  });

  it('never reaches an address in our own network', async () => {
    await choose({});
    await turnOn();
    await task();
    await send({ reach: 'public' });
    expect(messages()).toEqual([]);
    expect(lines.some((line) => line.includes('address-refused'))).toBe(true);
  });

  it('sends each message once, with two servers', async () => {
    await choose({});
    await turnOn();
    await turnOn();
    await task();
    await Promise.all([send(), send(), send()]);
    await send();
    expect(messages()).toHaveLength(2);
    expect(new Set(service.received.map(({ path }) => path)).size).toBe(2);
  });

  it('belongs to the person who turned it on last', async () => {
    const { endpoint, keys } = service.subscribe();
    const store = (staffId: string) =>
      db()
        .transaction()
        .execute((tx) =>
          storeDevice(tx, { staffId, sessionId }, { endpoint, keys, locale: 'en' }, DAYTIME - 60),
        );
    const first = await store(reader());
    expect(await store(reader())).toEqual(first);
    const second = await store(colleague);
    expect(second.deviceId).not.toBe(first.deviceId);
    await choose({});
    await task();
    await send();
    expect(messages()).toEqual([]);
  });

  it('has at most ten browsers for a person, and is removed with the session', async () => {
    for (let count = 0; count < 12; count += 1) await turnOn();
    expect(await devices()).toHaveLength(10);
    await db().updateTable('staff_session').set({ ended_at: 1 }).where('id', '=', sessionId).execute();
    await dropOldPushes(db(), DAYTIME);
    expect(await devices()).toEqual([]);
  });
});
