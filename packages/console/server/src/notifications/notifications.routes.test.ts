import { listNotifications, markNotifications } from '@careline/core/internal/notifications';
import { countWaiting } from '@careline/core/internal/overview';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';

const DAY = 86_400;

describe.each(databasesOfRun)('notifications on $name', (kind) => {
  let clinic: CallClinic;
  let vitaId: string;
  let colleague: string;
  const ids = {
    task: newId(),
    late: newId(),
    own: newId(),
    visit: newId(),
    moved: newId(),
    cancelled: newId(),
  };

  const of = () => {
    const { organisationId: organisation_id, facilityId: facility_id } = clinic.clinic;
    return { organisation_id, facility_id, person_id: vitaId, source: 'manual' };
  };

  async function task(id: string, what: string, dueOn: string, authorId: string, updatedAt: number) {
    await clinic.database.db
      .insertInto('follow_up')
      .values({
        id,
        ...of(),
        what,
        due_on: dueOn,
        assignee_id: clinic.clinic.staffId,
        author_id: authorId,
        state: 'open',
        version: 1,
        created_at: updatedAt,
        updated_at: updatedAt,
      })
      .execute();
  }

  async function event(id: string, name: string, at: number, facts: object = {}) {
    await clinic.database.db
      .insertInto('encounter_event')
      .values({
        id,
        encounter_id: ids.visit,
        ...of(),
        event: name,
        status: 'CONFIRMED',
        author_id: colleague,
        created_at: at,
        updated_at: at,
        ...facts,
      })
      .execute();
  }

  beforeAll(async () => {
    clinic = await aCallClinic(kind, ['notifications'], NOW);
    vitaId = await clinic.newPatient({ name: 'Zeenat Khan' });
    colleague = newId();
    await clinic.database.db
      .insertInto('staff')
      .values({
        id: colleague,
        organisation_id: clinic.clinic.organisationId,
        name: 'Meena Coach',
        email: 'meena@test.example',
      })
      .execute();
    // NOW is 9 October 2025 in India.
    await task(ids.task, 'Ask about the cough', '2025-10-12', colleague, NOW - 100);
    await task(ids.late, 'Weigh again', '2025-10-07', clinic.clinic.staffId, NOW - 9 * DAY);
    await task(ids.own, 'My own note', '2025-10-20', clinic.clinic.staffId, NOW - 50);
    await task(newId(), 'Long ago', '2025-10-20', colleague, NOW - 40 * DAY);
    await clinic.database.db
      .insertInto('encounter')
      .values({
        id: ids.visit,
        ...of(),
        consultation_mode: 'PHYSICAL',
        encounter_class: 'AMB',
        encounter_type: 'PHC',
        service_type: 'GP_CONSULTATION',
        status: 'CONFIRMED',
        starts_at: NOW + DAY,
        care_provider_id: clinic.clinic.staffId,
        created_at: NOW - 400,
        updated_at: NOW - 400,
      })
      .execute();
    await event(newId(), 'create', NOW - 400);
    await event(ids.moved, 'move', NOW - 300, { moved_from: NOW, moved_to: NOW + DAY });
    await event(ids.cancelled, 'cancel', NOW - 200);
  });
  afterAll(() => clinic.database.close());

  const listed = async (query: object = {}) => {
    const { data } = await clinic.call(listNotifications, { query: { limit: '50', ...query } });
    return data.map(({ kind: what, what: words, event: name, by }) => [what, words, name, by]);
  };

  it('are what concerns the reader and was done by others, latest first', async () => {
    expect(await listed()).toEqual([
      ['task-assigned', 'Ask about the cough', undefined, 'Meena Coach'],
      ['encounter-changed', 'GP_CONSULTATION', 'cancel', 'Meena Coach'],
      ['encounter-changed', 'GP_CONSULTATION', 'moved', 'Meena Coach'],
      ['encounter-assigned', 'GP_CONSULTATION', 'create', 'Meena Coach'],
      ['task-overdue', 'Weigh again', undefined, null],
    ]);
  });

  it('are narrowed to a kind, and come in pages', async () => {
    expect(await listed({ kind: 'task-overdue' })).toEqual([
      ['task-overdue', 'Weigh again', undefined, null],
    ]);
    const first = await clinic.call(listNotifications, { query: { limit: '2' } });
    const rest = await clinic.call(listNotifications, { query: { limit: '50', after: first.next ?? '' } });
    expect([...first.data, ...rest.data].map(({ key }) => key)).toHaveLength(5);
    expect(new Set([...first.data, ...rest.data].map(({ key }) => key)).size).toBe(5);
    expect(rest.next).toBeNull();
  });

  it('are listed only at the facility where they happened', async () => {
    const { data } = await clinic.callElsewhere(listNotifications, { query: { limit: '50' } });
    expect(data).toEqual([]);
  });

  it('leave the list once they are read, and stay in the list of all', async () => {
    await clinic.call(markNotifications, { body: { keys: [`task:${ids.task}`] } });
    expect(await listed()).toHaveLength(4);
    const { data } = await clinic.call(listNotifications, { query: { limit: '50', state: 'all' } });
    expect(data.map(({ isRead }) => isRead)).toEqual([true, false, false, false, false]);
    await clinic.call(markNotifications, { body: { until: NOW } });
    expect(await listed()).toEqual([]);
    expect(await listed({ state: 'all' })).toHaveLength(5);
  });

  it('that come later are unread', async () => {
    await task(newId(), 'Call the relative', '2025-10-30', colleague, NOW + 1);
    expect(await listed()).toEqual([['task-assigned', 'Call the relative', undefined, 'Meena Coach']]);
  });

  it('are counted for the menu while unread, up to 99, and reading them is news to the person’s pages', async () => {
    const unread = async () => (await clinic.call(countWaiting, { query: {} })).data.notifications;
    const news = () =>
      clinic.database.db
        .selectFrom('live_event')
        .select('subject_id')
        .where('topic', '=', 'notifications')
        .where('facility_id', '=', clinic.clinic.facilityId)
        .execute();
    expect(await unread()).toEqual({ unread: 1 });
    await clinic.database.db.deleteFrom('live_event').execute();
    await clinic.call(markNotifications, { body: { until: NOW } });
    expect(await news()).toEqual([{ subject_id: clinic.clinic.staffId }]);
    for (let count = 0; count < 99; count += 1)
      await task(newId(), 'One of many', '2025-10-30', colleague, NOW + 2);
    expect(await unread()).toEqual({ unread: 99, exceeded: true });
    expect((await clinic.callElsewhere(countWaiting, { query: {} })).data.notifications).toEqual({
      unread: 0,
    });
  });
});
