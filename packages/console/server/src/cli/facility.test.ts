// spec: facilities-by-command

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';
import { readSettings } from '../platform/config/config.ts';
import { runFacility } from './facility.ts';
import { findFacility } from './find-facility.ts';
import { runOrganisation } from './organisation.ts';

describe.each(databasesOfRun)('facilities by command on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;
  const settings = readSettings({ CARELINE_DEMO: 'off' }, { serving: false });

  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
  });
  afterAll(() => database?.remove());

  async function run(command: typeof runFacility, argv: readonly string[]) {
    const lines: string[] = [];
    const opened = async () => ({ database, close: async () => undefined });
    const code = await command(argv, settings, (line) => lines.push(line), opened);
    return { code, output: lines.join('\n') };
  }
  const facility = (...argv: string[]) => run(runFacility, argv);
  const organisation = (...argv: string[]) => run(runOrganisation, argv);
  const ofHome = ['--organisation', 'Test Health'];
  const newestAudit = () =>
    database.db
      .selectFrom('audit')
      .select(['action', 'details'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();

  // The steps build on each other.
  describe('the commands', () => {
    it('print their usage', async () => {
      expect(await facility('--help')).toMatchObject({
        code: 0,
        output: expect.stringContaining('--reason'),
      });
      expect(await organisation()).toMatchObject({ code: 2, output: expect.stringContaining('--confirm') });
    });

    it.each([
      ['no name', ['add'], '--name must be'],
      [
        'a zone nobody knows',
        ['add', '--name', 'East', '--time-zone', 'Mars'],
        '--time-zone must be an IANA',
      ],
      ['a type nobody knows', ['add', '--name', 'East', '--type', 'palace'], '--type must be one of'],
      ['hours in words', ['add', '--name', 'East', '--hours', 'mornings'], '--hours must be a whole hour'],
      ['a name that is taken', ['add', '--name', 'north'], 'Another facility already has this name'],
      ['a facility nobody knows', ['change', '--facility', 'West', '--code', 'W'], '"North", "South"'],
      ['no reason', ['close', '--facility', 'South'], '--reason must say why'],
      [
        'a day that is none',
        ['close', '--facility', 'South', '--reason', 'x', '--on', '2026-02-31'],
        '--on must',
      ],
      ['an organisation nobody knows', ['list', '--organisation', 'Elsewhere'], '"Test Health"'],
      ['an option nobody knows', ['list', '--days', 'mon'], '--days'],
    ])('refuse %s, and say so', async (_, argv, words) => {
      expect(await facility(...argv)).toMatchObject({ code: 2, output: expect.stringContaining(words) });
    });

    it('add and change, with the audit', async () => {
      const added = await facility('add', '--name', 'East', '--code', 'e-1', '--hours', '09:00-18:00');
      expect(added).toEqual({ code: 0, output: 'Added East · E-1 · Asia/Kolkata · open' });
      expect(await newestAudit()).toMatchObject({
        action: 'facility/add',
        details: { given: { name: 'East', code: 'E-1', callingHours: { from: '09:00', to: '18:00' } } },
      });
      await facility('change', '--facility', 'E-1', '--type', 'clinic', '--phone', '080 2345 6789');
      const changed = await facility('change', '--facility', 'East', '--phone', '');
      expect(changed.output).toBe('Changed East · E-1 · clinic · Asia/Kolkata · open');
      expect((await newestAudit()).details).toMatchObject({
        changes: { phone: { before: '+918023456789', after: null } },
      });
      expect((await facility('change', '--facility', 'East', '--type', 'clinic')).output).toMatch(
        /^Nothing to/,
      );
    });

    it('close one only after the affected staff are confirmed, and offer nothing there any more', async () => {
      const { staffId, facilityId } = clinic;
      await database.db.deleteFrom('staff_facility').where('facility_id', '!=', facilityId).execute();
      const asked = await facility('close', '--facility', 'North', '--reason', 'The lease ended');
      expect(asked).toMatchObject({
        code: 2,
        output: expect.stringContaining('Left without a facility: Asha Coach'),
      });
      const close = ['close', '--facility', 'North', '--reason', 'The lease ended', '--on', '2026-01-31'];
      expect((await facility(...close, '--confirm')).output).toMatch(
        /closed since 2026-01-31: The lease ended$/,
      );
      expect(await newestAudit()).toMatchObject({
        action: 'facility/close',
        details: { facility: facilityId, reason: 'The lease ended', withoutFacility: [staffId] },
      });
      await expect(findFacility(database.db, 'North')).rejects.toThrow('"North" is closed');
      await facility('close', '--facility', 'East', '--reason', 'Merged', '--on', '2026-01-31');
      expect(await facility('close', '--facility', 'South', '--reason', 'All')).toMatchObject({
        code: 2,
        output: expect.stringContaining('the last open facility of the organisation'),
      });
      expect((await facility('reopen', '--facility', 'East')).output).toMatch(/open$/);
    });

    it('add, rename and close an organisation', async () => {
      expect(await organisation('add', '--name', 'Lake Health', '--facility', 'North')).toMatchObject({
        code: 0,
      });
      expect(await organisation('add', '--name', 'lake health', '--facility', 'X')).toMatchObject({
        code: 2,
        output: expect.stringContaining('Another organisation already has this name'),
      });
      expect((await facility('list')).output).toMatch(/^Choose an organisation/);
      await organisation('change', '--organisation', 'Lake Health', '--name', 'River Health');
      expect(await newestAudit()).toMatchObject({
        action: 'organisation/update',
        details: { changes: { name: { before: 'Lake Health', after: 'River Health' } } },
      });
      const close = ['close', '--organisation', 'River Health', '--reason', 'Sold', '--on', '2026-01-31'];
      expect(await organisation(...close)).toMatchObject({
        code: 2,
        output: expect.stringContaining('--confirm'),
      });
      expect(await organisation(...close, '--confirm')).toMatchObject({ code: 0 });
      expect((await organisation('list')).output).toBe(
        'River Health · 0 open, 1 closed facilities · closed\nTest Health · 2 open, 1 closed facilities',
      );
      expect((await facility('list', ...ofHome)).output.split('\n')).toHaveLength(3);
    });
  });
});
