import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runConsent } from '../../src/cli/consent.ts';
import { runErase } from '../../src/cli/erase.ts';
import { runStaff } from '../../src/cli/staff.ts';
import { insertPerson } from '../../src/patients/registration/persons.ts';
import { readSettings, type Settings } from '../../src/platform/config/config.ts';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import { runWork } from '../../src/platform/database/work.ts';
import { aClinic } from '../clinic.ts';
import { newDataFolder } from '../data-folder.ts';
import { aPerson } from '../people.ts';

let settings: Settings;
let vitaId: string;

/** The commands open the folder themselves, so the test must close it first. */
async function looking<T>(look: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataFolder: settings.dataFolder });
  return look(database).finally(() => database.close());
}

const personRow = () =>
  looking(({ db }) =>
    db
      .selectFrom('person')
      .select(['name', 'consent_withdrawn_at', 'erased_at'])
      .where('id', '=', vitaId)
      .executeTakeFirst(),
  );

beforeAll(async () => {
  settings = readSettings({ CARELINE_DATA: await newDataFolder(), CARELINE_DEMO: 'off' }, { serving: false });
  vitaId = newId();
  await looking(async ({ db }) => {
    const clinic = await aClinic(db);
    const identifiers = [{ system: 'uhid', value: 'TH-0001' }];
    await runWork(db, (tx) => insertPerson(tx, aPerson(clinic, { id: vitaId, identifiers })));
  });
});
afterAll(() => rm(settings.dataFolder, { recursive: true, force: true }));

const outputOf = async (run: typeof runErase, ...argv: string[]) => {
  const lines: string[] = [];
  const code = await run(argv, settings, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
};

describe('commands about a patient', () => {
  it.each([
    ['consent without a word', runConsent, ['--uhid', 'TH-0001'], 'npm start -- consent'],
    ['consent without a patient', runConsent, ['withdraw'], '--uhid'],
    ['consent of nobody', runConsent, ['withdraw', '--uhid', 'XX-9'], 'No patient in Test Health'],
    ['erase without a patient', runErase, [], 'npm start -- erase'],
    ['erase with an unknown option', runErase, ['--all'], '--all'],
    [
      'erase in an unknown organisation',
      runErase,
      ['--uhid', 'TH-0001', '--organisation', 'X'],
      '"Test Health"',
    ],
  ])('are refused when used wrongly: %s', async (_, run, argv, words) => {
    const { code, text } = await outputOf(run, ...argv);
    expect(code).toBe(2);
    expect(text).toContain(words);
  });

  it('withdraw consent and restore it', async () => {
    expect((await outputOf(runConsent, 'withdraw', '--uhid', 'th 0001')).code).toBe(0);
    expect((await personRow())?.consent_withdrawn_at).not.toBeNull();
    expect((await outputOf(runConsent, 'withdraw', '--uhid', 'TH-0001')).text).toContain(
      'was already recorded',
    );
    expect((await outputOf(runConsent, 'give', '--uhid', 'TH-0001')).code).toBe(0);
    expect((await personRow())?.consent_withdrawn_at).toBeNull();
  });

  it('explain first what erasing does, and do it when it is confirmed', async () => {
    const plan = await outputOf(runErase, '--uhid', 'TH-0001');
    expect(plan.text).toContain('Nothing was changed');
    expect(plan.text).toContain(vitaId);
    expect((await personRow())?.name).toBe('Ravi Kumar');
    const done = await outputOf(runErase, '--uhid', 'TH-0001', '--confirm');
    expect(done.code).toBe(0);
    // The only entry, the registration, is more than three years old.
    expect(await personRow()).toBeUndefined();
    expect((await outputOf(runErase, '--uhid', 'TH-0001')).text).toContain('No patient in Test Health');
    expect((await outputOf(runErase, '--due')).text).toContain('ended: 0.');
  });
});

describe('staff reset-second-factor', () => {
  it.each([
    ['without an address', []],
    ['for nobody', ['--email', 'nobody@staff.example']],
  ])('is refused %s', async (_, argv) => {
    expect(await runStaff(['reset-second-factor', ...argv], settings)).toBe(2);
  });

  it('turns the second step off and notifies its person', async () => {
    const id = newId();
    const email = 'asha@staff.example';
    await looking(async ({ db }) => {
      await db.insertInto('account').values({ id, email, name: 'Asha', password_hash: '-' }).execute();
      await db.insertInto('second_factor').values({ account_id: id, secret: '-', last_step: 1 }).execute();
    });
    expect(await runStaff(['reset-second-factor', '--email', 'Asha@Staff.example'], settings)).toBe(0);
    const left = await looking(async ({ db }) => ({
      factors: await db.selectFrom('second_factor').selectAll().execute(),
      mails: await db.selectFrom('outgoing_message').select('recipient').execute(),
    }));
    expect(left).toEqual({ factors: [], mails: [{ recipient: email }] });
  });
});
