// spec: facilities-changed

import { randomUUID } from 'node:crypto';
import { FACILITY_DEFAULTS } from '@careline/core/internal/administration';
import { dayOf } from '@careline/core/internal/formatting';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  type Administration,
  administration,
  type Organisation,
  type Person,
} from '../../test/administration.ts';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';

const DAY = 86_400;
const today = (days = 0): string => dayOf(Math.floor(Date.now() / 1000) + days * DAY, 'Asia/Kolkata');

describe.each(databasesOfRun)('facilities on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let care: Administration;
  let home: Organisation;
  let admin: Person;

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
  });

  const fields = (more: object = {}) => ({
    ...FACILITY_DEFAULTS,
    name: `Clinic ${randomUUID()}`,
    code: null,
    ...more,
  });
  const list = async () => (await care.ask('facility/list', admin.token)).body.data;
  const get = async (facilityId: string) =>
    (await list()).find((one: { facilityId: string }) => one.facilityId === facilityId);
  const add = (more: object = {}) => care.ask('facility/add', admin.token, fields(more));

  /** Prepares a change of the current record. Call the result to send it. */
  async function prepare(facilityId: string, change: object) {
    const { facilityName: name, ...record } = await get(facilityId);
    const { code, type, timeZone, address, phone, dutyDoctorPhone, callingHours, updatedAt } = record;
    const now = { name, code, type, timeZone, address, phone, dutyDoctorPhone, callingHours };
    return () => care.ask('facility/update', admin.token, { ...now, facilityId, updatedAt, ...change });
  }
  const change = async (facilityId: string, fresh: object) => (await prepare(facilityId, fresh))();

  async function close(facilityId: string, more: object = {}, by = admin) {
    const { updatedAt } = await get(facilityId);
    const body = { facilityId, on: today(), reason: 'The lease ended', updatedAt, ...more };
    return care.ask('facility/close', by.token, body);
  }
  const reopen = async (facilityId: string) => {
    const { updatedAt } = await get(facilityId);
    return care.ask('facility/reopen', admin.token, { facilityId, updatedAt });
  };
  /** Adds a user with a token for the organisation's other facility, who also works at `facilityIds`. */
  async function elsewhere(facilityIds: readonly string[] = [], name = 'Ravi South') {
    const person = await care.addPerson({ ...home, facilityId: home.otherFacilityId }, { name });
    for (const [index, facility_id] of facilityIds.entries()) {
      const row = { staff_id: person.staffId, facility_id, position: index + 1 };
      await care.db.insertInto('staff_facility').values(row).execute();
    }
    return person;
  }
  const profile = (token: string) => care.ask('profile', token);

  describe('rights', () => {
    it.each([
      ['facility/list', undefined],
      ['facility/consequences?facilityId=ID', undefined],
      ['facility/add', {}],
      ['facility/update', {}],
      ['facility/close', {}],
      ['facility/reopen', {}],
    ])('%s needs the scope', async (path, body) => {
      const coach = await care.addPerson(home);
      const { status, body: answer } = await care.ask(path.replace('ID', home.facilityId), coach.token, body);
      expect([status, answer.code]).toEqual([403, 'scope-missing']);
    });

    it.each(['consequences', 'update', 'close', 'reopen'])(
      'facilities of another organisation are not found by %s',
      async (what) => {
        const { facilityId: foreign } = await care.addOrganisation('Elsewhere');
        const answers = [];
        for (const facilityId of [foreign, randomUUID()]) {
          const version = { facilityId, updatedAt: 1 };
          const bodies: Readonly<Record<string, object>> = {
            update: { ...fields(), ...version },
            close: { ...version, on: today(), reason: 'The lease ended' },
            reopen: version,
          };
          const query = what === 'consequences' ? `?facilityId=${facilityId}` : '';
          const { status, body } = await care.ask(`facility/${what}${query}`, admin.token, bodies[what]);
          answers.push({ status, ...body, requestId: '' });
        }
        expect(answers[0]).toMatchObject({ status: 404, code: 'not-found' });
        expect(answers[1]).toEqual(answers[0]);
      },
    );
  });

  describe('adding a facility', () => {
    it('stores the entered data, with the audit', async () => {
      const given = {
        name: `Riverside ${randomUUID()}`,
        code: 'blr-02',
        type: 'clinic',
        timeZone: 'Asia/Dhaka',
        address: '12 Lake Road, Bengaluru',
        phone: '080 2345 6789',
        dutyDoctorPhone: '098480 22338',
        callingHours: { from: '09:00', to: '24:00' },
      };
      const { status, body } = await add(given);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        facilityName: given.name,
        code: 'BLR-02',
        type: 'clinic',
        timeZone: 'Asia/Dhaka',
        phone: '+918023456789',
        dutyDoctorPhone: '+919848022338',
        callingHours: { from: '09:00', to: '24:00' },
        closing: null,
        updatedBy: { id: admin.staffId },
      });
      expect(await get(body.data.facilityId)).toEqual(body.data);
      expect(await care.audited('facility/add')).toMatchObject({
        staff_id: admin.staffId,
        details: { facility: body.data.facilityId, given: { name: given.name, code: 'BLR-02' } },
      });
    });

    it('happens once for a key', async () => {
      const key = randomUUID();
      const body = fields();
      const first = await care.ask('facility/add', admin.token, body, key);
      expect((await care.ask('facility/add', admin.token, body, key)).body).toEqual(first.body);
    });

    it.each([
      ['no name', { name: ' ' }, 'name'],
      ['a code with blanks', { code: 'B 2' }, 'code'],
      ['a type nobody knows', { type: 'palace' }, 'type'],
      ['a zone nobody knows', { timeZone: 'Asia/Nowhere' }, 'timeZone'],
      ['an offset for a zone', { timeZone: '+05:30' }, 'timeZone'],
      ['a number on the wall', { dutyDoctorPhone: 'on the wall' }, 'dutyDoctorPhone'],
      ['hours the wrong way round', { callingHours: { from: '20:00', to: '08:00' } }, 'callingHours.to'],
      ['half hours', { callingHours: { from: '08:30', to: '20:00' } }, 'callingHours.from'],
    ])('refuses a facility with %s', async (_, more, path) => {
      const { status, body } = await add(more);
      expect([status, body.code, body.errors[0].path]).toEqual([422, 'input-invalid', `body.${path}`]);
    });

    it('refuses a name or code of another one, closed or not', async () => {
      const { facilityName: name } = await get(home.otherFacilityId);
      await change(home.otherFacilityId, { code: 'S-1' });
      await close(home.otherFacilityId);
      const { status, body } = await add({ name: name.toUpperCase(), code: 's-1' });
      expect([status, body.code]).toEqual([409, 'conflict']);
      expect(body.errors.map((error: { path: string }) => error.path)).toEqual(['name', 'code']);
    });

    it('accepts the name and code of another organisation', async () => {
      await add({ name: 'Shared name', code: 'SHARED' });
      const other = await care.addOrganisation('Elsewhere');
      const theirs = await care.addPerson(other, { scopes: ADMINISTRATOR });
      const { status } = await care.ask(
        'facility/add',
        theirs.token,
        fields({ name: 'Shared name', code: 'SHARED' }),
      );
      expect(status).toBe(200);
    });
  });

  describe('changing a facility', () => {
    it('stores it, with the old values in the audit', async () => {
      const { body } = await change(home.facilityId, { dutyDoctorPhone: '98480 22338', type: 'hospital' });
      expect(body.data).toMatchObject({ dutyDoctorPhone: '+919848022338', type: 'hospital' });
      expect((await care.audited('facility/update'))?.details).toMatchObject({
        facility: home.facilityId,
        changes: {
          dutyDoctorPhone: { before: null, after: '+919848022338' },
          type: { before: null, after: 'hospital' },
        },
      });
    });

    it('stores one of two simultaneous changes, and the other learns who was first', async () => {
      const both = [
        await prepare(home.facilityId, { address: 'One' }),
        await prepare(home.facilityId, { address: 'Two' }),
      ];
      const answers = await Promise.all(both.map((send) => send()));
      const [stored, refused] = answers.toSorted((a, b) => a.status - b.status);
      expect([stored?.status, refused?.status, refused?.body.code]).toEqual([200, 409, 'conflict']);
      expect(refused?.body.detail).toContain('Meera Admin');
      expect((await get(home.facilityId)).address).toBe(stored?.body.data.address);
    });

    it('moves the first second of a planned end with its time zone', async () => {
      await close(home.otherFacilityId, { on: today(5) });
      await change(home.otherFacilityId, { timeZone: 'America/New_York' });
      const row = await care.db
        .selectFrom('facility')
        .select(['closed_on', 'closed_from'])
        .where('id', '=', home.otherFacilityId)
        .executeTakeFirstOrThrow();
      expect(dayOf(row.closed_from ?? 0, 'America/New_York')).toBe(row.closed_on);
      expect(dayOf((row.closed_from ?? 0) - 1, 'America/New_York')).not.toBe(row.closed_on);
    });
  });

  describe('closing a facility', () => {
    it('refuses its tokens at the next request and says what to do; reopening accepts them again', async () => {
      const ravi = await elsewhere([home.facilityId]);
      expect((await profile(ravi.token)).status).toBe(200);
      const { body } = await close(home.otherFacilityId);
      expect(body.data.closing).toEqual({ on: today(), reason: 'The lease ended', closed: true });
      const refused = await profile(ravi.token);
      expect([refused.status, refused.body.code]).toEqual([403, 'facility-closed']);
      expect(refused.body.action).toMatch(/another facility/);
      expect((await care.audited('facility/close'))?.details).toMatchObject({
        facility: home.otherFacilityId,
        reason: 'The lease ended',
        changes: { closedOn: { before: null, after: today() } },
      });
      expect((await reopen(home.otherFacilityId)).body.data.closing).toBeNull();
      expect((await profile(ravi.token)).status).toBe(200);
      expect((await care.audited('facility/reopen'))?.details).toMatchObject({
        changes: { closedOn: { before: today(), after: null } },
      });
    });

    it('on a later day lets people work until then, and is not offered to others', async () => {
      const ravi = await elsewhere([home.facilityId]);
      const { body } = await close(home.otherFacilityId, { on: today(3) });
      expect(body.data.closing).toMatchObject({ on: today(3), closed: false });
      expect((await profile(ravi.token)).body.data.facilities).toHaveLength(2);
      const invited = await care.ask('staff/invite', admin.token, {
        email: `${randomUUID()}@staff.example`,
        name: 'Nina New',
        roles: [],
        scopes: ['prohealth'],
        facilityIds: [home.otherFacilityId],
      });
      expect([invited.status, invited.body.errors[0]]).toEqual([
        422,
        { path: 'facilityIds.0', message: 'is closed, or will be' },
      ]);
    });

    it('removes it from the profile of staff who also work elsewhere', async () => {
      const both = await care.addPerson(home, { scopes: ADMINISTRATOR });
      const row = { staff_id: both.staffId, facility_id: home.otherFacilityId, position: 1 };
      await care.db.insertInto('staff_facility').values(row).execute();
      await close(home.otherFacilityId);
      expect((await profile(both.token)).body.data.facilities).toMatchObject([
        { facilityId: home.facilityId },
      ]);
    });

    it('names the staff who would have none, and continues only when they are confirmed', async () => {
      const left = await elsewhere([], 'Asha Left');
      await elsewhere([home.facilityId], 'Zoya Both');
      const consequences = await care.ask(
        `facility/consequences?facilityId=${home.otherFacilityId}`,
        admin.token,
      );
      expect(consequences.body.data).toEqual({
        staff: 2,
        withoutFacility: [{ id: left.staffId, name: 'Asha Left' }],
        patients: 0,
      });
      const refused = await close(home.otherFacilityId);
      expect([refused.status, refused.body.code]).toEqual([409, 'staff-without-facility']);
      expect(refused.body.detail).toContain('Asha Left');
      expect((await get(home.otherFacilityId)).closing).toBeNull();
      const { status } = await close(home.otherFacilityId, { withoutFacility: [left.staffId] });
      expect(status).toBe(200);
      expect((await care.audited('facility/close'))?.details).toMatchObject({
        withoutFacility: [left.staffId],
      });
    });

    it.each([
      ['the one the administrator works in', () => home.facilityId, {}, 409, 'own-facility'],
      ['one more than a year ahead', () => home.otherFacilityId, { on: today(400) }, 422, 'input-invalid'],
      ['one on a day that is none', () => home.otherFacilityId, { on: '2026-02-31' }, 422, 'input-invalid'],
      ['one without a reason', () => home.otherFacilityId, { reason: ' ' }, 422, 'input-invalid'],
      ['one that was changed meanwhile', () => home.otherFacilityId, { updatedAt: 1 }, 409, 'conflict'],
    ])('is refused for %s', async (_, facilityId, more, status, code) => {
      const answer = await close(facilityId(), more);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect((await get(facilityId())).closing).toBeNull();
    });

    it('leaves one of two administrators of two facilities one facility', async () => {
      const south = await care.addPerson(
        { ...home, facilityId: home.otherFacilityId },
        { scopes: ADMINISTRATOR },
      );
      const confirmed = { withoutFacility: [admin.staffId, south.staffId] };
      const versions = [await get(home.facilityId), await get(home.otherFacilityId)];
      const send = (index: number, by: Person) =>
        care.ask('facility/close', by.token, {
          facilityId: versions[index].facilityId,
          updatedAt: versions[index].updatedAt,
          on: today(1),
          reason: 'Both at once',
          ...confirmed,
        });
      const answers = await Promise.all([send(1, admin), send(0, south)]);
      const sorted = answers.toSorted((a, b) => a.status - b.status);
      expect(sorted.map(({ status, body }) => [status, body.code])).toEqual([
        [200, undefined],
        [409, 'last-facility'],
      ]);
    });

    it('keeps the records of its staff, and lets no one keep only closed ones', async () => {
      const ravi = await elsewhere([home.facilityId]);
      await close(home.otherFacilityId);
      const { name, roles, scopes, updatedAt } = (
        await care.ask(`staff/get?staffId=${ravi.staffId}`, admin.token)
      ).body.data;
      const update = (facilityIds: readonly string[]) =>
        care.ask('staff/update', admin.token, {
          ...{ staffId: ravi.staffId, name, roles, scopes, active: true, updatedAt, facilityIds },
        });
      const only = await update([home.otherFacilityId]);
      expect([only.status, only.body.errors[0].path]).toEqual([422, 'facilityIds']);
      expect((await update([home.otherFacilityId, home.facilityId])).status).toBe(200);
    });
  });
});
