import type { NotificationChoice } from '@careline/core/internal/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic } from '../../test/call-clinic.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';
import { addNotificationMails } from './notification-mail.ts';

/** 9 October 2025, eight in the morning in India. */
const EIGHT = Date.parse('2025-10-09T08:00:00+05:30') / 1000;
const HOUR = 3600;
const ORIGIN = 'https://careline.example';

const CHOICE: NotificationChoice = {
  rules: [
    { alert: 'task-assigned', channels: ['EMAIL'] },
    { alert: 'critical-reading', channels: ['PUSH_NOTIFICATIONS'] },
  ],
  quietHours: null,
  urgentInQuietHours: false,
  showNames: true,
  mailAt: '08:00',
};

describe.each(databasesOfRun)('the daily mail on the $kind database', (kind) => {
  let at: CallClinic;
  let vitaId: string;
  let colleague: string;
  let readerId: string;
  const db = () => at.database.db;

  async function aPerson(scopes: readonly string[]): Promise<string> {
    const { organisationId, facilityId, otherFacilityId } = at.clinic;
    const id = newId();
    await db()
      .insertInto('staff')
      .values({
        id,
        organisation_id: organisationId,
        name: 'A',
        email: `${id}@test.example`,
        scopes: [...scopes],
      })
      .execute();
    await db()
      .insertInto('staff_facility')
      .values([
        { staff_id: id, facility_id: facilityId, position: 0 },
        { staff_id: id, facility_id: otherFacilityId, position: 1 },
      ])
      .execute();
    return id;
  }

  beforeAll(async () => {
    at = await aCallClinic(kind, [], EIGHT);
    vitaId = await at.newPatient({ name: 'Zeenat Khan' });
    colleague = await aPerson([]);
  });
  afterAll(() => at.database.remove());
  beforeEach(async () => {
    await db().deleteFrom('staff_preference').execute();
    await db().deleteFrom('outgoing_message').execute();
    readerId = await aPerson(['notifications']);
  });

  const store = (type: string, info: object) =>
    db()
      .insertInto('staff_preference')
      .values({ staff_id: readerId, type, info: JSON.stringify(info), updated_at: 1 })
      .execute();
  const choose = (choice: Partial<NotificationChoice> = {}) =>
    store('NOTIFICATION', { ...CHOICE, ...choice });

  const task = (updatedAt = EIGHT - HOUR) =>
    db()
      .insertInto('follow_up')
      .values({
        id: newId(),
        organisation_id: at.clinic.organisationId,
        facility_id: at.clinic.facilityId,
        person_id: vitaId,
        source: 'manual',
        what: 'Ask about the cough',
        due_on: '2025-12-01',
        assignee_id: readerId,
        author_id: colleague,
        state: 'open',
        version: 1,
        created_at: updatedAt,
        updated_at: updatedAt,
      })
      .execute();

  const add = (now = EIGHT) => addNotificationMails(db(), { origin: ORIGIN, now });
  const mails = () => db().selectFrom('outgoing_message').selectAll().execute();

  it('counts unread notifications by kind and facility, without a name, and says how to stop it', async () => {
    await choose();
    await task();
    await task();
    await add();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'notifications',
      recipient: `${readerId}@test.example`,
      subject: 'Careline: 2 unread notifications',
      locale: 'en',
    });
    expect(mail?.body).toContain('North\n  Task for you: 2\n');
    expect(mail?.body).toContain(`${ORIGIN}/notifications\n`);
    expect(mail?.body).toContain(`${ORIGIN}/notifications/settings\n`);
    expect(mail?.body).not.toMatch(/Zeenat|cough/);
  });

  it('is written in the language that the person chose', async () => {
    await choose();
    await store('ACCOUNT_INFO', { locale: 'hi' });
    await task();
    await add();
    expect((await mails())[0]).toMatchObject({ subject: 'Careline: 1 बिना पढ़ी सूचना', locale: 'hi' });
  });

  it('is sent once a day, with two servers too', async () => {
    await choose();
    await task();
    await Promise.all([add(), add(), add()]);
    await add(EIGHT + 60);
    expect(await mails()).toHaveLength(1);
    await add(EIGHT + 24 * HOUR);
    expect(await mails()).toHaveLength(2);
  });

  it.each<[string, () => Promise<unknown>, number?]>([
    ['nothing is unread', () => choose()],
    ['it is not time yet', () => Promise.all([choose(), task()]), EIGHT - 60],
    ['its time was long ago', () => Promise.all([choose(), task()]), EIGHT + 4 * HOUR],
    ['only old notifications are unread', () => Promise.all([choose(), task(EIGHT - 9 * 24 * HOUR)])],
    ['the person made no choice', () => task()],
    ['the person did not choose the kind', () => Promise.all([choose({ rules: [] }), task()])],
    [
      'it would be in quiet hours',
      () => Promise.all([choose({ quietHours: { from: '21:00', to: '09:00' } }), task()]),
    ],
    [
      'the person is deactivated',
      async () => {
        await Promise.all([choose(), task()]);
        await db().updateTable('staff').set({ active: false }).where('id', '=', readerId).execute();
      },
    ],
    [
      'the person lost the right',
      async () => {
        await Promise.all([choose(), task()]);
        await db().updateTable('staff').set({ scopes: [] }).where('id', '=', readerId).execute();
      },
    ],
    [
      'the person no longer works where it happened',
      async () => {
        await Promise.all([choose(), task()]);
        await db()
          .deleteFrom('staff_facility')
          .where('staff_id', '=', readerId)
          .where('facility_id', '=', at.clinic.facilityId)
          .execute();
      },
    ],
  ])('is not sent when %s', async (_, prepare, now = EIGHT) => {
    await prepare();
    await add(now);
    expect(await mails()).toEqual([]);
  });

  it('comes at the end of quiet hours', async () => {
    await choose({ quietHours: { from: '21:00', to: '09:00' } });
    await task();
    await add(EIGHT + HOUR);
    expect(await mails()).toHaveLength(1);
  });
});
