import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../../../test/databases.ts';
import { quickHash } from '../../../../test/identity/quick-password.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { runWork } from '../../../platform/database/work.ts';
import { ownerOf } from '../account-owner.ts';
import { checkSignIn } from '../accounts.ts';
import { createHashQueue } from '../password/hash-queue.ts';
import {
  forgetWrongCodes,
  hasSecondFactor,
  MAX_WRONG_CODES,
  removeSecondFactor,
  takeCode,
  turnOff,
  turnOn,
} from './totp.ts';
import { newTotpSecret, totpCode } from './totp-code.ts';
import { recoveryCodesLeft } from './totp-recovery.ts';
import { openSeal } from './totp-seal.ts';
import { readTicket, writeTicket } from './totp-ticket.ts';

const ISSUER = 'https://c.example/oidc';
const PASSWORD = 'the old pass phrase';
const NOW = 1_800_000_000;

const HASHING = { queue: createHashQueue(), network: 'a network' };

describe.each(databasesOfRun)('the second step on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;
  let passwordHash: string;

  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
    passwordHash = await quickHash(PASSWORD);
  });
  afterAll(() => database.remove());

  /** Creates an account whose second factor was turned on in the half minute before `NOW`. */
  async function somebody() {
    const { db } = database;
    const id = newId();
    const email = `${id}@staff.example`;
    await db.insertInto('account').values({ id, email, name: 'Asha', password_hash: passwordHash }).execute();
    await db
      .insertInto('staff')
      .values({ id: newId(), organisation_id: clinic.organisationId, name: 'Asha', email })
      .execute();
    const owner = await ownerOf(db, ISSUER, 'id', id);
    if (!owner) throw new Error('the account is there');
    const secret = newTotpSecret();
    const at = (now: number) => ({ owner, requestId: 'r1', locale: 'en' as const, now });
    const on = await turnOn(db, at(NOW - 30), secret, totpCode(secret, NOW - 30));
    if (on.result !== 'on') throw new Error(on.result);
    const take = (typed: string, now = NOW) => takeCode(db, at(now), typed);
    return { id, email, secret, at, take, recoveryCodes: on.recoveryCodes };
  }

  const mailsTo = async (email: string) =>
    (
      await database.db
        .selectFrom('outgoing_message')
        .select(['kind', 'body'])
        .where('recipient', '=', email)
        .execute()
    )
      .filter((mail) => mail.kind === 'second-factor')
      .map((mail) => mail.body);

  const actions = async (account: string) =>
    (await database.db.selectFrom('audit').select(['action', 'details']).orderBy('id').execute())
      .filter((row) => row.details.account === account)
      .map((row) => row.action);

  it('is off until a code proves that the app has the secret', async () => {
    const { id, at } = await somebody();
    await runWork(database.db, (tx) => removeSecondFactor(tx, at(NOW), 'off'));
    const secret = newTotpSecret();
    expect(await turnOn(database.db, at(NOW), secret, '000000 no')).toEqual({ result: 'wrong' });
    expect(await hasSecondFactor(database.db, id)).toBe(false);
  });

  it('stores the secret and the recovery codes unreadably', async () => {
    const { id, secret, recoveryCodes } = await somebody();
    const { db } = database;
    const stored = JSON.stringify([
      await db.selectFrom('second_factor').selectAll().where('account_id', '=', id).execute(),
      await db.selectFrom('recovery_code').selectAll().where('account_id', '=', id).execute(),
      await db.selectFrom('audit').selectAll().execute(),
      await db.selectFrom('outgoing_message').selectAll().execute(),
    ]);
    expect(recoveryCodes).toHaveLength(10);
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.slice(0, 5));
  });

  it('accepts each code once, and none older than the last', async () => {
    const { secret, take } = await somebody();
    const code = totpCode(secret, NOW);
    expect(await take(code)).toEqual({ result: 'right', by: 'app' });
    expect(await take(code)).toEqual({ result: 'wrong' });
    expect(await take(totpCode(secret, NOW - 30))).toEqual({ result: 'wrong' });
    expect(await take(totpCode(secret, NOW + 30))).toEqual({ result: 'right', by: 'app' });
  });

  it('does not accept the code that turned it on again', async () => {
    const { secret, take } = await somebody();
    expect(await take(totpCode(secret, NOW - 30))).toEqual({ result: 'wrong' });
  });

  it('accepts the same code from one of two simultaneous requests', async () => {
    const { secret, take } = await somebody();
    const code = totpCode(secret, NOW);
    const results = await Promise.all([take(code), take(code)]);
    expect(results.map((one) => one.result).sort()).toEqual(['right', 'wrong']);
  });

  it('accepts a recovery code once, however it is typed, and notifies its person', async () => {
    const { id, email, take, recoveryCodes } = await somebody();
    const [first = '', second = ''] = recoveryCodes;
    expect(await take(first.toLowerCase().replaceAll('-', ' '))).toEqual({ result: 'right', by: 'recovery' });
    expect(await take(first)).toEqual({ result: 'wrong' });
    expect(await take(`${second.slice(0, -1)}${second.endsWith('0') ? '2' : '0'}`)).toEqual({
      result: 'wrong',
    });
    expect(await recoveryCodesLeft(database.db, id)).toBe(9);
    expect(await actions(id)).toEqual(['second-factor/on', 'second-factor/recovery']);
    expect((await mailsTo(email)).join()).toContain('A recovery code was used');
  });

  it('keeps counting failures until the code is right too', async () => {
    const { email, take, secret } = await somebody();
    const { db } = database;
    for (let tried = 0; tried < 9; tried += 1) expect(await take('000000')).toEqual({ result: 'wrong' });
    expect((await checkSignIn(db, email, PASSWORD, HASHING)).result).toBe('code-needed');
    expect((await take('not a code')).result).toBe('wrong');
    expect(await take(totpCode(secret, NOW))).toEqual({ result: 'locked' });
    expect((await checkSignIn(db, email, PASSWORD, HASHING)).result).toBe('locked');
  });

  it('is blocked after 50 wrong codes in a row, until a new password or an administrator unblocks it', async () => {
    const { id, take, secret } = await somebody();
    const { db } = database;
    await db
      .updateTable('second_factor')
      .set({ wrong_codes: MAX_WRONG_CODES })
      .where('account_id', '=', id)
      .execute();
    expect(await take(totpCode(secret, NOW))).toEqual({ result: 'blocked' });
    await forgetWrongCodes(db, id);
    expect((await take(totpCode(secret, NOW))).result).toBe('right');
  });

  it('is turned off with a right code, and the password alone signs in again', async () => {
    const { id, email, at, secret } = await somebody();
    const { db } = database;
    expect(await turnOff(db, at(NOW), '000000')).toEqual({ result: 'wrong' });
    expect((await turnOff(db, at(NOW), totpCode(secret, NOW))).result).toBe('right');
    expect((await checkSignIn(db, email, PASSWORD, HASHING)).result).toBe('signed-in');
    expect(await recoveryCodesLeft(db, id)).toBe(0);
    expect(await actions(id)).toEqual(['second-factor/on', 'second-factor/off']);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('has tickets for one purpose, one database and ten minutes', async () => {
    const seal = await openSeal(database.db);
    const ticket = writeTicket(seal, 'sign-in', { accountId: 'a', uid: 'u' }, NOW);
    expect(readTicket(seal, 'sign-in', ticket, NOW + 599)).toMatchObject({ accountId: 'a', uid: 'u' });
    expect(readTicket(seal, 'sign-in', ticket, NOW + 600)).toBeUndefined();
    expect(readTicket(seal, 'turn-off', ticket, NOW)).toBeUndefined();
    const last = ticket.at(-2) === 'A' ? 'B' : 'A';
    expect(
      readTicket(seal, 'sign-in', `${ticket.slice(0, -2)}${last}${ticket.slice(-1)}`, NOW),
    ).toBeUndefined();
    expect(readTicket(seal, 'sign-in', '', NOW)).toBeUndefined();
  });
});
