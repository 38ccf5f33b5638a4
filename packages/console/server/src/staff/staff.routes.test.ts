import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  type Administration,
  administration,
  type Organisation,
  type Person,
} from '../../test/administration.ts';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';

describe.each(databasesOfRun)('the staff on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let care: Administration;
  let home: Organisation;
  let admin: Person;
  let coach: Person;

  beforeAll(async () => {
    database = await open();
    care = await administration(database);
  });
  afterAll(async () => {
    await care?.close();
    await database?.remove();
  });
  beforeEach(async () => {
    home = await care.addOrganisation();
    admin = await care.addPerson(home, { scopes: ADMINISTRATOR, name: 'Meera Admin' });
    coach = await care.addPerson(home, { name: 'Asha Coach' });
  });

  const get = async (staffId: string, by = admin) =>
    (await care.ask(`staff/get?staffId=${staffId}`, by.token)).body.data;

  /** Prepares a change of the current record. Call the result to send it. */
  async function prepare(staffId: string, change: object, by = admin) {
    const { name, roles, scopes, facilities, state, updatedAt } = await get(staffId);
    const facilityIds = facilities.map((one: { facilityId: string }) => one.facilityId);
    const active = state !== 'inactive';
    const body = { staffId, name, roles, scopes, facilityIds, active, updatedAt, ...change };
    return () => care.ask('staff/update', by.token, body);
  }

  const update = async (...change: Parameters<typeof prepare>) => (await prepare(...change))();

  const invitation = (more: object = {}) => ({
    email: `${randomUUID()}@Staff.example`,
    name: 'Ravi New',
    roles: ['Coordinator'],
    scopes: ['prohealth', 'search'],
    facilityIds: [home.facilityId],
    ...more,
  });

  describe('rights', () => {
    it.each([
      ['staff/list', undefined],
      ['staff/get?staffId=ID', undefined],
      ['staff/sessions?staffId=ID', undefined],
      ['staff/invite', {}],
      ['staff/update', {}],
      ['staff/signout', {}],
    ])('%s needs the scope', async (path, body) => {
      const { status, body: answer } = await care.ask(path.replace('ID', admin.staffId), coach.token, body);
      expect([status, answer.code]).toEqual([403, 'scope-missing']);
      expect(await care.audited(path.split('?')[0] ?? '')).toMatchObject({
        outcome: 'refused',
        staff_id: coach.staffId,
      });
    });
  });

  describe('users of another organisation', () => {
    it.each(['staff/get', 'staff/sessions', 'staff/update', 'staff/signout'])(
      'are not found by %s',
      async (path) => {
        const other = await care.addPerson(await care.addOrganisation('Elsewhere'));
        const answers = [];
        for (const staffId of [other.staffId, randomUUID()]) {
          const fields = { name: 'X', roles: [], scopes: [], facilityIds: [home.facilityId] };
          const body = path.endsWith('update')
            ? { staffId, ...fields, active: false, updatedAt: 1 }
            : { staffId };
          const read = /get|sessions/.test(path);
          const { status, body: answer } = await care.ask(
            read ? `${path}?staffId=${staffId}` : path,
            admin.token,
            read ? undefined : body,
          );
          answers.push({ status, ...answer, requestId: '' });
        }
        expect(answers[0]).toMatchObject({ status: 404, code: 'not-found' });
        expect(answers[1]).toEqual(answers[0]);
      },
    );

    it('are not listed, nor are their facilities', async () => {
      await care.addPerson(await care.addOrganisation('Elsewhere'), { name: 'Zoya Elsewhere' });
      const { body } = await care.ask('staff/list', admin.token);
      expect(body.data.map((one: { name: string }) => one.name)).toEqual(['Asha Coach', 'Meera Admin']);
      const facilities = await care.ask('facility/list', admin.token);
      expect(facilities.body.data.map((one: { facilityName: string }) => one.facilityName)).toEqual([
        'Test Health North',
        'Test Health South',
      ]);
    });

    it('cannot lend a facility', async () => {
      const { facilityId } = await care.addOrganisation('Elsewhere');
      const { status, body } = await care.ask(
        'staff/invite',
        admin.token,
        invitation({ facilityIds: [facilityId] }),
      );
      expect([status, body.errors[0].path]).toEqual([422, 'facilityIds.0']);
    });
  });

  describe('the list', () => {
    beforeEach(async () => {
      await care.addPerson(home, { name: 'Bina 100%_sure', subject: null, scopes: ['prohealth'] });
      await update(coach.staffId, { active: false });
    });

    it.each([
      ['everybody', '', ['Asha Coach', 'Bina 100%_sure', 'Meera Admin']],
      ['part of a name', 'text=aSHa', ['Asha Coach']],
      ['what has a meaning in patterns', `text=${encodeURIComponent('%_s')}`, ['Bina 100%_sure']],
      ['who is invited', 'state=invited', ['Bina 100%_sure']],
      ['who is active', 'state=active', ['Meera Admin']],
      ['who is not', 'state=inactive', ['Asha Coach']],
      ['a scope', 'scope=settings', ['Meera Admin']],
      ['filters together', 'text=a&state=active', ['Meera Admin']],
      ['nobody', 'text=nobody', []],
    ])('has %s', async (_, query, names) => {
      const { body } = await care.ask(`staff/list?${query}`, admin.token);
      expect(body.data.map((one: { name: string }) => one.name)).toEqual(names);
    });

    it('has a facility’s people', async () => {
      await update(admin.staffId, { facilityIds: [home.otherFacilityId, home.facilityId] });
      const { body } = await care.ask(`staff/list?facilityId=${home.otherFacilityId}`, admin.token);
      expect(body.data.map((one: { name: string }) => one.name)).toEqual(['Meera Admin']);
      expect(body.data[0].facilities.map((one: { facilityId: string }) => one.facilityId)).toEqual([
        home.otherFacilityId,
        home.facilityId,
      ]);
    });

    it('is paged', async () => {
      const names: string[] = [];
      let after = '';
      for (let page = 0; page < 3; page += 1) {
        const { body } = await care.ask(`staff/list?limit=1${after && `&after=${after}`}`, admin.token);
        names.push(...body.data.map((one: { name: string }) => one.name));
        after = body.next;
      }
      expect(names).toEqual(['Asha Coach', 'Bina 100%_sure', 'Meera Admin']);
      expect(after).toBeNull();
      expect((await care.ask('staff/list?after=nonsense', admin.token)).status).toBe(422);
    });
  });

  describe('an invitation', () => {
    it('adds a user and mails a link that sets their password', async () => {
      const wanted = invitation({ locale: 'hi' });
      const { status, body } = await care.ask('staff/invite', admin.token, wanted);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        name: 'Ravi New',
        email: wanted.email.toLowerCase(),
        state: 'invited',
        lastUsedAt: null,
        updatedBy: { id: admin.staffId, name: 'Meera Admin' },
      });
      const mail = await expect
        .poll(() => care.mails.find(({ to }) => to === wanted.email.toLowerCase()))
        .toBeDefined()
        .then(() => care.mails.find(({ to }) => to === wanted.email.toLowerCase()));
      expect(mail).toMatchObject({ locale: 'hi', subject: expect.stringContaining('Careline') });
      expect(mail?.body).toMatch(/\/login\/reset\/[\w-]{43}\n/);
      expect(await care.audited('staff/invite')).toMatchObject({
        staff_id: admin.staffId,
        person_ids: [],
        details: { staff: body.data.staffId, given: { scopes: wanted.scopes } },
      });
    });

    it('may contain a doctor’s registration', async () => {
      const registration = { council: 'MH', number: '2015/03/1234' };
      const { body } = await care.ask('staff/invite', admin.token, invitation({ registration }));
      expect(body.data.registration).toEqual(registration);
      expect(await care.audited('staff/invite')).toMatchObject({ details: { given: { registration } } });
    });

    it('is one, however often it is sent', async () => {
      const wanted = invitation();
      const key = randomUUID();
      const [first, second] = [
        await care.ask('staff/invite', admin.token, wanted, key),
        await care.ask('staff/invite', admin.token, wanted, key),
      ];
      expect(second.body).toEqual(first.body);
      await expect
        .poll(() => care.mails.filter(({ to }) => to === wanted.email.toLowerCase()).length)
        .toBe(1);
    });

    it.each([
      ['an address on the staff', () => ({ email: coach.email }), 409, 'email'],
      ['a scope without a screen', () => ({ scopes: ['prohealth', 'discharges'] }), 422, 'scopes.1'],
      ['no facility', () => ({ facilityIds: [] }), 422, 'facilityIds'],
      ['no name', () => ({ name: ' ' }), 422, 'name'],
      ['no address', () => ({ email: 'ravi' }), 422, 'email'],
      ['something unknown', () => ({ active: true }), 422, undefined],
    ])('is refused with %s', async (_, change, status, path) => {
      const answer = await care.ask('staff/invite', admin.token, invitation(change()));
      expect(answer.status).toBe(status);
      if (path) expect(answer.body.errors[0].path).toContain(path);
    });
  });

  describe('a change', () => {
    it('is stored, and in the audit with the old values', async () => {
      const scopes = ['prohealth', 'hmCallInfo'];
      const { body } = await update(coach.staffId, { scopes, roles: ['OP Doctor'], name: 'Asha Rao' });
      expect(body.data).toMatchObject({ name: 'Asha Rao', scopes, roles: ['OP Doctor'] });
      expect(await care.audited('staff/update')).toMatchObject({
        details: {
          staff: coach.staffId,
          changes: {
            name: { before: 'Asha Coach', after: 'Asha Rao' },
            roles: { before: [], after: ['OP Doctor'] },
            scopes: { before: ['prohealth', 'search'], after: scopes },
          },
        },
      });
    });

    it('stores a doctor’s registration, keeps it when omitted, and removes it', async () => {
      const registration = { council: 'KA', number: ' dmc / 45678 ' };
      const stored = { council: 'KA', number: 'DMC/45678' };
      expect((await update(coach.staffId, { registration })).body.data.registration).toEqual(stored);
      expect(await care.audited('staff/update')).toMatchObject({
        details: { changes: { registration: { before: null, after: stored } } },
      });
      expect((await update(coach.staffId, { name: 'Asha Rao' })).body.data.registration).toEqual(stored);
      expect((await update(coach.staffId, { registration: null })).body.data.registration).toBeNull();
    });

    it.each([
      ['without a council', { council: '', number: '45678' }, 'body.registration.council'],
      ['of an unknown council', { council: 'XX', number: '45678' }, 'body.registration.council'],
      ['that is only a year', { council: 'KA', number: '2015' }, 'body.registration.number'],
      ['without a digit', { council: 'KA', number: 'PENDING' }, 'body.registration.number'],
    ])('is refused with a registration %s', async (_, registration, path) => {
      const { status, body } = await update(coach.staffId, { registration });
      expect([status, body.errors[0].path]).toEqual([422, path]);
    });

    it('is refused after a colleague’s change, with their name', async () => {
      const { updatedAt } = await get(coach.staffId);
      await update(coach.staffId, { name: 'First' });
      const { status, body } = await update(coach.staffId, { name: 'Second', updatedAt });
      expect([status, body.code]).toEqual([409, 'conflict']);
      expect(body.detail).toContain('Meera Admin');
      expect(await get(coach.staffId)).toMatchObject({ name: 'First' });
    });

    it('keeps a granted scope that is not built, and grants none', async () => {
      await care.db
        .updateTable('staff')
        .set({ scopes: ['prohealth', 'discharges'] })
        .where('id', '=', coach.staffId)
        .execute();
      expect((await update(coach.staffId, { scopes: ['discharges', 'search'] })).status).toBe(200);
      expect((await update(coach.staffId, { scopes: ['my_admissions'] })).body.errors[0].path).toBe(
        'scopes.0',
      );
    });

    it('of nothing changes nothing', async () => {
      const { updatedAt } = await get(coach.staffId);
      expect((await update(coach.staffId, {})).body.data.updatedAt).toBe(updatedAt);
    });

    it('takes effect at the very next request', async () => {
      const asked = () => care.ask('profile', coach.token);
      expect((await asked()).status).toBe(200);
      await update(coach.staffId, { active: false });
      const { status, body } = await asked();
      expect([status, body.code]).toEqual([403, 'staff-deactivated']);
      const { details } = (await care.audited('staff/update')) ?? {};
      expect(details).toMatchObject({
        changes: { active: { before: true, after: false } },
        sessions: [coach.sessionId],
      });
      await update(coach.staffId, { active: true });
      expect((await asked()).body.code).toBe('session-ended');
    });
  });

  describe('access to the settings', () => {
    it.each([
      ['deactivate', { active: false }],
      ['take the settings from', { scopes: ['prohealth', 'search'] }],
      ['take the programme area from', { scopes: ['settings'] }],
    ])('cannot be lost by a user who wants to %s themselves', async (_, change) => {
      await care.addPerson(home, { scopes: ADMINISTRATOR });
      const { status, body } = await update(admin.staffId, change);
      expect([status, body.code]).toEqual([409, 'own-rights']);
    });

    it.each([
      ['a deactivation', { active: false }],
      ['other scopes', { scopes: ['prohealth'] }],
    ])('is never lost for everyone by %s', async (_, change) => {
      // Has the scope for the endpoints, but cannot open the console.
      const program = await care.addPerson(home, { scopes: ['settings'] });
      const { status, body } = await update(admin.staffId, change, program);
      expect([status, body.code]).toEqual([409, 'last-administrator']);
      await care.addPerson(home, { scopes: ADMINISTRATOR });
      expect((await update(admin.staffId, change, program)).status).toBe(200);
    });

    it('remains when two administrators deactivate each other at once', async () => {
      const other = await care.addPerson(home, { scopes: ADMINISTRATOR });
      const changes = [
        await prepare(other.staffId, { active: false }),
        await prepare(admin.staffId, { active: false }, other),
      ];
      const answers = await Promise.all(changes.map((send) => send()));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const left = await care.db
        .selectFrom('staff')
        .select('id')
        .where('organisation_id', '=', home.organisationId)
        .where('active', '=', true)
        .execute();
      expect(left).toHaveLength(2);
    });
  });

  describe('sessions', () => {
    const sessions = async (staffId: string) =>
      (await care.ask(`staff/sessions?staffId=${staffId}`, admin.token)).body.data;

    it('are listed, with the reader’s own one marked', async () => {
      expect(await sessions(admin.staffId)).toMatchObject([
        { sessionId: admin.sessionId, browser: 'Firefox', system: 'Linux', current: true, endedAt: null },
      ]);
      const [{ firstUsedAt, current, facilityName }] = await sessions(coach.staffId);
      expect([firstUsedAt % 60, current, facilityName]).toEqual([0, false, 'Test Health North']);
    });

    it.each([
      ['one', () => ({ sessionId: coach.sessionId })],
      ['all', () => ({})],
    ])('%s can be ended, at once', async (_, which) => {
      const { body } = await care.ask('staff/signout', admin.token, { staffId: coach.staffId, ...which() });
      expect(body.data).toEqual({ ended: 1 });
      const { status, body: refused } = await care.ask('profile', coach.token);
      expect([status, refused.code]).toEqual([401, 'session-ended']);
      expect(await sessions(coach.staffId)).toMatchObject([
        { endedAt: expect.any(Number), endedBy: { id: admin.staffId, name: 'Meera Admin' } },
      ]);
      expect(await care.audited('staff/signout')).toMatchObject({
        details: { staff: coach.staffId, sessions: [coach.sessionId] },
      });
    });

    it('of another user are not ended under this name', async () => {
      const body = { staffId: coach.staffId, sessionId: admin.sessionId };
      expect((await care.ask('staff/signout', admin.token, body)).status).toBe(404);
      expect((await care.ask('profile', admin.token)).status).toBe(200);
    });
  });
});
